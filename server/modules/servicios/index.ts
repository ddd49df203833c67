export { abrirPagina, tomarCobro } from './cobrar.ts'
export { devolverServicios, reconocerDeServicios } from './devolver.ts'
export { conciliarDisputaDeServicios } from './disputar.ts'
export { cobrarServiciosPorTransferencia } from './recibir-transferencia.ts'
export { revisarServicios, SERVICIOS } from './revisar.ts'
export {
  cobrosDeServiciosDe,
  countDineroDeServicios,
  findCobro,
  findCobroPagadoDe,
  listUltimosCobros,
  lockCobroConSolicitud,
  type CobroServicios,
} from './servicios.db.ts'
export { serviciosJobs } from './servicios.jobs.ts'
