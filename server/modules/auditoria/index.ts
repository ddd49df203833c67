export { anotar, listAnotaciones } from './auditoria.db.ts'
