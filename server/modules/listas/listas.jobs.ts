import type { Ctx } from '#server/ctx.ts'
import { deleteListasViejas } from './listas.db.ts'

// As its page says: six months.
const DIAS = 183

export const listasJobs = {
  'listas.limpiar': (ctx: Ctx) => deleteListasViejas(ctx.db, new Date(ctx.now.getTime() - DIAS * 86_400_000)),
}
