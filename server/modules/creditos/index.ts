export { anotarPagoDeEmpresa, devolverSaldoDeEmpresa, fijarCredito, listarCreditos, pedirDevolucionDeSaldo, saldoDe, verCredito } from './creditos.ts'
