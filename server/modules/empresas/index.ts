export { verMiEmpresa } from './ver-mi-empresa.ts'
export { crearClave, listarClaves, revocarClave } from './claves.ts'
export { actorDeClave } from './claves.db.ts'
