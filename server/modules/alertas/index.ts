export { alertasJobs } from './alertas.jobs.ts'
export { crearAlerta } from './crear-alerta.ts'
export { deleteAlertasDe, exportarAlertas } from './alertas.db.ts'
export { borrarAlerta, listarAlertas, pausarAlerta, usarEnlaceDeAlerta, verEnlaceDeAlerta } from './mis-alertas.ts'
