export { decidirDevolucion, listarDevoluciones, proponerDevolucion } from './devoluciones.ts'
export { listarMovimientos, verSaldos } from './ver-libro.ts'
