export { abrirCuenta, finesDeCuenta, sellarCuenta, sellarPorLotes, type Sellador } from './cuenta-sellada.ts'
export { abrirSecretos } from './secretos.ts'
