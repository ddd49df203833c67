import type { EstadoDeDatos } from '#contract/datos-de-reserva.ts'
import type { EstadoDeBorrado } from '#contract/privacidad.ts'
import { plazoDeDias } from '#domain/fechas.ts'

export interface Pendientes {
  /** Bookings that still hold places. */
  reservas: number
  /** When the last of them ends. */
  hasta: Date | null
  /** Bookings whose money has not come to rest: unknown, on its way back, or disputed. */
  dinero: number
  /** Something is in their charge alone: a business, or a place in our own staff. */
  negocio: boolean
}

/** Refused while a booking is live or money is owed (docs/nunca.md 10); a business is closed, or handed over, first. */
export function motivoParaNoBorrar({ reservas, dinero, negocio }: Pendientes): EstadoDeBorrado['motivo'] {
  if (reservas > 0) return 'cuenta-con-reservas'
  if (dinero > 0) return 'cuenta-con-dinero'
  return negocio ? 'cuenta-con-negocio' : null
}

/** The same for one booking of somebody without an account. */
export function motivoParaNoBorrarReserva({ reservas, dinero }: Omit<Pendientes, 'negocio'>): EstadoDeDatos['motivo'] {
  if (reservas > 0) return 'reserva-en-pie'
  return dinero > 0 ? 'reserva-con-dinero' : null
}

/** A booking of an account, or of a company, is kept with all else of theirs. */
export function motivoParaNoTratarDatos({
  usuarioId,
  empresaId,
}: {
  usuarioId: string | null
  empresaId: string | null
}): 'reserva-con-cuenta' | null {
  return usuarioId !== null || empresaId !== null ? 'reserva-con-cuenta' : null
}

const PLAZO_DIAS = 30

/** Ley 21.719: thirty calendar days to answer, the last of them to its end. */
export const venceSolicitud = (recibida: Date): Date => plazoDeDias(recibida, PLAZO_DIAS)

/** The law gives as long again, once. */
export const esProrrogable = ({ createdAt, venceEn }: { createdAt: Date; venceEn: Date }): boolean =>
  venceEn <= venceSolicitud(createdAt)
