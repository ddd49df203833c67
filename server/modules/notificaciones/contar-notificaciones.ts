import type { Ctx } from '#server/ctx.ts'
import { bandejaDe } from './bandeja.ts'
import { countSinLeer } from './notificaciones.db.ts'

export async function contarNotificaciones(ctx: Ctx): Promise<{ sinLeer: number }> {
  return { sinLeer: await countSinLeer(ctx.db, bandejaDe(ctx)) }
}
