export { exigirEncendida } from './exigir-encendida.ts'
export { guardadoDesde } from './guardado-desde.ts'
export { insertRegla, type ReglaRow } from './reglas.db.ts'
export { feriadosDe, moverReglas, reglaDe, reglaVigente, versionesDe } from './regla-vigente.ts'
