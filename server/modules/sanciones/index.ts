export { apelarSuspensionDeAnfitrion, apelarSuspensionDeProveedor, resolverSuspension } from './resolver-suspension.ts'
export { suspenderOperador } from './suspender-operador.ts'
export { sancionesJobs } from './sanciones.jobs.ts'
export { verFichaDeOperador } from './ver-ficha-de-operador.ts'
