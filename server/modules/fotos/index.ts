export { abrirFoto, borrarFotosDeReservas, firmada, guardarArchivos, guardarFoto, toFotoJson } from './fotos.ts'
export { findFoto, listFotos, ocultarFotos, updatePublicada as publicarFotos } from './fotos.db.ts'
export { fotosJobs } from './fotos.jobs.ts'
export { fotoDeUrl, urlDeFoto } from './medidas.ts'
