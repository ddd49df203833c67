export { anularInvitacion, cambiarPapelDeProveedor, invitarAlEquipo, listarEquipo, quitarDelEquipo } from './equipo.ts'
export { equiposJobs } from './equipos.jobs.ts'
export { asignarGuia, listarSalidasDelEquipo } from './guias.ts'
export { aceptarInvitacionDeProveedor, verInvitacionDeProveedor } from './invitacion.ts'
