import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Oferta } from '#server/modules/disponibilidad/index.ts'
import { reglaVigente } from '#server/modules/reglas/index.ts'

/** On which terms a reserva was sold. */
export interface Terminos {
  politicaCancelacion: string
  politicaVersion: number
  /** Version 1 needs no copy. */
  politicaTramos: string | null
  retractoVigente: boolean
  retractoVersion: string
}

/** What is written of a reserva: all of its terms or none. */
export type TerminosJuntos<T> = Omit<T, keyof Terminos> & (Terminos | Partial<Record<keyof Terminos, never>>)

/** The terms of an offer as they stand now, kept with what is sold. What a company sells on has no right to withdraw. */
export async function terminosDe(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  oferta: Oferta,
  { revende }: { revende: boolean },
): Promise<Terminos> {
  const { version, contenido } = await reglaVigente(tx, 'cancelacion', now)
  return {
    politicaCancelacion: oferta.politicaCancelacion,
    politicaVersion: version,
    politicaTramos: version === 1 ? null : JSON.stringify(contenido[oferta.politicaCancelacion as PoliticaCancelacion]),
    retractoVigente: revende ? false : oferta.retractoVigente,
    retractoVersion: oferta.retractoVersion,
  }
}
