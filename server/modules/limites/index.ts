export { contar, descartarVentanas, leer, olvidarLimites, ponerEnFila, sumar, type Limite } from './limites.db.ts'
