export { descartarArchivos, escribirArchivos, nombrarArchivos } from './archivos.ts'
export { archivosJobs } from './archivos.jobs.ts'
