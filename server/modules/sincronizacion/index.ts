export { conectarCalendario, leerCalendario, quitarCalendario, subirCalendario } from './conectar-calendario.ts'
export { borrarFeed, crearFeed, leerFeedDeSalidas } from './feed-de-salidas.ts'
export { sincronizacionJobs } from './sincronizacion.jobs.ts'
export { verSincronizacion } from './ver-sincronizacion.ts'
