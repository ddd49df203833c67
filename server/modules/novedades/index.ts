export { abrirEntrega, anotarIntento, type Resultado } from './entregar.ts'
export { acusarNovedades, leerNovedades } from './leer-novedades.ts'
export { novedadesJobs } from './novedades.jobs.ts'
export { agregarWebhook, borrarWebhook, crearWebhook, firmar, listarEntregas, listarWebhooks, repetirEntrega, rotarSecretoDeWebhook } from './webhooks.ts'
