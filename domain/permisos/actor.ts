import type { CONTEXTOS, PAPELES } from '#contract/enumeraciones/personas.ts'
import type { PAPELES_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import type { PAPELES_EMPRESA } from '#contract/enumeraciones/empresas.ts'
import type { PermisoClave } from '#contract/empresas.ts'

export type Contexto = (typeof CONTEXTOS)[number]
export type RolProveedor = (typeof PAPELES_PROVEEDOR)[number]
export type RolEmpresa = (typeof PAPELES_EMPRESA)[number]
export type RolAdmin = (typeof PAPELES)[number]

export interface Sesion {
  tipo: 'sesion'
  contexto: Contexto
  usuarioId: string
  sesionId: string
  /** Memberships as stored, never as the client says; null where there is none. */
  anfitrionId: string | null
  /** The host whose staff this person is, in the cliente context; a host is nobody's. */
  deAnfitrion?: { id: string; rol: RolProveedor }
  proveedor: { id: string; rol: RolProveedor } | null
  empresa: { id: string; rol: RolEmpresa } | null
  rolesAdmin: readonly RolAdmin[]
  /** A reserva whose secret link came along with the session. */
  reservaId?: string
}

export type Actor =
  | { tipo: 'visitante' }
  /** Holder of the secret link of one reserva. */
  | { tipo: 'invitado'; reservaId: string }
  | Sesion
  /** `dePrueba`: the key that anybody may try with; it makes test bookings and knows of no others. */
  | { tipo: 'clave'; claveId: string; empresaId: string; permisos: readonly PermisoClave[]; dePrueba?: boolean }

export const VISITANTE: Actor = { tipo: 'visitante' }

export function sesionEn<C extends Contexto>(actor: Actor, contexto: C): (Sesion & { contexto: C }) | null {
  return actor.tipo === 'sesion' && actor.contexto === contexto ? (actor as Sesion & { contexto: C }) : null
}

export function esAdmin(actor: Actor, ...roles: RolAdmin[]): boolean {
  const sesion = sesionEn(actor, 'admin')
  if (!sesion) return false
  if (roles.length === 0) return sesion.rolesAdmin.length > 0
  return sesion.rolesAdmin.includes('super') || roles.some((rol) => sesion.rolesAdmin.includes(rol))
}
