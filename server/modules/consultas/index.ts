export { exportarConsultas, olvidarConsultasDe } from './consultas.db.ts'
export { consultasJobs } from './consultas.jobs.ts'
export { decidirConsulta, verConsulta } from './decidir-consulta.ts'
export { escribirConsulta } from './escribir-consulta.ts'
export {
  listarConsultas,
  preguntarOtraVez,
  preguntarOtraVezConEnlace,
  verConsultaConEnlace,
  verConsultaPropia,
} from './mis-consultas.ts'
