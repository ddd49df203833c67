import type { LineaDePrecio } from '#domain/reservas/precio.ts'
import type { Ctx } from '#server/ctx.ts'
import { olvidarCuerpos } from '#server/modules/novedades/index.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { seudonimizarRevendidas } from '#server/modules/reservas/index.ts'
import { listConContacto, olvidarContactos, updatePublicos } from './reventas.db.ts'
import { SIN_CONTACTO } from './unidades.ts'

export const reventasJobs = {
  /** It moved to a cheaper date, and costs the public less too. */
  'reventas.fijarPublicos': async (
    ctx: Ctx,
    { reservaId, publicos }: { reservaId: string; publicos: LineaDePrecio[] },
  ) => ctx.transaction((tx) => updatePublicos(tx, reservaId, publicos)),

  /** Customers of a company have no account with us to ask for it: who they were goes by itself. */
  'reventas.olvidarContactos': async (ctx: Ctx) => {
    const antesDe = await guardadoDesde(ctx, 'reventas')
    for (let quedan = true; quedan;) {
      quedan = await ctx.transaction(async (tx) => {
        const ids = await listConContacto(tx, antesDe)
        await olvidarContactos(tx, ids, { contacto: SIN_CONTACTO, now: ctx.now })
        await seudonimizarRevendidas(tx, ids, ctx.now)
        await olvidarCuerpos(tx, ids)
        return ids.length > 0
      })
    }
  },
}
