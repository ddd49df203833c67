export { asentar } from './libro.ts'
export { aplicarInforme, asentarAjeno, asentarCobro, asentarCobroTardio, asentarSuspenso, type Cambio } from './aplicar-informe.ts'
export { asentarServicio, cobrarPorTransferencia } from './cobrar-transferencia.ts'
export { asentarDisputa, guardarDisputa, seguirCaso as seguirCasoDeDisputa, type PasoDeDisputa } from './contracargos.ts'
export { aplicarReembolso, preguntarReembolso, toReembolsoJson } from './enviar-reembolso.ts'
export {
  exportarPagos, findEvento, findPago, findPagoPagable, findPagoPorPsp, findPagoVivo, findReembolso, findUltimoPago, findUltimoReembolso, findUltimosPagos, findUltimosReembolsos, insertMovimientos, insertPago,
  listCobros, listDebido, listEventosPorAplicar, listPagosPorRevisar, listReembolsosPendientes, listReembolsosPorEnviar, lockDisputa, lockDisputaDeRegalo, lockPago, olvidarAvisosDePago, quedanDisputas, quedanReembolsos, updateDisputa, updateEvento, updatePago, type CobroRow, type PagoRow, type ReembolsoRow,
} from './pagos.db.ts'
export { debeDe, fijarCredito, soltarCredito } from './credito.ts'
export { recibirEvento } from './recibir-evento.ts'
export { asentarDevolucionDeSuscripcion, asentarDevolucionHecha, asentarDevolucionManual, asentarSuscripcion } from './suscripciones-en-libro.ts'
export { devolverDiferencia, devolverFueraDePolitica, devolverTodo, fijarComision, solicitarReembolso, soltarComision } from './solicitar-reembolso.ts'
export { createStripePort } from './stripe.ts'
export { verConfiguracionDePago } from './ver-configuracion-de-pago.ts'
export { countTransferencias, findTransferencia, listDeReserva, listPorAvisar, listTransferencias, lockAprobadas, lockPorTransferirDe, lockTransferencia, lockTransferencias, marcarAvisada, moverTransferencia, olvidarCuentas as olvidarCuentasDeTransferencias, sellarTransferencias, type TransferenciaCompleta, type TransferenciaRow } from './transferencias.db.ts'
export { anularPorContracargo, darPorTransferida, deberPorTransferencia, escribirCuenta, pedirTransferencia, seguir as seguirTransferencia, usarCuentaEscrita } from './transferir.ts'
