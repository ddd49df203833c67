import type { EstadoReserva } from '#contract/reservas.ts'
import type { CausaCancelacion } from './cancelacion.ts'

interface Final {
  estado: EstadoReserva
  canceladaPor: CausaCancelacion | null
}

interface Pagado {
  capturado: number
  /** Given back, or on its way. */
  reembolsado: number
  /** Kept by a bank. */
  perdido: number
}

/** It ended by no wish of its buyer: everything is theirs, whatever the policy. */
export function seDevuelveTodo({ estado, canceladaPor }: Final): boolean {
  if (estado === 'cancelada') return canceladaPor !== null && canceladaPor !== 'viajero'
  return estado === 'rechazada' || estado === 'no_prestada' || estado === 'expirada'
}

/** A booking that is over may still owe some of one charge. Whoever cancelled was given what the policy says then; one that is not over owes nothing yet. */
export const porDevolver = (final: Final, { capturado, reembolsado, perdido }: Pagado): number =>
  seDevuelveTodo(final) ? Math.max(0, capturado - reembolsado - perdido) : 0
