import { DERECHOS as ACTOS } from '#contract/enumeraciones.ts'
import type { Derecho as Acto } from '#contract/usuarios.ts'
import type { Actor, RolProveedor } from './actor.ts'
import { cargoDe } from './experiencias.ts'

/** What each role of an operador's staff may do (docs/permisos.md 3). A host is the owner of their own. */
const DERECHOS: Record<RolProveedor, readonly Acto[]> = {
  dueno: ACTOS,
  gestor: ['experiencias', 'salidas', 'ventas', 'decidir', 'llegadas', 'reservas'],
  // Only at the salidas that are theirs.
  guia: ['llegadas', 'reservas'],
  caja: ['llegadas', 'reservas'],
}

export const derechosDe = (rol: RolProveedor): Acto[] => [...DERECHOS[rol]]

/** Whoever of a team may do that. */
export const papelesCon = (acto: Acto): RolProveedor[] =>
  (Object.keys(DERECHOS) as RolProveedor[]).filter((rol) => DERECHOS[rol].includes(acto))

export const tieneDerecho = (rol: RolProveedor, acto: Acto): boolean => DERECHOS[rol].includes(acto)

const puede = (actor: Actor, acto: Acto): boolean => {
  const cargo = cargoDe(actor)
  return cargo !== null && tieneDerecho(cargo.rol, acto)
}

/** Papers, bank account, sending to review: the host, or an owner. */
export const puedeGestionarAlta = (actor: Actor): boolean => puede(actor, 'alta')

export const puedeGestionarEquipo = (actor: Actor): boolean => puede(actor, 'equipo')

/** Who leads which salida is for whoever plans them. */
export const puedeAsignarGuia = (actor: Actor): boolean => puede(actor, 'salidas')

/** A guía sees the bookings of their own salidas only; null for no limit. */
export function soloSalidasDe(actor: Actor): string | null {
  return actor.tipo === 'sesion' && cargoDe(actor)?.rol === 'guia' ? actor.usuarioId : null
}
