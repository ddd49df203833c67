export { suspenderSalidas, verSalidasDelDia } from './suspender-salidas.ts'
export { suspensionesJobs } from './suspensiones.jobs.ts'
