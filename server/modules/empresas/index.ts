export { verMiEmpresa } from './ver-mi-empresa.ts'
