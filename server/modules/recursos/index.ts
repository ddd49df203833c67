export { guardarRecurso, listarRecursos, quitarRecurso } from './guardar-recurso.ts'
export { alcanzanLosRecursos, plazasConCandado, plazasPorRecursos } from './comprobar-recursos.ts'
export { lockRecursosDe } from './recursos.db.ts'
