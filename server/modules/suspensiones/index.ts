export { cancelarSusSalidas, ofrecerOtraSalida } from './ofrecer-otra-salida.ts'
export { suspenderSalidas, verSalidasDelDia } from './suspender-salidas.ts'
export { suspensionesJobs } from './suspensiones.jobs.ts'
