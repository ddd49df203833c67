export { contar, descartarVentanas, gastar, leer, olvidarLimites, ponerEnFila, sumar, type Limite } from './limites.db.ts'
export { cabeOtroCorreo, quienPide } from './por-correo.ts'
