import type { RolProveedor } from '#domain/permisos/actor.ts'
import { cargoDe, type Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

export interface QuienPregunta {
  usuarioId: string
  operador: Ofrecida
  rol: RolProveedor
}

/** Who asks, of which team, and whether they may do that. */
export function quienPregunta(ctx: Ctx, puede?: (actor: Ctx['actor']) => boolean): QuienPregunta {
  const cargo = cargoDe(ctx.actor)
  if (!cargo || ctx.actor.tipo !== 'sesion' || (puede && !puede(ctx.actor))) refuse('sin-permiso')
  const { rol, ...operador } = cargo
  return { usuarioId: ctx.actor.usuarioId, operador, rol }
}
