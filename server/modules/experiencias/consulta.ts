import type { Grupo } from './texto.ts'

/** A text as the database looks for it, and how to look. */
export interface Consulta {
  /** A tsquery of plain stems. */
  texto: string
  /** So many match that walking the list in its order finds a page sooner than the index of words does. */
  frecuente: boolean
  frecuenteEnTitulo: boolean
}

// Walking reads about 24 / p rows to fill a page, the index of words p × N and none of their texts: even where p² × N is about this.
const EQUILIBRIO = 100

/** Every word must match, or any; `publicadas`: how many experiences there are, to guess how many match. */
export function armarConsulta(grupos: Grupo[], operador: '&' | '|', publicadas: number): Consulta {
  const texto = grupos.map(({ formas }) => `(${formas.join('|')})`).join(operador)
  const esFrecuente = (veces: number[]): boolean => parteQueCumple(veces, operador, publicadas) ** 2 * publicadas > EQUILIBRIO
  return { texto, frecuente: esFrecuente(grupos.map(({ veces }) => veces)), frecuenteEnTitulo: esFrecuente(grupos.map(({ enTitulo }) => enTitulo)) }
}

function parteQueCumple(veces: number[], operador: '&' | '|', publicadas: number): number {
  const partes = veces.map((n) => Math.min(1, n / Math.max(1, publicadas)))
  return operador === '&' ? partes.reduce((a, b) => a * b, 1) : partes.reduce((a, b) => a + b, 0)
}
