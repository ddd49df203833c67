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

/** Only an operator Activo sells. */
export function recibeReservas(estado: EstadoExperiencia, operador: EstadoProveedor): boolean {
  return estado === 'publicada' && operador === 'Activo'
}

export function puedeCrearExperiencia(actor: Actor): boolean {
  const rol = cargoDe(actor)?.rol
  return rol === 'dueno' || rol === 'gestor'
}

/** For whom the session acts, and as what: a host and their staff from the cliente context, a provider's staff from its own. */
export function cargoDe(actor: Actor): (Ofrecida & { rol: RolProveedor }) | null {
  const cliente = sesionEn(actor, 'cliente')
  if (cliente?.anfitrionId) return { anfitrionId: cliente.anfitrionId, proveedorId: null, rol: 'dueno' }
  if (cliente?.deAnfitrion)
    return { anfitrionId: cliente.deAnfitrion.id, proveedorId: null, rol: cliente.deAnfitrion.rol }
  const proveedor = sesionEn(actor, 'proveedor')?.proveedor
  return proveedor ? { anfitrionId: null, proveedorId: proveedor.id, rol: proveedor.rol } : null
}

export function operadorDeSesion(actor: Actor): Ofrecida | null {
  const cargo = cargoDe(actor)
  return cargo && { anfitrionId: cargo.anfitrionId, proveedorId: cargo.proveedorId }
}

/** Sales are for whoever runs the business: not guía, not caja. */
export function puedeVerVentas(actor: Actor): boolean {
  return puedeCrearExperiencia(actor)
}

/** Texts, photos, sending to review. */
export function puedeEditarExperiencia(actor: Actor, experiencia: Ofrecida): boolean {
  return operaExperiencia(actor, experiencia, 'dueno', 'gestor')
}

/** Approve, observe, withdraw: never of a business of one's own. A session knows only what it was opened for: `esPropia` is asked of the database. */
export function puedeRevisarExperiencia(actor: Actor, esPropia: boolean): boolean {
  return esAdmin(actor, 'confianza', 'contenido') && !esPropia
}

/** Salidas, tarifas and cierres. */
export function puedeEditarSalidas(actor: Actor, experiencia: Ofrecida): boolean {
  return operaExperiencia(actor, experiencia, 'dueno', 'gestor') || esAdmin(actor)
}

/** The offer is of the session's operador, and its role one of these; a host is `dueno` of theirs. */
export function operaExperiencia(
  actor: Actor,
  { proveedorId, anfitrionId }: Ofrecida,
  ...roles: RolProveedor[]
): boolean {
  const cargo = cargoDe(actor)
  if (!cargo || !roles.includes(cargo.rol)) return false
  return cargo.anfitrionId ? cargo.anfitrionId === anfitrionId : cargo.proveedorId === proveedorId
}
