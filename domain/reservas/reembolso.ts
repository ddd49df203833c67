import type { CotizacionCancelacion } from '#contract/reembolsos.ts'
import { diaDeSemana, type Fecha, fechaLocal, sumarDias } from '#domain/fechas.ts'

export const POR_TRANSFERENCIA = 'transferencia'

/** A successful charge, as the PSP reported it. */
export interface Cobro {
  /** Captured pesos. */
  monto: number
  cobradoEn: Date
  /** Stripe's `funding`, or that it came by bank transfer; null where it was not told. */
  tipoTarjeta: string | null
}

type Via = CotizacionCancelacion['via']

const HORA_MS = 3_600_000

const REVERSA_HORAS = 3
const PLAZO_DIAS_HABILES = 10

/** What is sent, and so what is announced: the payment provider gives back to any card, whatever its kind and age. One that it refuses goes by transfer, and says so from then on. */
export function elegirVia(cobro: Cobro, monto: number, ahora: Date): Exclude<Via, 'ninguna'> {
  // What came by bank transfer never was at the payment provider, and goes back as it came.
  if (cobro.tipoTarjeta === POR_TRANSFERENCIA) return 'transferencia'
  const esReciente = ahora.getTime() - cobro.cobradoEn.getTime() <= REVERSA_HORAS * HORA_MS
  return monto === cobro.monto && esReciente ? 'reversa' : 'anulacion'
}

/** The day by which we promise the money, in the experiencia's zone. */
export function calcularFechaEstimada(ahora: Date, zona: string, feriados: readonly Fecha[]): Fecha {
  return sumarDiasHabiles(fechaLocal(ahora, zona), PLAZO_DIAS_HABILES, feriados)
}

/** Monday to Friday, but for the public holidays that the rules name. */
export function sumarDiasHabiles(fecha: Fecha, dias: number, feriados: readonly Fecha[]): Fecha {
  let dia = fecha
  for (let faltan = dias; faltan > 0;) {
    dia = sumarDias(dia, 1)
    if (diaDeSemana(dia) <= 5 && !feriados.includes(dia)) faltan -= 1
  }
  return dia
}
