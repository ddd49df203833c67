import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import { motivoParaNoAprobar } from '#domain/permisos/finanzas.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { exigirPaso, moverCorrida } from './mover-corrida.ts'

/** The second person. */
export function aprobarCorrida(ctx: Ctx, { id }: { id: string }): Promise<CorridaCompleta> {
  return moverCorrida(ctx, id, 'aprobar_corrida', async (_tx, corrida, autor) => {
    exigirPaso(corrida, 'aprobar')
    const motivo = motivoParaNoAprobar(ctx.actor, corrida.creadaPor)
    if (motivo) refuse(motivo)
    return { evento: 'aprobar', set: { aprobadaPor: autor, aprobadaEn: ctx.now } }
  })
}
