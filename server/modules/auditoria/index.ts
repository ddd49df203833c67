export { anotar } from './auditoria.db.ts'
