import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirPropia, cotizarBaja } from '#server/modules/reventas/index.ts'

export const cotizarCancelacionB2b = async (ctx: Ctx, { id }: { id: string }): Promise<CotizacionB2b> =>
  cotizarBaja(ctx, await abrirPropia(ctx, ctx.db, id))
