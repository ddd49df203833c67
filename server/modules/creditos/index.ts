export { anotarPagoDeEmpresa, fijarCredito, listarCreditos, verCredito } from './creditos.ts'
