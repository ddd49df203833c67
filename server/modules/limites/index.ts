export { contar, descartarVentanas, gastar, leer, olvidarLimites, ponerEnFila, sumar, type Limite } from './limites.db.ts'
