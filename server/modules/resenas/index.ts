export { listarResenas } from './listar-resenas.ts'
export { recalcularCalificacion } from './recalcular-calificacion.ts'
export { resenasJobs } from './resenas.jobs.ts'
