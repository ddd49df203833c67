import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoEspera } from '#contract/espera.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { cuposDisponibles, motivoParaNoVender, type SalidaEnVenta } from '#domain/disponibilidad/cupos.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'

const OFERTA_MINUTOS = 60
const OFERTA_MINIMA_MINUTOS = 15
const MINUTO_MS = 60_000

/** Until when an offer made now is held, never past the end of the sale; null where too little time is left to take it. */
export function calcularFinDeOferta(ahora: Date, cierreVentas: Date): Date | null {
  const fin = Math.min(ahora.getTime() + OFERTA_MINUTOS * MINUTO_MS, cierreVentas.getTime())
  return fin - ahora.getTime() >= OFERTA_MINIMA_MINUTOS * MINUTO_MS ? new Date(fin) : null
}

/**
 * Of the free places of a salida, those that are for whoever waits: each party that fits, in its turn, as they are going to be offered.
 * `fila`: places that each needs, who waited longest first. None where no time is left to offer them.
 */
export function plazasApartadas(
  fila: readonly number[],
  libres: number,
  { ahora, cierreVentas }: { ahora: Date; cierreVentas: Date },
): number {
  if (calcularFinDeOferta(ahora, cierreVentas) === null) return 0
  let apartadas = 0
  for (const plazas of fila) if (plazas <= libres - apartadas) apartadas += plazas
  return apartadas
}

export interface EnFila {
  plazas: number
  suya: boolean
}

/** Those who come before somebody: all, for who stands in no line; for who does, those ahead alone. Who is behind them waits for what they leave. */
export function losDeAntes(fila: readonly EnFila[]): number[] {
  const suya = fila.findIndex((una) => una.suya)
  return (suya === -1 ? fila : fila.slice(0, suya)).map(({ plazas }) => plazas)
}

interface EnVenta {
  cupos: number
  ocupadas: number
  /** Places that each party in line needs, who waited longest first; null where nobody waits. */
  fila: readonly number[] | null
  cierreVentas: Date
}

/** Places of a salida that anybody may take now: the free ones, as many as what it shares with others allows (`alcanza`), less those for whoever waits. */
export function plazasEnVenta({ cupos, ocupadas, fila, cierreVentas }: EnVenta, alcanza: number, ahora: Date): number {
  const libres = Math.min(cuposDisponibles(cupos, ocupadas), alcanza)
  return libres - plazasApartadas(fila ?? [], libres, { ahora, cierreVentas })
}

export interface Fila {
  recibeReservas: boolean
  plazas: number
  /** Places that anybody may take now. */
  enVenta: number
  /** Places that what it shares allows where nobody else has it. */
  alcanza: number
}

/** One waits for what is on sale and full for one's party; a party larger than the whole salida, or than what there is of what it shares, waits in vain. */
export function motivoParaNoEsperar(
  salida: SalidaEnVenta,
  { recibeReservas, plazas, enVenta, alcanza }: Fila,
  ahora: Date,
): ErrorCode | null {
  const motivo = motivoParaNoVender(salida, { recibeReservas }, plazas, salida.cupos - enVenta, ahora)
  if (motivo === null) return 'salida-con-cupos'
  if (motivo !== 'sin-cupos') return motivo
  return plazas > Math.min(salida.cupos, alcanza) ? 'grupo-mayor-que-salida' : null
}

export interface EnEspera {
  estado: 'por_confirmar' | 'en_espera' | 'ofrecida' | 'tomada' | 'retirada'
  /** The hold that was offered. */
  oferta: { estado: EstadoReserva; ocupaHasta: Date } | null
  cierreVentas: Date
  /** The departure was called off: nobody waits for it any more. */
  salidaCancelada: boolean
}

/** What a person is shown: an offer that ran out, or a sale that closed, is over before any job says so. */
export function estadoDeEspera({ estado, oferta, cierreVentas, salidaCancelada }: EnEspera, ahora: Date): EstadoEspera {
  if (estado === 'retirada' || estado === 'tomada') return estado
  if (!oferta) return ahora < cierreVentas && !salidaCancelada ? estado : 'vencida'
  const visible = estadoVisible(oferta, ahora)
  if (visible === 'pendiente') return 'ofrecida'
  return visible === 'expirada' || visible === 'cancelada' ? 'vencida' : 'tomada'
}
