export { borrarCalendarioPersonal } from './borrar-calendario-personal.ts'
export { crearCalendarioPersonal } from './crear-calendario-personal.ts'
export { leerCalendarioPersonal } from './leer-calendario-personal.ts'
export { verCalendarioPersonal } from './ver-calendario-personal.ts'
