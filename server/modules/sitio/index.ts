export { abrirMarca } from './hoja.ts'
export { type Tonos, tonosVistos, verSitio } from './tonos.ts'
export {
  abrirIdentidad,
  agenteDeAvisos,
  faltantesDelSitio,
  leerCuentaDelSitio,
  leerSitio,
  organizador,
} from './sitio.ts'
export { decidirCuenta, insertCuenta, listCuentas, lockCuenta, type CuentaRow } from './sitio.db.ts'
