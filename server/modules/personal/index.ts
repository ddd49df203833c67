export { verMiPuesto } from './ver-mi-puesto.ts'
export { cambiarPapel, invitarPersonal, listarPersonal, quitarPersonal } from './equipo.ts'
