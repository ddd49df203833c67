import type { EstadoExperiencia } from '#contract/experiencias.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { type Actor, esAdmin, type RolProveedor, sesionEn } from './actor.ts'

/** Who offers something; of the two ids one is null. */
export interface Ofrecida {
  proveedorId: string | null
  anfitrionId: string | null
}

/** A paused one still answers; a draft or withdrawn one does not. */
export function esPublica(estado: EstadoExperiencia): boolean {
  return estado === 'publicada' || estado === 'pausada'
}

/** Product 8: only an operator Activo sells. */
export function recibeReservas(estado: EstadoExperiencia, operador: EstadoProveedor): boolean {
  return estado === 'publicada' && operador === 'Activo'
}

export function puedeCrearExperiencia(actor: Actor): boolean {
  const proveedor = sesionEn(actor, 'proveedor')?.proveedor
  if (proveedor) return proveedor.rol === 'dueno' || proveedor.rol === 'gestor'
  return Boolean(sesionEn(actor, 'cliente')?.anfitrionId)
}

/** For whom the session acts as operador: a host from the cliente context, a provider's staff from its own. */
export function operadorDeSesion(actor: Actor): Ofrecida | null {
  const anfitrionId = sesionEn(actor, 'cliente')?.anfitrionId ?? null
  const proveedorId = sesionEn(actor, 'proveedor')?.proveedor?.id ?? null
  return anfitrionId || proveedorId ? { anfitrionId, proveedorId } : null
}

/** What was sold is for whoever runs the business: not guía, not caja. */
export function puedeVerVentas(actor: Actor): boolean {
  return puedeCrearExperiencia(actor)
}

/** Texts, photos, sending to review. */
export function puedeEditarExperiencia(actor: Actor, experiencia: Ofrecida): boolean {
  return operaExperiencia(actor, experiencia, 'dueno', 'gestor')
}

/** Approve, observe, withdraw: never one's own. */
export function puedeRevisarExperiencia(actor: Actor, experiencia: Ofrecida): boolean {
  return esAdmin(actor, 'confianza', 'contenido') && !esPropia(actor, experiencia)
}

/** Salidas, tarifas and cierres. */
export function puedeEditarSalidas(actor: Actor, experiencia: Ofrecida): boolean {
  return operaExperiencia(actor, experiencia, 'dueno', 'gestor') || esAdmin(actor)
}

/** A host acts from the cliente context, a provider's staff from its own, with one of these roles. */
export function operaExperiencia(actor: Actor, { proveedorId, anfitrionId }: Ofrecida, ...roles: RolProveedor[]): boolean {
  const cliente = sesionEn(actor, 'cliente')
  if (cliente) return anfitrionId !== null && cliente.anfitrionId === anfitrionId
  const proveedor = sesionEn(actor, 'proveedor')?.proveedor
  return Boolean(proveedor) && proveedorId !== null && proveedor?.id === proveedorId && roles.includes(proveedor.rol)
}

/** By any membership of the person, whatever the context. */
export function esPropia(actor: Actor, { proveedorId, anfitrionId }: Ofrecida): boolean {
  if (actor.tipo !== 'sesion') return false
  return (anfitrionId !== null && actor.anfitrionId === anfitrionId) || (proveedorId !== null && actor.proveedor?.id === proveedorId)
}
