export { verMiPuesto } from './ver-mi-puesto.ts'
