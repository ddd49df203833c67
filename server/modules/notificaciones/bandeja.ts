import { cargoDe } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'

/** What one bell holds: a customer's their own and those of the host they work for, a provider's those of that business. */
export interface Bandeja {
  usuarioId: string
  contexto: 'cliente' | 'proveedor'
  anfitrionId: string | null
  proveedorId: string | null
}

export function bandejaDe({ actor }: Ctx): Bandeja {
  if (actor.tipo !== 'sesion' || actor.contexto === 'admin') return refuse('sesion-requerida')
  const { anfitrionId = null, proveedorId = null } = cargoDe(actor) ?? {}
  return { usuarioId: actor.usuarioId, contexto: actor.contexto, anfitrionId, proveedorId }
}
