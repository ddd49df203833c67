import type { Ctx } from '#server/ctx.ts'
import { recalcularCalificacion } from './recalcular-calificacion.ts'
import { listDesactualizadas } from './resenas.db.ts'

const LOTE = 200

export const resenasJobs = {
  /** Reviews come out by the clock: the ratings follow. */
  'resenas.publicar': async (ctx: Ctx) => {
    for (const id of await listDesactualizadas(ctx.db, ctx.now, LOTE)) await ctx.transaction((tx) => recalcularCalificacion(tx, id, ctx.now))
  },
}
