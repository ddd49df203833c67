import { randomUUID } from 'node:crypto'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { listNovedades, numerar, type NovedadRow } from './novedades.db.ts'
import { insertEntregas, listActivos, type WebhookRow } from './webhooks.db.ts'

const LOTE = 1000

/** Puts what changed in order and writes a delivery for each address that wants it, in one transaction. */
export async function repartir(ctx: Ctx): Promise<void> {
  for (let quedan = true; quedan; ) {
    quedan = await ctx.transaction(async (tx) => {
      const { desde, hasta, quedan: mas } = await numerar(tx)
      if (hasta === desde) return false
      const novedades = await listNovedades(tx, { empresaId: null, desde, limit: LOTE })
      const activos = await listActivos(tx)
      const filas = novedades.flatMap((novedad) => activos.filter((webhook) => interesa(webhook, novedad)).map((webhook) => aEntrega(webhook, novedad, ctx.now)))
      for (const id of await insertEntregas(tx, filas)) await ctx.enqueue(tx, 'octo.entregar', { id })
      return mas
    })
  }
}

// What a company bought on our own pages is a booking that OCTO does not know, and of many departures at once there is no one object.
const interesa = ({ empresaId, eventos, objeto }: WebhookRow, novedad: NovedadRow): boolean =>
  (objeto === null || novedad.tipo !== 'disponibilidad' || novedad.inicioUtc !== null) && eventos.includes(novedad.tipo) && (novedad.empresaId === null || novedad.empresaId === empresaId) && (novedad.tipo !== 'reserva' || novedad.reservaUuid !== null)

function aEntrega({ id: webhookId, objeto }: WebhookRow, novedad: NovedadRow, now: Date) {
  const { orden, tipo } = novedad
  const datos = datosDe(novedad, objeto !== null)
  return { id: randomUUID(), webhookId, orden, tipo, datos: JSON.stringify(datos), estado: 'pendiente', createdAt: now, updatedAt: now }
}

/** What it takes to fetch it; whoever is sent the object itself is sent that of one departure. */
function datosDe({ tipo, reservaUuid, experienciaId, opcionId, fecha, hasta, inicioUtc, zona }: NovedadRow, conObjeto: boolean) {
  if (tipo === 'reserva') return { uuid: reservaUuid }
  if (tipo === 'producto') return { productId: experienciaId }
  if (conObjeto && inicioUtc && zona) return { productId: experienciaId, optionId: opcionId, availabilityId: conOffset(inicioUtc, zona) }
  return { productId: experienciaId, optionId: opcionId, localDateStart: fecha, localDateEnd: hasta ?? fecha }
}
