export { dejarDeRecibir, verDesuscripcion } from './dejar-de-recibir.ts'
