export { facturasJobs } from './facturas.jobs.ts'
export { pedirFactura } from './pedir-factura.ts'
export { verFactura } from './ver-factura.ts'
export { exportarFacturas, olvidarFacturas } from './facturas.db.ts'
