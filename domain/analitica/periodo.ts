import { diasEntre, sumarDias, type Fecha } from '#domain/fechas.ts'

export interface Periodo {
  desde: Fecha
  /** The last day, included. */
  hasta: Fecha
  dias: number
}

const DIAS = 30

/**
 * The days asked for, both included: the last 30 where nothing is said, 30 where one end is missing.
 * A range that is upside down or longer than `max` answers null.
 */
export function periodoPedido(
  { desde, hasta }: { desde?: Fecha | undefined; hasta?: Fecha | undefined },
  hoy: Fecha,
  max: number,
): Periodo | null {
  const ultimo = hasta ?? (desde ? menor(sumarDias(desde, DIAS - 1), hoy) : hoy)
  const primero = desde ?? sumarDias(ultimo, 1 - DIAS)
  const dias = diasEntre(primero, ultimo) + 1
  return dias >= 1 && dias <= max ? { desde: primero, hasta: ultimo, dias } : null
}

/** As many days, just before. */
export function periodoAnterior({ desde, dias }: Periodo): Periodo {
  return { desde: sumarDias(desde, -dias), hasta: sumarDias(desde, -1), dias }
}

const menor = (a: Fecha, b: Fecha): Fecha => (a < b ? a : b)
