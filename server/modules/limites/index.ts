export { contar, descartarVentanas, gastar, leer, olvidarLimites, ponerEnFila, sumar } from './limites.db.ts'
export { cabeOtroCorreo, contarCorreo, quienPide } from './por-correo.ts'
