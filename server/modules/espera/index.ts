export { deleteEsperasDe, exportarEsperas } from './espera.db.ts'
export { esperaJobs } from './espera.jobs.ts'
export { esperarCupo } from './esperar-cupo.ts'
export { listarEsperas, retirarEspera, usarEnlaceDeEspera, verEnlaceDeEspera } from './mis-esperas.ts'
