import type { Ctx } from '#server/ctx.ts'
import {
  abrirEntrega,
  anotarIntento,
  cuerpoDe,
  descartarEntrega,
  diferenciaDe,
  firmar,
  type EntregaRow,
  type Resultado,
  type WebhookRow,
} from '#server/modules/novedades/index.ts'
import { agenteDeAvisos } from '#server/modules/sitio/index.ts'
import { createOutbound, OutboundError, type Outbound } from '#server/platform/outbound.ts'
import type { Outcome } from '#server/platform/lane.ts'
import { Refusal } from '#server/refusal.ts'
import { findAvailability, utc } from './availability.ts'
import { getBooking, type Asking } from './bookings.ts'
import { readCapabilities } from './capabilities.ts'
import { toSupplier } from './products.ts'
import { AvailabilityRequest } from './requests.ts'
import { NOTIFICATION_OF, toWebhook } from './subscriptions.ts'

const MAX_ANSWER = 64 * 1024

/** Delivers changes to the addresses of companies: signed, and under the same id however often. */
export const octoJobs = (outbound: Outbound = createOutbound()) => ({
  'octo.entregar': async (ctx: Ctx, { id }: { id: string }): Promise<Outcome> => {
    const abierta = await abrirEntrega(ctx, id)
    if (!abierta) return
    const { entrega, webhook } = abierta
    const cuerpo = await bodyOf(ctx, entrega, webhook)
    if (cuerpo === null) return descartarEntrega(ctx, id)
    const headers = {
      ...webhook.cabeceras,
      'content-type': 'application/json',
      'user-agent': agenteDeAvisos(ctx),
      'webhook-id': id,
      'webhook-signature': firmar(ctx, webhook, { id, cuerpo }),
    }
    const resultado = await post(outbound, webhook.url, headers, cuerpo)
    await anotarIntento(ctx, id, resultado)
    return noContesta(resultado) ? 'receiver-down' : undefined
  },
})

/** A pointer, or the object itself; null where the company can no longer see it. */
async function bodyOf(ctx: Ctx, entrega: EntregaRow, webhook: WebhookRow): Promise<string | null> {
  if (webhook.objeto === null)
    return JSON.stringify({
      subscriptionId: webhook.id,
      notificationType: NOTIFICATION_OF[entrega.tipo as keyof typeof NOTIFICATION_OF],
      utcCreatedAt: utc(entrega.createdAt),
      data: entrega.datos,
    })
  try {
    return await cuerpoDe(ctx, entrega, (antes) => objectOf(ctx, entrega, webhook, antes))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

// oxlint-disable-next-line max-params -- what is told, to whom, and what they were told before
async function objectOf(base: Ctx, entrega: EntregaRow, webhook: WebhookRow, antes: unknown): Promise<object> {
  const ctx: Ctx = {
    ...base,
    actor: {
      tipo: 'clave',
      claveId: webhook.id,
      empresaId: webhook.empresaId,
      permisos: ['catalogo:leer', 'reservas:escribir'],
      dePrueba: webhook.dePrueba,
    },
  }
  const { applied } = readCapabilities(webhook.objeto?.capacidades.join(','))
  const { BASE_URL: baseUrl, DEMO: testMode } = ctx.settings
  const asking: Asking = { ctx, applied, baseUrl, testMode }
  const datos = entrega.datos as Record<'uuid' | 'productId' | 'optionId' | 'availabilityId', string>
  if (entrega.tipo === 'reserva') {
    const booking = await getBooking(asking, datos.uuid)
    return {
      webhook: toWebhook(webhook),
      booking,
      diff: antes === null ? [] : diferenciaDe((antes as { booking: unknown }).booking, booking),
    }
  }
  const { productId, optionId, availabilityId } = datos
  const [availability = null] = await findAvailability(
    ctx,
    applied,
    AvailabilityRequest.parse({ productId, optionId, availabilityIds: [availabilityId] }),
  )
  return { webhook: toWebhook(webhook), availability, productId, optionId, supplier: await toSupplier(ctx, applied) }
}

/** It hangs, is away or cannot take more: what else it is to be sent would end likewise. */
const noContesta = (resultado: Resultado): boolean =>
  !resultado.ok &&
  (resultado.codigo === null
    ? resultado.motivo === 'timeout' || resultado.motivo === 'network'
    : resultado.codigo >= 500 || resultado.codigo === 429)

async function post(
  outbound: Outbound,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Resultado> {
  const started = performance.now()
  const ms = (): number => Math.round(performance.now() - started)
  try {
    const { status } = await outbound({ url, method: 'POST', headers, body, maxBytes: MAX_ANSWER })
    return status >= 200 && status < 300
      ? { ok: true, codigo: status, ms: ms() }
      : { ok: false, codigo: status, motivo: 'respuesta', ms: ms() }
  } catch (error) {
    if (error instanceof OutboundError) return { ok: false, codigo: null, motivo: error.reason, ms: ms() }
    throw error
  }
}
