import { plazoDeDias } from '#domain/fechas.ts'
import { redondear } from '#domain/pesos.ts'

const DIA_MS = 86_400_000
const DIAS_DE_PRUEBA = 30
export const DIAS_DE_REINTENTO = 7
const DIAS_DE_RETRACTO = 10
/** After the first failure, in days. */
const REINTENTOS = [1, 3, 5]

/** The same day of the next month, or its last one: 31 January → 28 February. */
export function finDePeriodo(desde: Date): Date {
  const fin = new Date(desde)
  const dia = desde.getUTCDate()
  fin.setUTCDate(1)
  fin.setUTCMonth(fin.getUTCMonth() + 1)
  const ultimo = new Date(Date.UTC(fin.getUTCFullYear(), fin.getUTCMonth() + 1, 0)).getUTCDate()
  fin.setUTCDate(Math.min(dia, ultimo))
  return fin
}

export const finDePrueba = (desde: Date): Date => new Date(desde.getTime() + DIAS_DE_PRUEBA * DIA_MS)

/** A plan that is given up is used to the end of the day that was said. */
export const sigueEnUso = (hasta: Date, ahora: Date): boolean => ahora <= plazoDeDias(hasta, 0)

/** When a charge that failed is tried again; null once the days of retries are over. */
export function proximoReintento(morosaDesde: Date, ahora: Date): Date | null {
  const dias = REINTENTOS.find((n) => morosaDesde.getTime() + n * DIA_MS > ahora.getTime()) ?? DIAS_DE_REINTENTO
  const cuando = new Date(morosaDesde.getTime() + dias * DIA_MS)
  return cuando > ahora ? cuando : null
}

/** Ley 19.496, art. 3 bis: ten days from the first charge of a contract. */
export const enRetracto = (primerCobroEn: Date | null, ahora: Date): boolean =>
  primerCobroEn !== null && ahora <= plazoDeDias(primerCobroEn, DIAS_DE_RETRACTO)

/** The moment when the day of a period began in which `ahora` lies. */
export const enDiasEnteros = (desde: Date, ahora: Date): Date =>
  new Date(desde.getTime() + Math.floor((ahora.getTime() - desde.getTime()) / DIA_MS) * DIA_MS)

/** The part of `monto` for what is left of a period. */
export function proporcion(monto: number, { desde, hasta }: { desde: Date; hasta: Date }, ahora: Date): number {
  const todo = hasta.getTime() - desde.getTime()
  const resta = Math.min(Math.max(hasta.getTime() - ahora.getTime(), 0), todo)
  return todo <= 0 ? 0 : redondear(BigInt(monto) * BigInt(resta), BigInt(todo))
}
