export { abrirSecretos, type Secretos } from './secretos.ts'
