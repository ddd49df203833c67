export { cerrarEmpresa, verBajaDeEmpresa } from './cerrar-empresa.ts'
// The same acts of a host and of a provider: the session says whose business it is.
export {
  darDeBaja as darDeBajaAnfitrion,
  darDeBaja as darDeBajaProveedor,
  verBaja as verBajaDeAnfitrion,
  verBaja as verBajaDeProveedor,
} from './cerrar-operador.ts'
