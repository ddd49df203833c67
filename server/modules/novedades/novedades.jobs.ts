import type { Ctx } from '#server/ctx.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { deleteViejas } from './novedades.db.ts'
import { repartir } from './repartir.ts'

export const novedadesJobs = {
  'novedades.repartir': repartir,
  'novedades.limpiar': async (ctx: Ctx) => deleteViejas(ctx.db, await guardadoDesde(ctx, 'novedades')),
}
