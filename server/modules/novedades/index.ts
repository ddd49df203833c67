export { abrirEntrega, anotarIntento, cuerpoDe, descartarEntrega, type Resultado } from './entregar.ts'
export { acusarNovedades, leerNovedades } from './leer-novedades.ts'
export { novedadesJobs } from './novedades.jobs.ts'
export {
  borrarWebhook,
  crearWebhook,
  firmar,
  listarEntregas,
  listarWebhooks,
  repetirEntrega,
  rotarSecretoDeWebhook,
} from './webhooks.ts'
export { olvidarCuerpos, quitarWebhooksDe, type EntregaRow, type WebhookRow } from './webhooks.db.ts'
export {
  borrarWebhookPorClave,
  cambiarWebhookPorClave,
  crearWebhookPorClave,
  listarWebhooksPorClave,
  verWebhookPorClave,
} from './webhooks-por-clave.ts'
export { diferenciaDe } from '#domain/novedades/diferencia.ts'
