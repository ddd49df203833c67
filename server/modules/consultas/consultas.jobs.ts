import { diaLocal, fechaLocal, ZONA_DE_CHILE } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { olvidarConsultas } from './consultas.db.ts'

export const consultasJobs = {
  'consultas.olvidar': async (ctx: Ctx) => {
    // It is kept to the end of the day that its page names.
    const hoy = diaLocal(fechaLocal(ctx.now, ZONA_DE_CHILE), ZONA_DE_CHILE).desde
    const antesDe = await guardadoDesde({ ...ctx, now: hoy }, 'consultas')
    while ((await olvidarConsultas(ctx.db, antesDe)) > 0);
  },
}
