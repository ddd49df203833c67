export { reconocerDePlan } from './devolver.ts'
export {
  cancelarSuscripcion,
  cerrarCobroPendiente,
  planHastaDe,
  reanudarSuscripcion,
  terminarPlan,
} from './cancelar-suscripcion.ts'
export { aplicarInformeDeCobro } from './cobrar.ts'
export { comisionDe, condicionesDe, planesVigentes } from './comision.ts'
export { cerrarPlanesDePrueba } from './planes-de-prueba.ts'
export { conciliarDisputaDePlan } from './disputar.ts'
export { elegirPlan } from './elegir-plan.ts'
export { aplicarTarjetaGuardada, cambiarTarjeta, confirmarTarjeta } from './guardar-tarjeta.ts'
export { suscripcionesJobs } from './suscripciones.jobs.ts'
export { verSuscripcion } from './ver-suscripcion.ts'
export { cobrosDePlanesDe, countDineroDePlanes, exportarSuscripciones } from './suscripciones.db.ts'
