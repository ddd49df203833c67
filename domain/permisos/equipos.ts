import { DERECHOS as ACTOS, type Derecho as Acto } from '#contract/usuarios.ts'
import { type Actor, type RolProveedor, sesionEn } from './actor.ts'

/** What each role of a provider's staff may do (reliability 6). A host does all of it alone. */
const DERECHOS: Record<RolProveedor, readonly Acto[]> = {
  dueno: ACTOS,
  gestor: ['experiencias', 'salidas', 'ventas', 'decidir', 'llegadas', 'reservas'],
  // Only at the salidas that are theirs.
  guia: ['llegadas', 'reservas'],
  caja: ['llegadas', 'reservas'],
}

export const derechosDe = (rol: RolProveedor): Acto[] => [...DERECHOS[rol]]

export const tieneDerecho = (rol: RolProveedor, acto: Acto): boolean => DERECHOS[rol].includes(acto)

/** Papers, bank account, sending to review: the host, or an owner. */
export function puedeGestionarAlta(actor: Actor): boolean {
  const rol = sesionEn(actor, 'proveedor')?.proveedor?.rol
  return rol ? tieneDerecho(rol, 'alta') : Boolean(sesionEn(actor, 'cliente')?.anfitrionId)
}

export function puedeGestionarEquipo(actor: Actor): boolean {
  const rol = sesionEn(actor, 'proveedor')?.proveedor?.rol
  return rol !== undefined && tieneDerecho(rol, 'equipo')
}

/** Who leads which salida is for whoever plans them. */
export function puedeAsignarGuia(actor: Actor): boolean {
  const rol = sesionEn(actor, 'proveedor')?.proveedor?.rol
  return rol !== undefined && tieneDerecho(rol, 'salidas')
}

/** A guía sees the bookings of their own salidas only; null for no limit. */
export function soloSalidasDe(actor: Actor): string | null {
  const sesion = sesionEn(actor, 'proveedor')
  return sesion?.proveedor?.rol === 'guia' ? sesion.usuarioId : null
}
