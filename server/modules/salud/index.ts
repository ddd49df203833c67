export { carpetaDeRespaldos, respaldosJobs } from './respaldar.ts'
