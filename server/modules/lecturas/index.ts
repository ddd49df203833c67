export { olvidarEnLecturas } from './avisar-de-lectura.ts'
// The same acts for a host and for a provider: the session says for whom.
export {
  decidirLectura as decidirLecturaDeAnfitrion,
  decidirLectura as decidirLecturaDeProveedor,
} from './decidir-lectura.ts'
export {
  entregarLectura as entregarLecturaDeAnfitrion,
  entregarLectura as entregarLecturaDeProveedor,
} from './entregar-lectura.ts'
export { lecturasJobs } from './lecturas.jobs.ts'
export {
  listarLecturas as listarLecturasDeAnfitrion,
  listarLecturas as listarLecturasDeProveedor,
} from './listar-lecturas.ts'
