import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import type { Fecha } from '#domain/fechas.ts'
import { porcentajeDe } from '#domain/pesos.ts'

/** What cancelling takes off a company's account: nothing was paid, so nothing is sent anywhere. */
export function cotizarEnCuenta({ debe, porcentaje, fecha }: { debe: number; porcentaje: number; fecha: Fecha }): CotizacionB2b {
  return enCuenta({ monto: porcentajeDe(debe, porcentaje), porcentaje: debe === 0 ? 0 : porcentaje, queda: debe - porcentajeDe(debe, porcentaje), fecha })
}

/** What it took off, once it is cancelled. */
export function soltadoDeLaCuenta({ soltado, debe, fecha }: { soltado: number; debe: number; fecha: Fecha }): CotizacionB2b {
  return enCuenta({ monto: soltado, porcentaje: soltado === 0 ? 0 : Math.round((100 * soltado) / (soltado + debe)), queda: debe, fecha })
}

const enCuenta = ({ fecha, ...cotizacion }: { monto: number; porcentaje: number; queda: number; fecha: Fecha }): CotizacionB2b =>
  cotizacion.monto === 0 ? { ...cotizacion, via: 'ninguna', fechaEstimada: null } : { ...cotizacion, via: 'cuenta', fechaEstimada: fecha }
