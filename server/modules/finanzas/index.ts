export { corregirModo } from './corregir-modo.ts'
export { guardarCuentaDeDevolucion, verCuentaDeDevolucion } from './cuenta-de-devolucion.ts'
export { atenderDiferencia, conciliarAhora, conciliarConPsp, listarDiferencias, verDiferencia } from './conciliacion.ts'
export { decidirDevolucion, listarDevoluciones, proponerDevolucion } from './devoluciones.ts'
export { atenderDisputa, cerrarDeuda, listarDisputas, verDisputa } from './disputas.ts'
export { finanzasJobs } from './finanzas.jobs.ts'
export { compararSaldoConPsp, verSaldoDelPsp } from './saldo-del-psp.ts'
export { listarAsientos, verSaldos } from './ver-libro.ts'
export {
  decidirTransferencia,
  listarTransferencias,
  mostrarCuentaDeTransferencia,
  pedirTransferencia,
  usarCuentaDeViajero,
  verTransferencia,
} from './transferencias.ts'
