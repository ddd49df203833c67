import type { ErrorCode } from '#contract/errors.ts'
import type { CotizacionCambio } from '#contract/reservas.ts'
import { porcentajeAlCancelar, type ReservaCancelable } from './cancelacion.ts'

const MAX_CAMBIOS = 3

export interface ReservaMovible extends ReservaCancelable {
  cambios: number
  confirmacion: 'inmediata' | 'solicitud'
  /** A company owes it, or paid it by its account: no card takes a difference. */
  aCuenta?: boolean
}

/** Whoever could leave for nothing may move for nothing; what the operator confirms by hand is agreed with them. */
export function motivoParaNoCambiar(reserva: ReservaMovible, ahora: Date): ErrorCode | null {
  if (reserva.estadoPago === 'desconocido') return 'pago-en-revision'
  if (
    reserva.estado !== 'confirmada' ||
    reserva.estadoPago === 'contracargo' ||
    reserva.estadoPago === 'autorizado' ||
    reserva.aCuenta ||
    ahora >= reserva.inicio
  )
    return 'reserva-no-cambiable'
  if (reserva.estadoPago === 'reembolsado') return 'reserva-devuelta'
  if (reserva.confirmacion === 'solicitud') return 'cambio-con-anfitrion'
  if (porcentajeAlCancelar(reserva, ahora, 'viajero') < 100) return 'cambio-fuera-de-plazo'
  return reserva.cambios >= MAX_CAMBIOS ? 'cambios-agotados' : null
}

/** What was paid for it went back, or is on its way: nothing of it stands for another date, and the whole new price is another booking. */
export const quedoDevuelta = ({
  estadoPago,
  retenido,
}: Pick<ReservaMovible, 'estadoPago'> & { retenido: number }): boolean =>
  retenido === 0 && (estadoPago === 'reembolsado' || estadoPago === 'reembolso_pendiente')

interface Acuerdo {
  /** How many changes the booking had had. */
  cambios: number
  pagado: number
}

/** Whether what was agreed still holds once its difference is paid: the booking stands as it was then, with what was paid for it, and may still go. */
export function motivoParaNoCompletarCambio(
  reserva: Pick<ReservaMovible, 'estado' | 'estadoPago' | 'inicio' | 'cambios' | 'suspendida'> & {
    retenido: number
    pagado: number
    acuerdo: Acuerdo
  },
  ahora: Date,
): ErrorCode | null {
  if (reserva.estadoPago === 'desconocido') return 'pago-en-revision'
  if (reserva.estado !== 'confirmada' || reserva.estadoPago === 'contracargo' || reserva.estadoPago === 'autorizado')
    return 'reserva-no-cambiable'
  const { pagado, cambios, acuerdo } = reserva
  if (quedoDevuelta(reserva)) return 'reserva-devuelta'
  return ahora >= reserva.inicio || reserva.suspendida || cambios !== acuerdo.cambios || pagado !== acuerdo.pagado
    ? 'reserva-no-cambiable'
    : null
}

/** `pagado`: what the buyer has paid and not been given back. */
export function calcularCambio(pagado: number, nuevo: number): CotizacionCambio {
  const diferencia = nuevo - pagado
  const tipo = diferencia === 0 ? 'sin_costo' : diferencia < 0 ? 'devolucion' : 'pago'
  return { tipo, pagado, nuevo, diferencia }
}
