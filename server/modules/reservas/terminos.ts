import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Oferta } from '#server/modules/disponibilidad/index.ts'
import { reglaVigente } from '#server/modules/reglas/index.ts'

/** On which terms a reserva was sold: none of them is written without the others. */
export interface Terminos {
  politicaCancelacion: string
  politicaVersion: number
  /** Version 1 needs no copy. */
  politicaTramos: string | null
  retractoVigente: boolean
  retractoVersion: string
}

/** The terms of an offer as they stand now, kept with what is sold. What a company sells on has no right to withdraw. */
export async function terminosDe({ now }: Pick<Ctx, 'now'>, tx: Tx, oferta: Oferta, { revende }: { revende: boolean }): Promise<Terminos> {
  const { version, contenido } = await reglaVigente(tx, 'cancelacion', now)
  return {
    politicaCancelacion: oferta.politicaCancelacion,
    politicaVersion: version,
    politicaTramos: version === 1 ? null : JSON.stringify(contenido[oferta.politicaCancelacion as PoliticaCancelacion]),
    retractoVigente: revende ? false : oferta.retractoVigente,
    retractoVersion: oferta.retractoVersion,
  }
}
