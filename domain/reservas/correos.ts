import type { EstadoReserva } from '#contract/reservas.ts'

/** The mails about a booking that say how it stands. */
export type CorreoDeReserva =
  | 'retencion'
  | 'confirmacion'
  | 'cambio'
  | 'pago-recibido'
  | 'cancelacion'
  | 'rechazo'
  | 'no-prestada'
  | 'salida-en-disputa'
  | 'pago-tardio'
  | 'otra-fecha'
  | 'recordatorio'
  | 'cambio-de-hora'
  | 'opinion'
  | 'oferta'
  | 'ausente-avisado'
  | 'ausente-decidido'
  | 'operador-vendida'
  | 'operador-por_aceptar'
  | 'operador-sin_respuesta'
  | 'operador-rechazada'
  | 'operador-cancelada'
  | 'operador-movida'

interface Vigencia {
  estados: readonly EstadoReserva[]
  /** It names the departure: one that was called off, or another one by now, makes it untrue. */
  enSuSalida?: true
  /** It speaks of the departure that was called off: the booking still stands there. */
  enEsaSalida?: true
}

const EN_PIE: readonly EstadoReserva[] = ['confirmada', 'realizada', 'no_asistio']

const VIGENCIAS: Record<CorreoDeReserva, Vigencia> = {
  retencion: { estados: ['pendiente'], enSuSalida: true },
  oferta: { estados: ['pendiente'], enSuSalida: true },
  confirmacion: { estados: EN_PIE, enSuSalida: true },
  cambio: { estados: ['pagada', ...EN_PIE], enSuSalida: true },
  'pago-recibido': { estados: ['pagada'], enSuSalida: true },
  cancelacion: { estados: ['cancelada'] },
  rechazo: { estados: ['rechazada'] },
  'no-prestada': { estados: ['no_prestada'] },
  'salida-en-disputa': { estados: ['pagada', 'confirmada'], enEsaSalida: true },
  'pago-tardio': { estados: ['expirada', 'cancelada', 'rechazada'] },
  'otra-fecha': { estados: ['confirmada'], enEsaSalida: true },
  recordatorio: { estados: ['confirmada'], enSuSalida: true },
  'cambio-de-hora': { estados: ['pendiente', 'pagada', 'confirmada'], enSuSalida: true },
  opinion: { estados: ['realizada'] },
  'ausente-avisado': { estados: ['confirmada'], enSuSalida: true },
  'ausente-decidido': { estados: ['no_prestada'] },
  'operador-vendida': { estados: EN_PIE, enSuSalida: true },
  'operador-por_aceptar': { estados: ['pagada'], enSuSalida: true },
  'operador-sin_respuesta': { estados: ['rechazada'] },
  'operador-rechazada': { estados: ['rechazada'] },
  'operador-cancelada': { estados: ['cancelada'] },
  'operador-movida': { estados: ['pagada', ...EN_PIE], enSuSalida: true },
}

/** What has to be so of a booking, still when it is sent, for a mail about it to be true. */
export interface Mientras {
  reservaId: string
  /** Others that it speaks of too: it is true while one of them all is so. */
  otras?: readonly string[]
  estados: readonly EstadoReserva[]
  /** Null where it does not matter which departure it is. */
  salidaId: string | null
  /** That departure stands. */
  salidaEnPie: boolean
}

export function mientrasSeaCierto(
  correo: CorreoDeReserva,
  { id, salidaId }: { id: string; salidaId: string },
): Mientras {
  const { estados, enSuSalida = false, enEsaSalida = false } = VIGENCIAS[correo]
  return { reservaId: id, estados, salidaId: enSuSalida || enEsaSalida ? salidaId : null, salidaEnPie: enSuSalida }
}

interface ComoEsta {
  estado: EstadoReserva
  expiraEn: Date
  salidaId: string
  salidaCancelada: boolean
}

/** A hold that ran out is over before any job says so. */
export function esCierto(
  { estados, salidaId, salidaEnPie }: Mientras,
  reserva: ComoEsta | undefined,
  ahora: Date,
): boolean {
  if (!reserva || !estados.includes(reserva.estado)) return false
  if (reserva.estado === 'pendiente' && ahora >= reserva.expiraEn) return false
  if (salidaId !== null && reserva.salidaId !== salidaId) return false
  return !(salidaEnPie && reserva.salidaCancelada)
}
