import type { Ctx } from '#server/ctx.ts'
import { fijarPublico } from './compras.db.ts'

export const comprasJobs = {
  /** It moved to a cheaper date, and costs the public less too. */
  'compras.fijarPublico': async (ctx: Ctx, { reservaId, publico }: { reservaId: string; publico: number }) =>
    fijarPublico(ctx.db, reservaId, publico),
}
