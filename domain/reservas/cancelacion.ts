import type { ErrorCode } from '#contract/errors.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Tramo } from '#contract/tramos.ts'
import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import type { EstadoPago, EstadoReserva, Reserva } from '#contract/reservas.ts'
import { diaLocal, type Fecha, fechaLocal, sumarDias } from '#domain/fechas.ts'
import { porcentajeDe } from '#domain/pesos.ts'
import { type Cobro, calcularFechaEstimada, elegirVia } from './reembolso.ts'
import { estadoVisible } from './vencimiento.ts'

/** Who or what ends the reserva: the contract's `canceladaPor`. */
export type CausaCancelacion = NonNullable<Reserva['canceladaPor']>

export interface ReservaCancelable {
  estado: EstadoReserva
  estadoPago: EstadoPago
  ocupaHasta: Date | null
  inicio: Date
  /** When it was contracted. */
  creadaEn: Date
  zonaHoraria: string
  politicaCancelacion: PoliticaCancelacion
  /** As it was sold; without them, version 1 of the rule. */
  tramos?: readonly Tramo[] | null
  /** Not excluded when it was sold. */
  retractoVigente: boolean
  /** Its departure was called off: it ends at any time. */
  suspendida?: boolean
}

const HORA_MS = 3_600_000

/** Version 1 of the rule. Real hours before the start, the limit itself included; the longest first. */
export const TRAMOS: Record<PoliticaCancelacion, Tramo[]> = {
  flexible: [{ hasta: 24, porcentaje: 100 }],
  moderada: [
    { hasta: 72, porcentaje: 100 },
    { hasta: 24, porcentaje: 50 },
  ],
  estricta: [
    { hasta: 168, porcentaje: 100 },
    { hasta: 72, porcentaje: 50 },
  ],
  no_reembolsable: [],
}

// Ley 19.496, art. 3 bis.
const RETRACTO_DIAS = 10

export function motivoParaNoCancelar(
  reserva: ReservaCancelable,
  ahora: Date,
  causa: CausaCancelacion = 'viajero',
): ErrorCode | null {
  const estado = estadoVisible(reserva, ahora)
  if (estado === 'cancelada') return 'reserva-ya-cancelada'
  if (estado !== 'pendiente' && estado !== 'pagada' && !sigueEnPie(reserva, ahora)) return 'reserva-no-cancelable'
  if (reserva.estadoPago === 'desconocido') return 'pago-en-revision'
  // The bank holds that money while it decides: nothing can be given back by us.
  if (reserva.estadoPago === 'contracargo') return 'reserva-no-cancelable'
  return ahora < reserva.inicio || causa === 'plataforma' || reserva.suspendida ? null : 'reserva-no-cancelable'
}

/** Confirmed, and nothing happened yet: whoever was received before the start, or for a departure that was called off, stands like anybody else (docs/decisions/0304). */
const sigueEnPie = (
  { estado, inicio, suspendida }: Pick<ReservaCancelable, 'estado' | 'inicio' | 'suspendida'>,
  ahora: Date,
): boolean => estado === 'confirmada' || (estado === 'realizada' && (ahora < inicio || suspendida === true))

/** Why a reserva ends whose money its buyer's bank took back. */
export const CONTRACARGO_PERDIDO = 'contracargo-perdido'

/** Nobody pays for it any more: before it begins its places are for others. What took place already stands. */
export const terminaPorContracargo = (
  { estado, inicio }: Pick<ReservaCancelable, 'estado' | 'inicio'>,
  ahora: Date,
): boolean => (estado === 'pagada' || sigueEnPie({ estado, inicio }, ahora)) && ahora < inicio

