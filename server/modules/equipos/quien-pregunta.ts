import type { RolProveedor } from '#domain/permisos/actor.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** The staff session, and whether it may do that. */
export function quienPregunta(ctx: Ctx, puede?: (actor: Ctx['actor']) => boolean): { usuarioId: string; proveedorId: string; rol: RolProveedor } {
  const sesion = sesionEn(ctx.actor, 'proveedor')
  if (!sesion?.proveedor || (puede && !puede(ctx.actor))) refuse('sin-permiso')
  return { usuarioId: sesion.usuarioId, proveedorId: sesion.proveedor.id, rol: sesion.proveedor.rol }
}
