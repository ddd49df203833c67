import type { ErrorCode } from '#contract/errors.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Tramo } from '#contract/tramos.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { RETENCION_MAX_MINUTOS } from '#contract/topes.ts'
import { tramosDe } from '#domain/reservas/cancelacion.ts'

const HORA_MS = 3_600_000
const MINUTO_MS = 60_000

const RETENCION_MINUTOS = 30

/** Hours before the start until which a policy gives something back; one that never does lets go until the start. */
export const corteHoras = (tramos: readonly Tramo[]): number => tramos.at(-1)?.hasta ?? 0

export interface Retencion {
  /** Until when it runs now. */
  actual?: Date
  /** Past which no extension takes it. */
  hasta: Date
}

/** When a hold asked for now runs out. Extending never shortens it, and all of it together ends by `hasta`. */
export function venceRetencion(ahora: Date, minutos: number | undefined, { actual, hasta }: Retencion): Date {
  const pedido = pedidaHasta(ahora, minutos)
  const vence = pedido < hasta ? pedido : hasta
  return actual && actual > vence ? actual : vence
}

/** It lasts already as long as any may, and more was asked for. */
export function motivoParaNoAlargar(
  ahora: Date,
  minutos: number | undefined,
  { actual, hasta }: Required<Retencion>,
): ErrorCode | null {
  return actual >= hasta && pedidaHasta(ahora, minutos) > actual ? 'reserva-ya-extendida' : null
}

const pedidaHasta = (ahora: Date, minutos: number | undefined): Date =>
  new Date(ahora.getTime() + Math.min(minutos ?? RETENCION_MINUTOS, RETENCION_MAX_MINUTOS) * MINUTO_MS)

export interface Revendida {
  estado: EstadoReserva
  inicio: Date
  politica: PoliticaCancelacion
  /** As it was sold; without them, version 1 of the rule. */
  tramos?: readonly Tramo[] | null
  /** Its departure was called off: it ends at any time. */
  suspendida?: boolean
}

const VIVAS: readonly EstadoReserva[] = ['pendiente', 'pagada', 'confirmada']

export const estaViva = (estado: EstadoReserva): boolean => VIVAS.includes(estado)

/** Alive, and before the limit of its policy. */
export function esCancelable(
  { estado, inicio, politica, tramos = null, suspendida = false }: Revendida,
  ahora: Date,
): boolean {
  if (suspendida) return estaViva(estado)
  return (
    estaViva(estado) &&
    ahora.getTime() <= inicio.getTime() - corteHoras(tramosDe({ politicaCancelacion: politica, tramos })) * HORA_MS &&
    ahora < inicio
  )
}

/** What nobody has paid or been promised may always be let go; `forzar` gives up a confirmed one past its limit, for nothing. */
export function motivoParaNoSoltar(reventa: Revendida, forzar: boolean, ahora: Date): ErrorCode | null {
  if (!estaViva(reventa.estado))
    return reventa.estado === 'cancelada' ? 'reserva-ya-cancelada' : 'reserva-no-cancelable'
  if (reventa.estado !== 'confirmada' || esCancelable(reventa, ahora)) return null
  return forzar && ahora < reventa.inicio ? null : 'reserva-no-cancelable'
}

/**
 * Another departure, asked of what is owed already: whoever could leave for nothing may move for nothing. What was kept for units taken off
 * belongs to the departure they were taken off.
 */
export const motivoParaNoMover = ({
  porcentaje,
  porQuitadas,
}: {
  porcentaje: number
  porQuitadas: number
}): ErrorCode | null => (porcentaje === 100 && porQuitadas === 0 ? null : 'cambio-fuera-de-plazo')

/** A hold may change until it runs out, the rest as long as it may be cancelled. */
export function motivoParaNoModificar(reventa: Revendida, ahora: Date): ErrorCode | null {
  if (reventa.estado === 'expirada') return 'reserva-vencida'
  if (!estaViva(reventa.estado)) return 'reserva-no-cambiable'
  return reventa.estado === 'pendiente' || esCancelable(reventa, ahora) ? null : 'cambio-fuera-de-plazo'
}