/** What comes back. `cobro` is null while nothing was captured; `yaReembolsado` in pesos. */
// oxlint-disable-next-line max-params -- each part is loaded on its own
export function calcularReembolso(
  reserva: ReservaCancelable,
  cobro: Cobro | null,
  yaReembolsado: number,
  ahora: Date,
  causa: CausaCancelacion,
  feriados: readonly Fecha[],
): CotizacionCancelacion {
  if (!cobro) return { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null }

  const porcentaje = porcentajeAlCancelar(reserva, ahora, causa)
  const monto = Math.max(0, porcentajeDe(cobro.monto, porcentaje) - yaReembolsado)
  if (monto === 0) return { monto, porcentaje, via: 'ninguna', fechaEstimada: null }
  return {
    monto,
    porcentaje,
    via: elegirVia(cobro, monto, ahora),
    fechaEstimada: calcularFechaEstimada(ahora, reserva.zonaHoraria, feriados),
  }
}

/** The highest refund wins. */
export function porcentajeAlCancelar(reserva: ReservaCancelable, ahora: Date, causa: CausaCancelacion): number {
  if (causa !== 'viajero') return 100
  const finRetracto = calcularFinRetracto(reserva)
  if (finRetracto && ahora < finRetracto) return 100
  return porcentajePorTramos(tramosDe(reserva), (reserva.inicio.getTime() - ahora.getTime()) / HORA_MS)
}

export const porcentajePorTramos = (tramos: readonly Tramo[], horas: number): number =>
  tramos.find(({ hasta }) => horas >= hasta)?.porcentaje ?? 0

export const porcentajePorPolitica = (politica: PoliticaCancelacion, inicio: Date, ahora: Date): number =>
  porcentajePorTramos(TRAMOS[politica], (inicio.getTime() - ahora.getTime()) / HORA_MS)

export const tramosDe = ({
  politicaCancelacion,
  tramos,
}: Pick<ReservaCancelable, 'politicaCancelacion' | 'tramos'>): readonly Tramo[] => tramos ?? TRAMOS[politicaCancelacion]

/** What comes back, and until when, the soonest first; only what could still be used when it was bought. */
export function plazosDe(reserva: ReservaCancelable): { hasta: Date; porcentaje: number }[] {
  const retracto = calcularFinRetracto(reserva)
  const tramos = tramosDe(reserva).map(({ hasta, porcentaje }) => ({
    hasta: new Date(reserva.inicio.getTime() - hasta * HORA_MS),
    porcentaje,
  }))
  const todos = [...(retracto ? [{ hasta: retracto, porcentaje: 100 }] : []), ...tramos].filter(
    ({ hasta }) => hasta >= reserva.creadaEn,
  )
  // What gives no more than something that lasts longer says nothing.
  return todos
    .filter((uno) => !todos.some((otro) => otro.hasta > uno.hasta && otro.porcentaje >= uno.porcentaje))
    .sort((a, b) => a.hasta.getTime() - b.hasta.getTime())
}

/** Until when cancelling gives everything back; null where it never did since the purchase. */
export function limiteGratis(reserva: ReservaCancelable): Date | null {
  const limites = [limitePorPolitica(reserva), calcularFinRetracto(reserva)]
    .filter((limite) => limite !== null)
    .filter((limite) => limite >= reserva.creadaEn)
  return limites.sort((a, b) => b.getTime() - a.getTime())[0] ?? null
}

/** The end of the tenth calendar day after the purchase, or the start if that comes first; it is outside. */
export function calcularFinRetracto({
  retractoVigente,
  creadaEn,
  inicio,
  zonaHoraria,
}: ReservaCancelable): Date | null {
  if (!retractoVigente) return null
  const ultimoDia = sumarDias(fechaLocal(creadaEn, zonaHoraria), RETRACTO_DIAS)
  const fin = diaLocal(ultimoDia, zonaHoraria).hasta
  return fin < inicio ? fin : inicio
}

function limitePorPolitica(reserva: ReservaCancelable): Date | null {
  const tramo = tramosDe(reserva).find(({ porcentaje }) => porcentaje === 100)
  return tramo ? new Date(reserva.inicio.getTime() - tramo.hasta * HORA_MS) : null
}
