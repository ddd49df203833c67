export { guardarAvisosDeProveedor, verAvisosDeProveedor } from './avisos-de-proveedor.ts'
export { guardarAvisos, guardarConsentimiento, guardarDatos, guardarPreferencias } from './guardar-perfil.ts'
export {
  agregarViajeroFrecuente,
  guardarViajeroFrecuente,
  listarViajerosFrecuentes,
  quitarViajeroFrecuente,
} from './viajeros.ts'
export { deleteViajerosDe, exportarViajeros } from './viajeros.db.ts'
export { verPerfil } from './ver-perfil.ts'
