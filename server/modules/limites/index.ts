export { contar, descartarVentanas, leer, ponerEnFila, type Limite } from './limites.db.ts'
