import type { EstadoConsulta } from '#contract/consultas.ts'
import type { ErrorCode } from '#contract/errors.ts'

export interface Pregunta {
  decision: 'contestada' | 'sin_respuesta' | null
  decididaEn: Date | null
}

export const estadoDePregunta = ({ decision }: Pick<Pregunta, 'decision'>): EstadoConsulta =>
  decision === null ? 'en_espera' : decision === 'contestada' ? 'respondida' : 'cerrada'

/** What was asked last says how all of it stands. */
export const estadoDeConsulta = (preguntas: readonly Pregunta[]): EstadoConsulta =>
  estadoDePregunta(preguntas.at(-1) ?? { decision: null })

export const motivoParaNoPreguntar = (preguntas: readonly Pregunta[]): ErrorCode | null =>
  estadoDeConsulta(preguntas) === 'en_espera' ? 'consulta-en-espera' : null

/** It is kept whole, for some time after the last answer; while something waits it stays. */
export function seBorraEn(preguntas: readonly Pregunta[], guardadaMs: number): Date | null {
  if (preguntas.some(({ decididaEn }) => decididaEn === null)) return null
  const ultima = Math.max(...preguntas.map(({ decididaEn }) => decididaEn!.getTime()))
  return new Date(ultima + guardadaMs)
}
