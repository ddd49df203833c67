export { deleteEsperasDe, exportarEsperas } from '#server/modules/filas/index.ts'
export { esperaJobs } from './espera.jobs.ts'
export { esperarCupo } from './esperar-cupo.ts'
export { listarEsperas, retirarEspera, usarEnlaceDeEspera, verEnlaceDeEspera } from './mis-esperas.ts'
