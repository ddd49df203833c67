import type { EstadoLiquidacion, EstadoPago } from '#contract/reservas.ts'
import { siguienteEstadoLiquidacion, siguienteEstadoPago, type EventoPago } from '#domain/reservas/estados.ts'
import { log } from '#server/platform/log.ts'

/** After facts of the provider, one by one along the machine. A fact is never refused: one that does not fit is told to an admin. */
export function trasHechos({ id, estadoPago }: { id: string; estadoPago: string }, ...hechos: EventoPago[]): EstadoPago {
  let estado = estadoPago as EstadoPago
  for (const hecho of hechos) {
    const siguiente = siguienteEstadoPago(estado, hecho)
    if (siguiente === null) {
      log.error('reserva.hecho_sin_lugar', { reservaId: id, estadoPago: estado, hecho })
      return estado
    }
    estado = siguiente
  }
  return estado
}

/** The operator gets nothing for what was given back in full. */
export function liquidacionRevertida({ estadoLiquidacion }: { estadoLiquidacion: string | null }): { estadoLiquidacion?: EstadoLiquidacion } {
  const revertida = estadoLiquidacion && siguienteEstadoLiquidacion(estadoLiquidacion as EstadoLiquidacion, 'revertir')
  return revertida ? { estadoLiquidacion: revertida } : {}
}
