export { anotarPagoDeEmpresa, descartarPagoDeEmpresa } from './anotar-pago.ts'
export {
  devolverSaldoDeEmpresa,
  fijarCredito,
  listarCreditos,
  pedirDevolucionDeSaldo,
  saldoDe,
  verCredito,
} from './creditos.ts'
