// The same acts in both contexts: the session says whose bell it is.
export {
  contarNotificaciones,
  contarNotificaciones as contarNotificacionesDeProveedor,
} from './contar-notificaciones.ts'
export { leerNotificacion, leerNotificacion as leerNotificacionDeProveedor } from './leer-notificacion.ts'
export {
  leerTodasLasNotificaciones,
  leerTodasLasNotificaciones as leerTodasLasNotificacionesDeProveedor,
} from './leer-todas-las-notificaciones.ts'
export {
  listarNotificaciones,
  listarNotificaciones as listarNotificacionesDeProveedor,
} from './listar-notificaciones.ts'
export { cambiarTextos, deleteNotificacionesDe, exportarNotificaciones, quitarAvisos } from './notificaciones.db.ts'
export { notificacionesJobs } from './notificaciones.jobs.ts'
export { notificar, type Aviso } from './notificar.ts'
