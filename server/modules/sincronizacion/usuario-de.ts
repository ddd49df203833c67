import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

export const usuarioDe = ({ actor }: Ctx): string => (actor.tipo === 'sesion' ? actor.usuarioId : refuse('sesion-requerida'))
