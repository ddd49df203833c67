export { abrirCuenta, finesDeCuenta, sellarCuenta, sellarPorLotes, type CuentaGuardada, type Sellador } from './cuenta-sellada.ts'
export { abrirSecretos } from './secretos.ts'
