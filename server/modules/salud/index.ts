export { descartarCarta, listarCartasMuertas, repetirCarta } from './cartas-muertas.ts'
export { carpetaDeRespaldos, respaldosJobs } from './respaldar.ts'
export { RespaldosInserviblesError, restaurarRespaldo } from './restaurar.ts'
export { comprobar, comprobarAhora, verSalud } from './ver-salud.ts'
