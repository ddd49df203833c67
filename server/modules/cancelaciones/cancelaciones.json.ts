import type { CancelacionDeOperador, EscalaDeCancelaciones } from '#contract/cancelaciones.ts'
import { escalonSiguiente, pausadaHasta, porcentajeDeCargo, VENTANA_DIAS, vivas } from '#domain/operadores/escala.ts'
import type { CancelacionRow } from './cancelaciones.db.ts'

const VENTANA_MS = VENTANA_DIAS * 86_400_000

export const desdeCuandoCuentan = (now: Date): Date => new Date(now.getTime() - VENTANA_MS)

export const toCancelacionJson = ({
  id,
  fecha,
  escalon,
  porcentaje,
  reservas,
  cobrado,
  createdAt,
  perdonMotivo,
}: CancelacionRow): CancelacionDeOperador => ({
  id,
  fecha,
  escalon,
  porcentaje,
  reservas,
  cobrado,
  en: createdAt.toISOString(),
  cuentaHasta: new Date(createdAt.getTime() + VENTANA_MS).toISOString(),
  perdon: perdonMotivo,
})

export function toEscalaJson(filas: readonly CancelacionRow[], now: Date): EscalaDeCancelaciones {
  const escalon = escalonSiguiente(vivas(filas, now).length)
  return {
    ventanaDias: VENTANA_DIAS,
    cancelaciones: filas.map(toCancelacionJson),
    siguiente: { escalon, porcentajeMax: porcentajeDeCargo(escalon, 0) },
    pausadaHasta: pausadaHasta(filas, now)?.toISOString() ?? null,
  }
}
