export { verMiPuesto } from './ver-mi-puesto.ts'
export {
  cambiarPapel,
  invitarPersonal,
  listarPersonal,
  quitarPersonal,
  reenviarInvitacionDePersonal,
} from './equipo.ts'
