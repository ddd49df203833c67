export { correosJobs } from './correos.jobs.ts'
export { encolarCorreo, enviarCorreo, type Correo } from './correo.ts'
export {
  borrarCorreosDe,
  clavesRechazadas,
  countRechazados,
  exportarCorreos,
  exportarCorreosSobre,
  listCorreos,
  listRechazados,
  sacarDeRechazados,
  sigueCierto,
} from './correos.db.ts'
export { fechaLarga } from './fecha-larga.ts'
