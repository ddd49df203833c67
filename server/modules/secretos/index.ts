export { abrirSecretos } from './secretos.ts'
