export { contar, descartarVentanas, leer, type Limite } from './limites.db.ts'
