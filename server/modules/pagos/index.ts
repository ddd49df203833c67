export { asentar } from './libro.ts'
export { aplicarInforme, asentarCobro, asentarCobroTardio, asentarSuspenso, retenidoDe } from './aplicar-informe.ts'
export { recibirAjeno, reconocerDevolucion } from './ajenos.ts'
export { anotarReembolso, DE_FUERA } from './anotar-reembolso.ts'
export { countAvisosFallidos, listAvisosFallidos, sacarDeFallidos } from './avisos.db.ts'
export { findEnSuspensoDe, tieneDuenio } from './ajenos.db.ts'
export { asentarServicio, cobrarPorTransferencia, devolverTransferenciaTardia } from './cobrar-transferencia.ts'
export {
  asentarDisputa,
  cubrirConDisputa,
  llevarDisputa,
  seguirReembolsosDe,
  type PasoDeDisputa,
} from './contracargos.ts'
export { aplicarReembolso, devolver, preguntarReembolso, toReembolsoJson } from './enviar-reembolso.ts'
export {
  exportarPagos,
  findEvento,
  findPago,
  findPagoPagable,
  findPagoPorPsp,
  findPagoVivo,
  findUltimoPago,
  findUltimosPagos,
  insertMovimientos,
  insertPago,
  cobrosDeReservasDe,
  hayCobroPerdido,
  listCobros,
  listDebido,
  listEventosPorAplicar,
  listPagosPorRevisar,
  lockDisputa,
  lockDisputaDeRegalo,
  lockPago,
  olvidarAvisosDePago,
  quedanDisputas,
  updateDisputa,
  updateEvento,
  updatePago,
  type CobroRow,
  type PagoRow,
} from './pagos.db.ts'
export { debeDe, fijarCredito, soltarCredito } from './credito.ts'
export { conciliarDisputaDeAjeno } from './disputas-de-ajenos.ts'
export {
  findReembolso,
  findReembolsosDe,
  lockReembolso,
  findReembolsosPorPsp,
  findUltimoReembolso,
  findUltimosReembolsos,
  listReembolsosPendientes,
  listReembolsosPorEnviar,
  quedanReembolsos,
  type ReembolsoRow,
} from './reembolsos.db.ts'
export { dadoEnLibro, enLibroDe, loDaElLibro, vezDada } from './reembolsos-en-libro.db.ts'
export { PRECIO_VIGENTE, RETENIDO } from './precio-vigente.db.ts'
export { cubrirTransferencia, reconocerDeAjeno, reconocerEnCobro } from './reconocer.ts'
export { recibirEvento } from './recibir-evento.ts'
export { asentarDevolucionDeSuscripcion, asentarSuscripcion } from './suscripciones-en-libro.ts'
export {
  anotarDevueltoDeFuera,
  devolverDiferencia,
  devolverFueraDePolitica,
  devolverTodo,
  fijarComision,
  solicitarReembolso,
  soltarComision,
} from './solicitar-reembolso.ts'
export { seguirOrigen } from './seguir-origen.ts'
export { createStripePort } from './stripe.ts'
export { vigilarPsp } from './vigilar-psp.ts'
export { deSuModo } from './de-su-modo.ts'
export { exigirMedioDePago, sinPagos } from './sin-pagos.ts'
export { verConfiguracionDePago } from './ver-configuracion-de-pago.ts'
export {
  countTransferencias,
  findTransferencia,
  listDePruebaPorTransferir,
  listDeReserva,
  listPorAvisar,
  listTransferencias,
  lockAprobadas,
  lockPorTransferirDeReembolso,
  lockTransferencia,
  lockTransferencias,
  marcarAvisada,
  moverTransferencia,
  olvidarCuentas as olvidarCuentasDeTransferencias,
  sellarTransferencias,
  type TransferenciaCompleta,
  type TransferenciaRow,
} from './transferencias.db.ts'
export {
  darPorTransferida,
  escribirCuenta,
  pedirTransferencia,
  seguir as seguirTransferencia,
  usarCuentaEscrita,
} from './transferir.ts'
