export { anotar, listAnotaciones } from './auditoria.db.ts'
export { exportarAuditoria, listarAuditoria } from './listar-auditoria.ts'
