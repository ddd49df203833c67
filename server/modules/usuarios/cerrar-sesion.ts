import type { Ctx } from '#server/ctx.ts'
import { deleteSesion } from './sesiones.db.ts'

export async function cerrarSesion(ctx: Ctx): Promise<Record<string, never>> {
  if (ctx.actor.tipo === 'sesion') await deleteSesion(ctx.db, ctx.actor.sesionId)
  return {}
}
