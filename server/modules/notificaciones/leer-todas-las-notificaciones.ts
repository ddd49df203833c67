import type { Ctx } from '#server/ctx.ts'
import { bandejaDe } from './bandeja.ts'
import { marcarTodas } from './notificaciones.db.ts'

export async function leerTodasLasNotificaciones(ctx: Ctx): Promise<{ sinLeer: number }> {
  await marcarTodas(ctx.db, bandejaDe(ctx), ctx.now)
  return { sinLeer: 0 }
}
