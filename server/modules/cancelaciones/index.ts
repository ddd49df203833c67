export { cancelacionesJobs } from './cancelaciones.jobs.ts'
export { perdonarCancelacion } from './perdonar-cancelacion.ts'
export { registrarCancelacion } from './registrar-cancelacion.ts'
// The same act in both contexts: the session says whose they are.
export {
  cancelacionesDe,
  pausaPorCancelaciones,
  verCancelaciones as verCancelacionesDeAnfitrion,
  verCancelaciones as verCancelacionesDeProveedor,
} from './ver-cancelaciones.ts'
