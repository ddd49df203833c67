export { apelarOpinion } from './apelar-opinion.ts'
export { denunciarResena } from './denunciar-resena.ts'
export { escribirResena } from './escribir-resena.ts'
export { listarAspectos } from './listar-aspectos.ts'
export { listarOpinionesDeProveedor } from './listar-opiniones-de-proveedor.ts'
export { listarResenas } from './listar-resenas.ts'
export { listarResenasPorRevisar } from './listar-resenas-por-revisar.ts'
export { listarResenasRecibidas } from './listar-resenas-recibidas.ts'
export { moderarResena } from './moderar-resena.ts'
export { opinarDeViajero } from './opinar-de-viajero.ts'
export { recalcularCalificacion } from './recalcular-calificacion.ts'
export { resenasJobs } from './resenas.jobs.ts'
export {
  exportarLoDichoDe,
  exportarResenas,
  firmarComoViajero,
  firmarDeNuevo,
  olvidarLoDichoDe,
} from './personas.db.ts'
export { responderResena } from './responder-resena.ts'
export { subirFotoDeResena } from './subir-foto-de-resena.ts'
export { verMiResena } from './ver-mi-resena.ts'
