export { listarResenas } from './listar-resenas.ts'
export { recalcularCalificacion } from './recalcular-calificacion.ts'
export { resenasJobs } from './resenas.jobs.ts'
export { exportarResenas, firmarComoViajero } from './resenas.db.ts'
