export { crearExperiencia } from './crear-experiencia.ts'
export { descartarEdicion, pausarExperiencia } from './descartar-edicion.ts'
export { edicionesJobs } from './ediciones.jobs.ts'
export { enviarEdicion, retirarEdicion, retirarEdicionesDe } from './enviar-edicion.ts'
export { guardarEdicion } from './guardar-edicion.ts'
export { listarEdicionesPorRevisar } from './listar-ediciones-por-revisar.ts'
export {
  aprobarEdicion,
  observarEdicion,
  rechazarEdicion,
  retirarExperiencia,
  verEdicionPorRevisar,
} from './revisar.ts'
export { subirFoto } from './subir-foto.ts'
export { verEdicion } from './ver-edicion.ts'
