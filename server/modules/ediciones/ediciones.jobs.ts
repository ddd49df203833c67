import type { Ctx } from '#server/ctx.ts'
import { olvidarExperiencias } from '#server/modules/experiencias/index.ts'
import { olvidarEdiciones } from './ediciones.db.ts'

const LOTE = 200

export const edicionesJobs = {
  'ediciones.olvidar': async (ctx: Ctx) => {
    await olvidarExperiencias(ctx)
    while ((await olvidarEdiciones(ctx.db, LOTE)) > 0);
  },
}
