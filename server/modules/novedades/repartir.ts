import { randomUUID } from 'node:crypto'
import { conOffset } from '#domain/fechas.ts'
import { unirRangos } from '#domain/novedades/rangos.ts'
import type { Ctx } from '#server/ctx.ts'
import { receptorDe } from './receptor.ts'
import { listNovedades, LOTE, numerar, type NovedadRow } from './novedades.db.ts'
import { insertEntregas, listActivos, type EntregaNueva, type WebhookRow } from './webhooks.db.ts'

/** So long a delivery waits for what else happens to its object. */
const ESPERA_SEGUNDOS = 5

/** Puts what changed in order and writes a delivery for each address that wants it, in one transaction. */
export async function repartir(ctx: Ctx): Promise<void> {
  for (let quedan = true; quedan;) {
    quedan = await ctx.transaction(async (tx) => {
      const { desde, hasta, quedan: mas } = await numerar(tx)
      if (hasta === desde) return false
      const novedades = await listNovedades(tx, { para: null, desde, limit: LOTE })
      for (const webhook of await listActivos(tx)) {
        const filas = paraUno(
          webhook,
          novedades.filter((novedad) => interesa(webhook, novedad)),
          ctx.now,
        )
        const nuevas = (await insertEntregas(tx, filas)).map((id) => ({ data: { id }, ...receptorDe(webhook) }))
        await ctx.enqueueAll(tx, 'octo.entregar', nuevas, { afterSeconds: ESPERA_SEGUNDOS })
      }
      return mas
    })
  }
}

// What a company bought on our own pages is a booking that OCTO does not know, and of many departures at once there is no one object.
const interesa = (webhook: WebhookRow, novedad: NovedadRow): boolean =>
  webhook.eventos.includes(novedad.tipo) &&
  (webhook.objeto === null || novedad.tipo !== 'disponibilidad' || novedad.inicioUtc !== null) &&
  (novedad.tipo !== 'reserva' ||
    (novedad.reservaUuid !== null && novedad.empresaId === webhook.empresaId && novedad.dePrueba === webhook.dePrueba))

/** One for each object; a pointer to departures names all the days of an option that can be read at once. */
function paraUno({ id: webhookId, objeto }: WebhookRow, novedades: NovedadRow[], now: Date): EntregaNueva[] {
  const conObjeto = objeto !== null
  const dichas = conObjeto
    ? novedades
    : novedades.filter(({ tipo, fecha }) => tipo !== 'disponibilidad' || fecha === null)
  const datos = [
    ...dichas.map((novedad) => ({ orden: novedad.orden, tipo: novedad.tipo, datos: datosDe(novedad, conObjeto) })),
    ...(conObjeto ? [] : diasDe(novedades)),
  ]
  const porObjeto = new Map(
    datos.toSorted((a, b) => a.orden - b.orden).map((uno) => [`${uno.tipo} ${JSON.stringify(uno.datos)}`, uno]),
  )
  return [...porObjeto.values()].map((uno) => ({
    id: randomUUID(),
    webhookId,
    orden: uno.orden,
    tipo: uno.tipo,
    datos: JSON.stringify(uno.datos),
    estado: 'pendiente',
    createdAt: now,
    updatedAt: now,
  }))
}

function diasDe(novedades: NovedadRow[]) {
  const conDias = novedades
    .filter(({ tipo, fecha }) => tipo === 'disponibilidad' && fecha !== null)
    .map((novedad) => ({ ...novedad, desde: novedad.fecha!, hasta: novedad.hasta ?? novedad.fecha! }))
  return Object.values(
    Object.groupBy(conDias, ({ experienciaId, opcionId }) => `${experienciaId} ${opcionId}`),
  ).flatMap((deUna = []) => {
    const rangos = unirRangos(deUna)
    const porRango = Object.groupBy(deUna, (una) => rangos.findLast(({ desde }) => desde <= una.desde)!.desde)
    return rangos.map(({ desde, hasta }) => {
      const { experienciaId, opcionId } = deUna[0]!
      return {
        orden: Math.max(...porRango[desde]!.map(({ orden }) => orden)),
        tipo: 'disponibilidad' as const,
        datos: { productId: experienciaId, optionId: opcionId, localDateStart: desde, localDateEnd: hasta },
      }
    })
  })
}

/** What it takes to fetch it; whoever is sent the object itself is sent that of one departure. */
function datosDe(
  { tipo, reservaUuid, experienciaId, opcionId, fecha, hasta, inicioUtc, zona }: NovedadRow,
  conObjeto: boolean,
) {
  if (tipo === 'reserva') return { uuid: reservaUuid }
  if (tipo === 'producto') return { productId: experienciaId }
  if (conObjeto && inicioUtc && zona)
    return { productId: experienciaId, optionId: opcionId, availabilityId: conOffset(inicioUtc, zona) }
  return { productId: experienciaId, optionId: opcionId, localDateStart: fecha, localDateEnd: hasta ?? fecha }
}
