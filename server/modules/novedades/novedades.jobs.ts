import type { Ctx } from '#server/ctx.ts'
import { deleteViejas } from './novedades.db.ts'
import { repartir } from './repartir.ts'

const DIAS = 30

export const novedadesJobs = {
  'novedades.repartir': repartir,
  'novedades.limpiar': (ctx: Ctx) => deleteViejas(ctx.db, new Date(ctx.now.getTime() - DIAS * 86_400_000)),
}
