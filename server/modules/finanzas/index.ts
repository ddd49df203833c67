export { decidirDevolucion, listarDevoluciones, proponerDevolucion } from './devoluciones.ts'
export { listarAsientos, verSaldos } from './ver-libro.ts'
