export { deleteListasDe, exportarListas } from './listas.db.ts'
export { listasJobs } from './listas.jobs.ts'
export { borrarLista, cerrarLista, crearLista, listarListas } from './mis-listas.ts'
export { verLista, votarLista } from './votar-lista.ts'
