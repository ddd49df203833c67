import type { Reserva } from '#contract/reservas.ts'

export type EstadoDelPago =
  | 'revisando'
  | 'confirmando'
  | 'aprobado'
  | 'recibido'
  | 'rechazado'
  | 'sin_terminar'
  | 'vencido'
  | 'tardio'
  | 'no_aceptada'
  | 'cancelada'
  | 'cambiada'

/** What the page of the result says. Only the server's answer counts, never the address. */
export function estadoDelPago(reserva: Reserva, wasAsked: boolean): EstadoDelPago {
  const { estado, estadoPago, pago } = reserva
  if (reserva.cambio?.hecho) return 'cambiada'
  if (estado === 'pagada') return 'recibido'
  if (estado === 'cancelada') return 'cancelada'
  if (estado === 'rechazada') return 'no_aceptada'
  if (estado === 'expirada')
    return estadoPago === 'sin_pago' ? 'vencido' : estadoPago === 'desconocido' ? 'confirmando' : 'tardio'
  if (estado !== 'pendiente') return 'aprobado'
  if (
    estadoPago === 'desconocido' ||
    pago?.estado === 'procesando' ||
    pago?.estado === 'desconocido' ||
    pago?.estado === 'exitoso'
  )
    return 'confirmando'
  // Nothing open to ask about counts as asked; an open attempt without an answer does not.
  if (pago && pago.estado !== 'anulado' && !wasAsked) return 'revisando'
  return pago?.estado === 'fallido' ? 'rechazado' : 'sin_terminar'
}

/** Still going to change by itself. */
export const sigueAbierto = (estado: EstadoDelPago): boolean => estado === 'revisando' || estado === 'confirmando'

const ESPERAS_MS = [1_000, 1_500, 2_500, 4_000, 6_000, 10_000]

/** Waits longer each time, at most 15 s. */
export const esperaMs = (intentos: number): number => ESPERAS_MS[intentos] ?? 15_000
