import type { EstadoReserva } from '#contract/reservas.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS

// The ladder of ordinary cancellations (docs/decisions/0176): a warning, up to 20 % of what was booked, and a pause with three in 90 days.
export const VENTANA_DIAS = 90
const PAUSA_DESDE = 3
// Ours (docs/decisions/0176): the whole of it only for whoever leaves people without a plan.
const POCO_AVISO_HORAS = 72
const CON_POCO_AVISO = 20
const CON_AVISO = 10

/** What nobody can help costs nothing; nor does a request that was never accepted. */
export const esDelOperador = ({
  estado,
  causa,
  motivo,
}: {
  estado: EstadoReserva
  causa: CausaCancelacion
  motivo: string
}): boolean => estado === 'confirmada' && causa === 'anfitrion' && motivo === 'operativo'

interface Cancelacion {
  createdAt: Date
  perdonadaEn: Date | null
}

const cuentaHasta = ({ createdAt }: Pick<Cancelacion, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + VENTANA_DIAS * DIA_MS)

/** Those that count now. */
export const vivas = <C extends Cancelacion>(cancelaciones: readonly C[], ahora: Date): C[] =>
  cancelaciones.filter((c) => c.perdonadaEn === null && cuentaHasta(c) > ahora)

/** Where the next one would stand, after so many that count. */
export const escalonSiguiente = (cuantas: number): 1 | 2 | 3 => (cuantas >= 2 ? 3 : cuantas === 1 ? 2 : 1)

/** Of each booking that ends by it; `avisoHoras`: before the first of those departures. */
export function porcentajeDeCargo(escalon: 1 | 2 | 3, avisoHoras: number): number {
  if (escalon === 1) return 0
  return avisoHoras < POCO_AVISO_HORAS ? CON_POCO_AVISO : CON_AVISO
}

/** Nothing is sold while three count; until the first of the last three no longer does. Null while there are fewer. */
export function pausadaHasta(cancelaciones: readonly Cancelacion[], ahora: Date): Date | null {
  const cuentan = vivas(cancelaciones, ahora).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const tercera = cuentan[PAUSA_DESDE - 1]
  return tercera ? cuentaHasta(tercera) : null
}
