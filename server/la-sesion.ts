import type { Ctx, Sesion } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** The session that asks; where one is required the gate lets nobody else get this far. */
export const laSesion = ({ actor }: Pick<Ctx, 'actor'>): Sesion =>
  actor.tipo === 'sesion' ? actor : refuse('sesion-requerida')

/** Whose session it is. */
export const usuarioDe = (ctx: Pick<Ctx, 'actor'>): string => laSesion(ctx).usuarioId

/** The account of whoever asks, where there is a session. */
export const usuarioSiHay = ({ actor }: Pick<Ctx, 'actor'>): string | null =>
  actor.tipo === 'sesion' ? actor.usuarioId : null
