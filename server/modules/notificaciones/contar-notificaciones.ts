import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { countSinLeer } from './notificaciones.db.ts'

export async function contarNotificaciones(ctx: Ctx): Promise<{ sinLeer: number }> {
  return { sinLeer: await countSinLeer(ctx.db, usuarioDe(ctx)) }
}

export const usuarioDe = ({ actor }: Ctx): string => (actor.tipo === 'sesion' ? actor.usuarioId : refuse('sesion-requerida'))
