export { verMiEmpresa } from './ver-mi-empresa.ts'
export { quitarLogo, subirLogo } from './logo.ts'
export { logoDe } from './logo-json.ts'
export { registrarEmpresa, rutDe } from './registrar-empresa.ts'
export { corregirEmpresa } from './corregir-empresa.ts'
export { decidirEmpresa, listarEmpresas, verEmpresa } from './decidir-empresa.ts'
export { agregarLineaDeContrato, terminarLineaDeContrato } from './lineas-de-contrato.ts'
export { margenPara, verContrato, verContratoDeEmpresa, verMargen } from './contrato.ts'
export { crearClave, listarClaves, revocarClave, rotarClave } from './claves.ts'
export { volcarUso } from './uso-de-claves.ts'
export { verUsoDeClave } from './ver-uso-de-clave.ts'
export { empresasJobs } from './empresas.jobs.ts'
export { actorDeClave, findEmpresaDeClave } from './claves.db.ts'
export { pareceClave } from '#domain/empresas/claves.ts'
export {
  aceptarInvitacion,
  guardarCentros,
  guardarMiembro,
  invitarMiembro,
  quitarMiembro,
  verEquipo,
} from './equipo.ts'
export { findVendida } from './contrato.db.ts'
export { findCentro } from './equipo.db.ts'
export { cerrarFichaDeEmpresa, findEmpresa, lockEmpresaEntera, olvidarInvitacionesA } from './empresas.db.ts'
export { CLAVE_DE_PRUEBA, verClaveDePrueba } from './clave-de-prueba.ts'
