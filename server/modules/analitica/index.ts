export { exportarAnalitica } from './exportar-analitica.ts'
export { analiticaJobs, registrarInteres, volcarInteres } from './registrar-interes.ts'
export { verAnalitica } from './ver-analitica.ts'
