export { cargarDemo } from '#server/db/demo/cargar.ts'
