import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import type { Fecha } from '#domain/fechas.ts'
import { quedaDebiendo, type Debida } from '#domain/empresas/credito.ts'
import { porcentajeDe } from '#domain/pesos.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'

/** What cancelling takes off a company's account: nothing was paid, so nothing is sent anywhere. */
export function cotizarEnCuenta({
  porcentaje,
  fecha,
  ...debida
}: Debida & { porcentaje: number; fecha: Fecha }): CotizacionB2b {
  const queda = quedaDebiendo(debida, porcentaje)
  return enCuenta({ monto: debida.debe - queda, porcentaje: debida.debe === 0 ? 0 : porcentaje, queda, fecha })
}

/** What it took off, once it is cancelled. */
export function soltadoDeLaCuenta({
  soltado,
  debe,
  porQuitadas = 0,
  fecha,
}: Debida & { soltado: number; fecha: Fecha }): CotizacionB2b {
  return enCuenta({
    monto: soltado,
    porcentaje: soltado === 0 ? 0 : Math.round((100 * soltado) / (soltado + Math.max(0, debe - porQuitadas))),
    queda: debe,
    fecha,
  })
}

/** What stays owed for units that are taken off: the part of their price that leaving now would not give back. */
export function debePorQuitar({
  antes,
  ahora,
  porcentaje,
}: {
  antes: number
  ahora: number
  porcentaje: number
}): number {
  const baja = Math.max(0, antes - ahora)
  return baja - porcentajeDe(baja, porcentaje)
}

/** Whoever lets go owes it still; where somebody else ends the booking, nothing of it is owed. */
export const quedaPorQuitadas = (debe: number, causa: CausaCancelacion): number => (causa === 'viajero' ? debe : 0)

const enCuenta = ({
  fecha,
  ...cotizacion
}: {
  monto: number
  porcentaje: number
  queda: number
  fecha: Fecha
}): CotizacionB2b =>
  cotizacion.monto === 0
    ? { ...cotizacion, via: 'ninguna', fechaEstimada: null }
    : { ...cotizacion, via: 'cuenta', fechaEstimada: fecha }
