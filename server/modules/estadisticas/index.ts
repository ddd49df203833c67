export { listarPendientes } from './listar-pendientes.ts'
export { verEstadisticas } from './ver-estadisticas.ts'
