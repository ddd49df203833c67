// The same acts for a host and for a provider: the session says whose team it is.
export {
  activarDelEquipo,
  activarDelEquipo as activarDelEquipoDeAnfitrion,
  anularInvitacion,
  anularInvitacion as anularInvitacionDeAnfitrion,
  anularInvitacion as anularInvitacionDeProveedor,
  cambiarPapel,
  cambiarPapel as cambiarPapelDeAnfitrion,
  cambiarPapel as cambiarPapelDeProveedor,
  invitarAlEquipo,
  invitarAlEquipo as invitarAlEquipoDeAnfitrion,
  invitarAlEquipo as invitarAlEquipoDeProveedor,
  listarEquipo,
  listarEquipo as listarEquipoDeAnfitrion,
  listarEquipo as listarEquipoDeProveedor,
  quitarDelEquipo,
  quitarDelEquipo as quitarDelEquipoDeAnfitrion,
  quitarDelEquipo as quitarDelEquipoDeProveedor,
} from './equipo.ts'
export { equiposJobs } from './equipos.jobs.ts'
export {
  asignarGuia,
  asignarGuia as asignarGuiaDeAnfitrion,
  asignarGuia as asignarGuiaDeProveedor,
  listarSalidasDelEquipo,
  listarSalidasDelEquipo as listarSalidasDelEquipoDeAnfitrion,
  listarSalidasDelEquipo as listarSalidasDelEquipoDeProveedor,
} from './guias.ts'
export { listQuienesTrabajan } from './integrantes.ts'
export { aceptarInvitacionDeOperador, verInvitacionDeOperador } from './invitacion.ts'
export { disolverEquipo } from './equipo.ts'
export { deleteInvitacionesDe, olvidarEnEquipos } from './equipos.db.ts'
