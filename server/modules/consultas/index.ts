export { exportarConsultas, olvidarConsultasDe } from './consultas.db.ts'
export { decidirConsulta, verConsulta } from './decidir-consulta.ts'
export { escribirConsulta } from './escribir-consulta.ts'
