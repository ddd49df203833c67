import { randomUUID } from 'node:crypto'
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

const interesa = ({ empresaId, eventos }: WebhookRow, novedad: NovedadRow): boolean => eventos.includes(novedad.tipo) && (novedad.empresaId === null || novedad.empresaId === empresaId)

function aEntrega({ id: webhookId }: WebhookRow, { orden, tipo, reservaUuid, experienciaId, opcionId, fecha }: NovedadRow, now: Date) {
  const datos = tipo === 'reserva' ? { uuid: reservaUuid } : tipo === 'producto' ? { productId: experienciaId } : { productId: experienciaId, optionId: opcionId, localDateStart: fecha, localDateEnd: fecha }
  return { id: randomUUID(), webhookId, orden, tipo, datos: JSON.stringify(datos), estado: 'pendiente', createdAt: now, updatedAt: now }
}
