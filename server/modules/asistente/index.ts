export { preguntarAsistente } from './preguntar-asistente.ts'
export { deleteConversacionesDe } from './conversaciones.db.ts'
export { asistenteJobs } from './asistente.jobs.ts'
