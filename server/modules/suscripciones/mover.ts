import type { EstadoSuscripcion } from '#contract/suscripciones.ts'
import { siguienteEstadoSuscripcion, type EventoSuscripcion } from '#domain/suscripciones/estados.ts'
import { refuse } from '#server/refusal.ts'
import type { SuscripcionRow } from './suscripciones.db.ts'

/** The next state of a locked row; an event that its state does not know changes nothing. */
export function mover({ estado }: SuscripcionRow, evento: EventoSuscripcion): { estado: EstadoSuscripcion } {
  return {
    estado: siguienteEstadoSuscripcion(estado as EstadoSuscripcion, evento) ?? refuse('transicion-no-permitida'),
  }
}

/** Back on the free plan; the card is forgotten, so that nothing is ever charged by surprise. */
export const SIN_PLAN = {
  plan: 'gratis',
  planSiguiente: null,
  hasta: null,
  morosaDesde: null,
  pspTarjeta: null,
  tarjetaMarca: null,
  tarjetaUltimos4: null,
} as const
