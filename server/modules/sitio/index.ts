export { abrirIdentidad, leerCuentaDelSitio, leerSitio } from './sitio.ts'
export { decidirCuenta, insertCuenta, listCuentas, lockCuenta, type CuentaRow } from './sitio.db.ts'
