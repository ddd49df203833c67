import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import { motivoParaNoSoltar } from '#domain/reventas/plazos.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirPropia, revendida } from '#server/modules/reventas/index.ts'
import { refuse } from '#server/refusal.ts'
import { cotizar } from './reserva-b2b.json.ts'

export async function cotizarCancelacionB2b(ctx: Ctx, { id }: { id: string }): Promise<CotizacionB2b> {
  const row = await abrirPropia(ctx, ctx.db, id)
  const motivo = motivoParaNoSoltar(revendida(row, ctx.now), true, ctx.now)
  return motivo ? refuse(motivo) : cotizar(ctx, row)
}
