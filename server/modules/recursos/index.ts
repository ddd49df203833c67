export { alcanzanLosRecursos, plazasConCandado, plazasPorRecursos, plazasSiNadieMas } from './comprobar-recursos.ts'
// The same acts for a host and for a provider: the session says whose they are.
export {
  guardarRecurso,
  listarRecursos,
  quitarRecurso,
  guardarRecurso as guardarRecursoDeAnfitrion,
  guardarRecurso as guardarRecursoDeProveedor,
  listarRecursos as listarRecursosDeAnfitrion,
  listarRecursos as listarRecursosDeProveedor,
  quitarRecurso as quitarRecursoDeAnfitrion,
  quitarRecurso as quitarRecursoDeProveedor,
} from './guardar-recurso.ts'
export { lockRecursosDe, siguenAlcanzando } from './recursos.db.ts'
