export { anotarPagoDeEmpresa, deudaDe, fijarCredito, listarCreditos, verCredito } from './creditos.ts'
