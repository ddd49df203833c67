export {
  apelarSuspensionDeAnfitrion,
  apelarSuspensionDeProveedor,
  resolverSuspension,
  retirarApelacion,
} from './resolver-suspension.ts'
export { suspenderOperador } from './suspender-operador.ts'
export { sancionesJobs } from './sanciones.jobs.ts'
export { suspensionDe } from './suspension-de.ts'
export { olvidarSanciones } from './sanciones.db.ts'
export { verFichaDeOperador } from './ver-ficha-de-operador.ts'
