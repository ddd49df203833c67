export { contar, descartarVentanas, leer, ponerEnFila, sumar, type Limite } from './limites.db.ts'
