import type { Ctx } from '#server/ctx.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { deleteAntiguas } from './notificaciones.db.ts'

export const notificacionesJobs = {
  'notificaciones.limpiar': async (ctx: Ctx) => deleteAntiguas(ctx.db, await guardadoDesde(ctx, 'notificaciones')),
}
