import type { Ctx } from '#server/ctx.ts'
import { abrirEntrega, anotarIntento, firmar, type Resultado } from '#server/modules/novedades/index.ts'
import { createOutbound, OutboundError, type Outbound } from '#server/platform/outbound.ts'

const TYPES: Record<string, string> = { reserva: 'BOOKING_UPDATE', disponibilidad: 'AVAILABILITY_UPDATE', producto: 'PRODUCT_UPDATE' }
const MAX_ANSWER = 64 * 1024

/** Delivers changes to the addresses of companies: signed, and under the same id however often. */
export const octoJobs = (outbound: Outbound = createOutbound()) => ({
  'octo.entregar': async (ctx: Ctx, { id }: { id: string }) => {
    const abierta = await abrirEntrega(ctx, id)
    if (!abierta) return
    const { entrega, webhook } = abierta
    const cuerpo = JSON.stringify({ subscriptionId: webhook.id, notificationType: TYPES[entrega.tipo], utcCreatedAt: entrega.createdAt.toISOString().replace(/\.\d+Z$/, 'Z'), data: entrega.datos })
    const headers = { ...webhook.cabeceras, 'content-type': 'application/json', 'user-agent': 'TourismHubChile-Webhooks/1', 'webhook-id': id, 'webhook-signature': firmar(ctx, webhook, { id, cuerpo }) }
    await anotarIntento(ctx, id, await post(outbound, webhook.url, headers, cuerpo))
  },
})

async function post(outbound: Outbound, url: string, headers: Record<string, string>, body: string): Promise<Resultado> {
  const started = performance.now()
  const ms = (): number => Math.round(performance.now() - started)
  try {
    const { status } = await outbound({ url, method: 'POST', headers, body, maxBytes: MAX_ANSWER })
    return status >= 200 && status < 300 ? { ok: true, codigo: status, ms: ms() } : { ok: false, codigo: status, motivo: 'respuesta', ms: ms() }
  } catch (error) {
    if (error instanceof OutboundError) return { ok: false, codigo: null, motivo: error.reason, ms: ms() }
    throw error
  }
}
