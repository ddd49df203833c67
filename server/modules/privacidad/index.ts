export { borrarCuenta, verBorrado } from './borrar-cuenta.ts'
export { anotarBorrado, reponerBorrados } from './diario-de-borrados.ts'
export {
  borrarDatosDeReserva,
  descargarDatosDeReserva,
  descargarDatosDeReservaCsv,
  pedirCodigoDeDatos,
  verDatosDeReserva,
} from './datos-de-reserva.ts'
export { descargarDatos, descargarDatosCsv, listarExportaciones, pedirExportacion } from './exportar.ts'
export { listarSolicitudesDeDatos, pedirDerecho } from './pedir-derecho.ts'
export { privacidadJobs } from './privacidad.jobs.ts'
export { resolverSolicitudDeDatos, verSolicitudDeDatos } from './resolver-solicitud.ts'
