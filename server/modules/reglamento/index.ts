export { ensayarRegla, publicarRegla } from './publicar-regla.ts'
export { listarReglas, verRegla } from './ver-reglas.ts'
export { verCondiciones, verTextoLegal } from './ver-condiciones.ts'
export { reglamentoJobs } from './entrar-en-vigor.ts'
