import type { ErrorCode } from '#contract/errors.ts'
import { type Actor, esAdmin, sesionEn } from './actor.ts'
import { esPropia, type Ofrecida, operaExperiencia } from './experiencias.ts'
import type { ReservaConDuenos } from './reservas.ts'

/** Reliability 6, "reseña: write": the buyer with an account, never of an own experience, and no company. */
export function motivoParaNoSerAutor(actor: Actor, reserva: ReservaConDuenos): ErrorCode | null {
  const sesion = sesionEn(actor, 'cliente')
  if (!sesion || reserva.usuarioId === null || sesion.usuarioId !== reserva.usuarioId) return 'reserva-ajena'
  return sesion.empresa || esPropia(actor, reserva) ? 'sin-permiso' : null
}

/** Answering a review, or saying something of a traveller. */
export function puedeResponderResena(actor: Actor, experiencia: Ofrecida): boolean {
  return operaExperiencia(actor, experiencia, 'dueno', 'gestor')
}

export function puedeModerarResenas(actor: Actor): boolean {
  return esAdmin(actor, 'confianza', 'contenido')
}
