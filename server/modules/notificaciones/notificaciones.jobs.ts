import type { Ctx } from '#server/ctx.ts'
import { deleteAntiguas } from './notificaciones.db.ts'

const GUARDA_DIAS = 180

export const notificacionesJobs = {
  'notificaciones.limpiar': (ctx: Ctx) => deleteAntiguas(ctx.db, new Date(ctx.now.getTime() - GUARDA_DIAS * 86_400_000)),
}
