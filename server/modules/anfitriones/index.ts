export {
  cambiarEstadoDeAnfitrion,
  cambiarFichaDeAnfitrion,
  exportarAnfitrion,
  findAnfitrionDe,
  getAnfitrion,
  lockAnfitrion,
  seudonimizarAnfitrionDe,
} from './anfitriones.db.ts'
export { cerrarAnfitrion, comoSlug, empezarComoAnfitrion } from './empezar-como-anfitrion.ts'
