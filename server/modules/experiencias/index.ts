export { listarExperiencias, ubicarExperiencias } from './listar-experiencias.ts'
export { listarExperienciasB2b } from './listar-experiencias-b2b.ts'
export { enVenta, OPERADOR_ACTIVO } from './con-salida.ts'
export { listarPropias } from './listar-propias.ts'
export { listarCiudades } from './listar-ciudades.ts'
export { verConfiguracionDelMapa } from './ver-configuracion-del-mapa.ts'
export { verFeedDeGoogle } from './ver-feed-de-google.ts'
export { verExperiencia } from './ver-experiencia.ts'
export { findExperienciaPublica, updateCalificacion } from './experiencias.db.ts'
export { abrirMemoria } from './memoria.ts'
export { moverCatalogo, versionDelCatalogo } from './version.ts'
export type { Detalle, Foto, FotoDeEncuentro } from './detalle.ts'
export { olvidarExperiencias } from './olvidar-experiencias.ts'
export { reindexarPalabras } from './reindexar-palabras.ts'
export { experienciasJobs } from './experiencias.jobs.ts'
export { columnasDe, contenidoDe } from './contenido.json.ts'
export {
  aplicarContenido,
  cambiarEstadoDeExperiencia,
  crearBorrador,
  publicarExperiencia,
  retirarExperienciasDe,
} from './escribir-experiencia.ts'
export {
  contarPublicadas,
  findEditable,
  findOperador,
  lockExperiencia,
  renombrarOperador,
  type ExperienciaEditable,
} from './editables.db.ts'
