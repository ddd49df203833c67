import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from './contar-notificaciones.ts'
import { marcarTodas } from './notificaciones.db.ts'

export async function leerTodasLasNotificaciones(ctx: Ctx): Promise<{ sinLeer: number }> {
  await marcarTodas(ctx.db, usuarioDe(ctx), ctx.now)
  return { sinLeer: 0 }
}
