import type { Ctx, Sesion } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** The session that asks; the gate lets nobody else get this far. */
export const laSesion = (ctx: Ctx): Sesion => (ctx.actor.tipo === 'sesion' ? ctx.actor : refuse('sesion-requerida'))
