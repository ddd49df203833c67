export { cambiarClave } from './cambiar-clave.ts'
export { cambiarCorreo, deshacerCambioDeCorreo } from './cambiar-correo.ts'
export {
  activarSegundoFactor,
  prepararSegundoFactor,
  quitarSegundoFactor,
  renovarCodigos,
  verSegundoFactor,
} from './segundo-factor.ts'
export { listarSesiones, terminarOtrasSesiones, terminarSesion } from './sesiones.ts'
