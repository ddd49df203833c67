import { sesionEn } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** The person of the customer session. */
export const quienPregunta = (ctx: Ctx): string =>
  sesionEn(ctx.actor, 'cliente')?.usuarioId ?? refuse('sesion-requerida')

/** Their plan is the host's own: staff have none to see or to change. */
export function titular(ctx: Ctx): string {
  const sesion = sesionEn(ctx.actor, 'cliente')
  return sesion?.anfitrionId ? sesion.usuarioId : refuse('sin-permiso')
}
