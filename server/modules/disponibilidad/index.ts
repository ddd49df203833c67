export { findOferta, lockSalida, type Oferta } from './disponibilidad.db.ts'
