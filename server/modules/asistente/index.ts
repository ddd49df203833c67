export { olvidarConversacion } from './olvidar-conversacion.ts'
export { preguntarAsistente } from './preguntar-asistente.ts'
export { deleteConversacionesDe, exportarConversaciones } from './conversaciones.db.ts'
export { asistenteJobs } from './asistente.jobs.ts'
