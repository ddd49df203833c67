import type { ErrorCode } from '#contract/errors.ts'
import { plazoDeDias } from '#domain/fechas.ts'

const PLAZO_DIAS = 30

export interface Decidida {
  /** When somebody of ours last looked at it; null: nobody has. */
  decididaEn: Date | null
  /** It was appealed before, whatever came of it. */
  apelada: boolean
}

/** The operator may ask for a second look once, within thirty days of the first. */
export function motivoParaNoApelar({ decididaEn, apelada }: Decidida, ahora: Date): ErrorCode | null {
  if (decididaEn === null) return 'opinion-sin-decision'
  if (apelada) return 'opinion-ya-apelada'
  return ahora > plazoDeDias(decididaEn, PLAZO_DIAS) ? 'apelacion-vencida' : null
}
