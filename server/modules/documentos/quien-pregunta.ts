import { operadorDeSesion, type Ofrecida } from '#domain/permisos/experiencias.ts'
import { puedeGestionarAlta } from '#domain/permisos/equipos.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** The operador whose papers these are; of a provider's staff its owner alone. */
export function quienPregunta(ctx: Ctx): { operador: Ofrecida; usuarioId: string } {
  const operador = operadorDeSesion(ctx.actor)
  if (!operador || ctx.actor.tipo !== 'sesion' || !puedeGestionarAlta(ctx.actor)) refuse('sin-permiso')
  return { operador, usuarioId: ctx.actor.usuarioId }
}
