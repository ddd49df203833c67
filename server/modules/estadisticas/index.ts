export { verEstadisticas } from './ver-estadisticas.ts'
