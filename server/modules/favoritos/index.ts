export { deleteFavoritosDe, exportarFavoritos } from './favoritos.db.ts'
export { guardarFavoritos, quitarFavorito } from './guardar-favoritos.ts'
export { listarFavoritos, listarIdsDeFavoritos, verExperienciasGuardadas } from './listar-favoritos.ts'
