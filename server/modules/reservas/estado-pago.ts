import type { EstadoLiquidacion, EstadoPago } from '#contract/reservas.ts'
import { hechoDeDevolver, retenidoPor } from '#domain/pagos/devolucion.ts'
import { siguienteEstadoLiquidacion, siguienteEstadoPago, type EventoPago } from '#domain/reservas/estados.ts'
import type { CobroRow } from '#server/modules/pagos/index.ts'
import { log } from '#server/platform/log.ts'
import type { ReservaCompleta } from './reservas.db.ts'

/** After facts of the provider, one by one along the machine. A fact is never refused: one that does not fit is told to an admin. */
export function trasHechos(
  { id, estadoPago }: { id: string; estadoPago: string },
  ...hechos: EventoPago[]
): EstadoPago {
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
export function liquidacionRevertida({ estadoLiquidacion }: { estadoLiquidacion: string | null }): {
  estadoLiquidacion?: EstadoLiquidacion
} {
  const revertida = estadoLiquidacion && siguienteEstadoLiquidacion(estadoLiquidacion as EstadoLiquidacion, 'revertir')
  return revertida ? { estadoLiquidacion: revertida } : {}
}

/** What is still held of it: by its cards, and by the gift that paid a part. */
export const quedaDe = (
  { regaloRetenido }: Pick<ReservaCompleta, 'regaloRetenido'>,
  cobros: readonly CobroRow[],
): number => retenidoPor({ cobros, enRegalo: regaloRetenido })

/** A gift card had its money back at once, so that `queda` is what is held from now on; a refund by card that is under way tells it when it is done. */
export function trasVolverAlRegalo({ id, estadoPago }: { id: string; estadoPago: string }, queda: number): EstadoPago {
  const pedido = siguienteEstadoPago(estadoPago as EstadoPago, 'pedir_reembolso')
  return pedido === null ? (estadoPago as EstadoPago) : trasHechos({ id, estadoPago: pedido }, hechoDeDevolver(queda))
}
