import { asientoSuscripcion, asientoSuscripcionDevuelta, type Apunte } from '#domain/pagos/asientos.ts'
import type { Tx } from '#server/ctx.ts'
import { asentar } from './libro.ts'

interface Cobro {
  cobroId: string
  modo: string
  monto: number
}

const una =
  (clave: string, tipo: string, asiento: (monto: number) => Apunte[]) =>
  (tx: Tx, { cobroId, modo, monto }: Cobro, now: Date) =>
    asentar(tx, { clave: `${clave}:${cobroId}`, tipo, reservaId: null, modo, apuntes: asiento(monto), now })

/** One movement each, whatever the number of reports. */
export const asentarSuscripcion = una('suscripcion', 'suscripcion', asientoSuscripcion)
export const asentarDevolucionDeSuscripcion = una(
  'suscripcion-devuelta',
  'suscripcion_devuelta',
  asientoSuscripcionDevuelta,
)
