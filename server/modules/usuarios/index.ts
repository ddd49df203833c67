export { actorDeToken, deleteOtrasSesiones, deleteSesionDe, listSesionesDe } from './sesiones.db.ts'
export { quiereAviso, listPreferenciasAviso, savePreferenciasAviso } from './avisos.db.ts'
export { borrarUsuario } from './borrar-usuario.ts'
export { cambiarClaveConEnlace } from './cambiar-clave-con-enlace.ts'
export { revisarEnlaceDeClave } from './revisar-enlace-de-clave.ts'
export { cerrarSesion } from './cerrar-sesion.ts'
export { abrirSesion } from './abrir-sesion.ts'
export { hashClave } from './clave.ts'
export { confirmarClave } from './confirmar-clave.ts'
export { consentir } from './consentir.ts'
export { crearCuenta } from './crear-cuenta.ts'
export {
  activarMembresia,
  agregarMembresia,
  cambiarMembresia,
  listMiembros,
  listMiembrosDeFinanzas,
  quitarMembresia,
  quitarMembresiasDe,
  trabajaPara,
} from './membresias.db.ts'
export { darEnlace } from './dar-enlace.ts'
export { anularEnlaces, findCorreoNuevo, usarEnlace } from './enlaces.db.ts'
export { empezarDeNuevo, esDeQuienLee } from './empezar-de-nuevo.ts'
export { cerrarVias, cerrarViasConEnlace } from './vias.ts'
export { findConfirmadoEn } from './correos-anteriores.db.ts'
export { exigirOtraEmpresa, exigirOtraPersona, exigirOtroNegocio } from './lo-propio.ts'
export { recibirCuenta } from './recibir-cuenta.ts'
export { exportarUsuario } from './exportar-usuario.ts'
export { iniciarSesion, iniciarSesionAdmin, iniciarSesionProveedor } from './iniciar-sesion.ts'
export { contarFallo, revisarFallos } from './intentos.ts'
export { pedirClaveNueva } from './pedir-clave-nueva.ts'
export { registrarUsuario } from './registrar-usuario.ts'
export { tokenHash } from './token.ts'
export {
  findUsuarioPorEmail,
  getUsuario,
  listConsentimientos,
  listNegocios,
  lockCuenta,
  tieneCuenta,
  updateUsuario,
} from './usuarios.db.ts'
export {
  quedarSinCorreo,
  reenviarVerificacion,
  soltarCorreo,
  verEnlaceDeCorreo,
  verificarCorreo,
} from './verificar-correo.ts'
export { listCargos } from './cargos.db.ts'
export { elegirCargo, elegirCargo as elegirCargoProveedor } from './elegir-cargo.ts'
export { verUsuario } from './ver-usuario.ts'
export { nombrePublico } from './usuarios.db.ts'
export { usuariosJobs } from './usuarios.jobs.ts'
export { suspenderUsuario } from './suspender-usuario.ts'
export {
  deleteMiembro,
  findMiembro,
  insertMiembro,
  listMiembrosDeEmpresa,
  updateMiembro,
  type MiembroRow,
} from './miembros-de-empresa.db.ts'
export {
  countColegas,
  deleteColega,
  findColega,
  insertColega,
  insertInvitado,
  listColegas,
  listInvitadosPor,
  updatePapel,
  type ColegaRow,
} from './equipo.db.ts'
