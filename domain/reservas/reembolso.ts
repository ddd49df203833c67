import type { CotizacionCancelacion } from '#contract/reservas.ts'
import { diaDeSemana, type Fecha, fechaLocal, sumarDias } from '#domain/fechas.ts'

/** A successful charge, as the PSP reported it. */
export const POR_TRANSFERENCIA = 'transferencia'

export interface Cobro {
  /** Captured pesos. */
  monto: number
  cobradoEn: Date
  /** Stripe's `funding`; null where it was not told. */
  tipoTarjeta: string | null
  cuotas?: number
}

type Via = CotizacionCancelacion['via']

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS

// Product 6, "refund routes" (Transbank's rules).
const REVERSA_HORAS = 3
const ANULACION_DIAS = 90
const PLAZO_DIAS_HABILES = 10

export function elegirVia(cobro: Cobro, monto: number, ahora: Date): Exclude<Via, 'ninguna'> {
  // What came by bank transfer never was at the payment provider, and goes back as it came.
  if (cobro.tipoTarjeta === POR_TRANSFERENCIA) return 'transferencia'
  const edad = ahora.getTime() - cobro.cobradoEn.getTime()
  const esTotal = monto === cobro.monto
  if (esTotal && edad <= REVERSA_HORAS * HORA_MS) return 'reversa'

  const esCredito = cobro.tipoTarjeta !== 'debit' && cobro.tipoTarjeta !== 'prepaid'
  const enCuotas = (cobro.cuotas ?? 1) > 1
  if (esCredito && edad <= ANULACION_DIAS * DIA_MS && (esTotal || !enCuotas)) return 'anulacion'
  return 'transferencia'
}

/** The day by which we promise the money, in the experiencia's zone. */
export function calcularFechaEstimada(ahora: Date, zona: string, feriados: readonly Fecha[]): Fecha {
  return sumarDiasHabiles(fechaLocal(ahora, zona), PLAZO_DIAS_HABILES, feriados)
}

/** Monday to Friday, but for the public holidays that the rules name. */
export function sumarDiasHabiles(fecha: Fecha, dias: number, feriados: readonly Fecha[]): Fecha {
  let dia = fecha
  for (let faltan = dias; faltan > 0; ) {
    dia = sumarDias(dia, 1)
    if (diaDeSemana(dia) <= 5 && !feriados.includes(dia)) faltan -= 1
  }
  return dia
}
