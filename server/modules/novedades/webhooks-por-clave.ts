import type { TipoNovedad } from '#contract/novedades.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { cerrarCaso, encender } from './casos-de-entrega.ts'
import { deleteWebhook, findWebhook, listWebhooks, type Objeto, type WebhookRow } from './webhooks.db.ts'
import { agregarWebhook, revisarUrl } from './webhooks.ts'

/** A pointer to what changed, or the object itself. */
export type Forma = 'puntero' | 'objeto'

const formaDe = ({ objeto }: WebhookRow): Forma => (objeto === null ? 'puntero' : 'objeto')

export interface PedidoDeWebhook {
  url: string
  eventos: TipoNovedad[]
  cabeceras?: Record<string, string> | undefined
  reintenta?: boolean | undefined
  objeto?: Objeto | undefined
}

/** Addresses of the company whose key is calling, of one form. */
export async function listarWebhooksPorClave(ctx: Ctx, forma: Forma): Promise<WebhookRow[]> {
  return (await listWebhooks(ctx.db, claveDe(ctx).empresaId)).filter((row) => formaDe(row) === forma)
}

export async function verWebhookPorClave(ctx: Ctx, { id, forma }: { id: string; forma: Forma }): Promise<WebhookRow> {
  const row = esUuid(id) ? await findWebhook(ctx.db, id) : undefined
  return row?.empresaId === claveDe(ctx).empresaId && formaDe(row) === forma ? row : refuse('webhook-desconocido')
}

/** Its secret is made anew, and shown, in the company's own panel. */
export async function crearWebhookPorClave(ctx: Ctx, { reintenta = true, cabeceras = {}, objeto, ...pedido }: PedidoDeWebhook): Promise<WebhookRow> {
  const { empresaId, claveId } = claveDe(ctx)
  return agregarWebhook(ctx, { ...pedido, empresaId, quien: claveId, reintenta, cabeceras, objeto: objeto ?? null })
}

/** Only what is sent changes; one that was switched off is tried again. */
export async function cambiarWebhookPorClave(ctx: Ctx, { id, forma, url, eventos, cabeceras }: Partial<PedidoDeWebhook> & { id: string; forma: Forma }): Promise<WebhookRow> {
  const row = await verWebhookPorClave(ctx, { id, forma })
  const set = { ...(url !== undefined && { url: revisarUrl(url) }), ...(eventos && { eventos: JSON.stringify([...new Set(eventos)]) }), ...(cabeceras && { cabeceras: JSON.stringify(cabeceras) }) }
  return ctx.transaction(async (tx) => {
    await encender(tx, row, set, ctx.now)
    await anotar(tx, { actor: claveDe(ctx).claveId, accion: 'cambiar', objeto: 'webhook', objetoId: row.id, detalle: { empresaId: row.empresaId }, now: ctx.now })
    return (await findWebhook(tx, row.id))!
  })
}

/** Answers it as it was. */
export async function borrarWebhookPorClave(ctx: Ctx, { id, forma }: { id: string; forma: Forma }): Promise<WebhookRow> {
  const row = await verWebhookPorClave(ctx, { id, forma })
  await ctx.transaction(async (tx) => {
    await deleteWebhook(tx, row.id)
    await cerrarCaso(tx, row.id, 'borrado', ctx.now)
    await anotar(tx, { actor: claveDe(ctx).claveId, accion: 'borrar', objeto: 'webhook', objetoId: row.id, detalle: { empresaId: row.empresaId }, now: ctx.now })
  })
  return row
}

const claveDe = ({ actor }: Ctx): { empresaId: string; claveId: string } => (actor.tipo === 'clave' ? actor : refuse('clave-api-requerida'))
