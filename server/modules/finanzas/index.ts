export { atenderDiferencia, atenderDisputa, conciliarAhora, conciliarConPsp, listarDiferencias, listarDisputas } from './conciliacion.ts'
export { decidirDevolucion, listarDevoluciones, proponerDevolucion } from './devoluciones.ts'
export { finanzasJobs } from './finanzas.jobs.ts'
export { listarAsientos, verSaldos } from './ver-libro.ts'
