import type { Ctx } from '#server/ctx.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { olvidarConsultas } from './consultas.db.ts'

export const consultasJobs = {
  'consultas.olvidar': async (ctx: Ctx) => {
    const antesDe = await guardadoDesde(ctx, 'consultas')
    while ((await olvidarConsultas(ctx.db, antesDe)) > 0);
  },
}
