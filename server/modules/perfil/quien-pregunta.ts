import { sesionEn } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** The person of the customer session. */
export const quienPregunta = (ctx: Ctx): string =>
  sesionEn(ctx.actor, 'cliente')?.usuarioId ?? refuse('sesion-requerida')
