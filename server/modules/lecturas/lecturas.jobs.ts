import type { Ctx } from '#server/ctx.ts'
import { deleteResueltas } from './lecturas.db.ts'

// As long as a bank may ask about what was paid for.
const GUARDADAS_MS = 180 * 86_400_000

export const lecturasJobs = {
  'lecturas.olvidar': async (ctx: Ctx) => {
    while ((await deleteResueltas(ctx.db, new Date(ctx.now.getTime() - GUARDADAS_MS))) > 0);
  },
}
