export { borrarCuenta, verBorrado } from './borrar-cuenta.ts'
export { descargarDatos, descargarDatosCsv, listarExportaciones, pedirExportacion } from './exportar.ts'
export { listarSolicitudesDeDatos, pedirDerecho } from './pedir-derecho.ts'
export { privacidadJobs } from './privacidad.jobs.ts'
