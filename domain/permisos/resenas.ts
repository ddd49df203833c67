import type { ErrorCode } from '#contract/errors.ts'
import { type Actor, esAdmin, sesionEn } from './actor.ts'
import { type Ofrecida, operaExperiencia } from './experiencias.ts'
import type { ReservaConDuenos } from './reservas.ts'

/** Who writes a review: the buyer with an account, never of what their own business offers, and no company. */
export function motivoParaNoSerAutor(actor: Actor, reserva: ReservaConDuenos, esPropia: boolean): ErrorCode | null {
  const sesion = sesionEn(actor, 'cliente')
  if (!sesion || reserva.usuarioId === null || sesion.usuarioId !== reserva.usuarioId) return 'reserva-ajena'
  if (sesion.empresa || reserva.empresaId) return 'sin-permiso'
  return esPropia ? 'experiencia-propia' : null
}

/** Answering a review, or saying something of a traveller. */
export function puedeResponderResena(actor: Actor, experiencia: Ofrecida): boolean {
  return operaExperiencia(actor, experiencia, 'dueno', 'gestor')
}

export function puedeModerarResenas(actor: Actor): boolean {
  return esAdmin(actor, 'confianza', 'contenido')
}
