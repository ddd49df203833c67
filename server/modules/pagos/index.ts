export { aplicarInforme, asentarCobro, asentarCobroTardio, asentarSuspenso, type Cambio } from './aplicar-informe.ts'
export { aplicarReembolso, preguntarReembolso, toReembolsoJson } from './enviar-reembolso.ts'
export {
  findEvento, findPago, findPagoPorPsp, findPagoVivo, findReembolso, findUltimoPago, findUltimoReembolso, findUltimosPagos, findUltimosReembolsos, insertPago,
  listEventosPorAplicar, listPagosPorRevisar, listReembolsosPorEnviar, updateEvento, updatePago, type PagoRow, type ReembolsoRow,
} from './pagos.db.ts'
export { recibirEvento } from './recibir-evento.ts'
export { devolverTodo, solicitarReembolso } from './solicitar-reembolso.ts'
export { createStripePort } from './stripe.ts'
export { verConfiguracionDePago } from './ver-configuracion-de-pago.ts'
