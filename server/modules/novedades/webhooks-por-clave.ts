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

/** Addresses of whoever's key is calling, of one form: the live keys of a company share theirs, and that for tests has its own. */
export async function listarWebhooksPorClave(ctx: Ctx, forma: Forma): Promise<WebhookRow[]> {
  const duenio = claveDe(ctx)
  return (await listWebhooks(ctx.db, duenio.empresaId)).filter((row) => esSuyo(row, duenio) && formaDe(row) === forma)
}

export async function verWebhookPorClave(ctx: Ctx, { id, forma }: { id: string; forma: Forma }): Promise<WebhookRow> {
  const row = esUuid(id) ? await findWebhook(ctx.db, id) : undefined
  return row && esSuyo(row, claveDe(ctx)) && formaDe(row) === forma ? row : refuse('webhook-desconocido')
}

/** Its secret is made anew, and shown, in the company's own panel. */
export async function crearWebhookPorClave(
  ctx: Ctx,
  { reintenta = true, cabeceras = {}, objeto, ...pedido }: PedidoDeWebhook,
): Promise<WebhookRow> {
  const { empresaId, claveId, dePrueba } = claveDe(ctx)
  return agregarWebhook(ctx, {
    ...pedido,
    empresaId,
    dePrueba,
    quien: claveId,
    claveId,
    reintenta,
    cabeceras,
    objeto: objeto ?? null,
  })
}

/** Only what is sent changes; one that was switched off is tried again. */
export async function cambiarWebhookPorClave(
  ctx: Ctx,
  { id, forma, url, eventos, cabeceras }: Partial<PedidoDeWebhook> & { id: string; forma: Forma },
): Promise<WebhookRow> {
  const row = await verWebhookPorClave(ctx, { id, forma })
  const { claveId } = claveDe(ctx)
  const set = {
    claveId,
    ...(url !== undefined && { url: revisarUrl(url) }),
    ...(eventos && { eventos: JSON.stringify([...new Set(eventos)]) }),
    ...(cabeceras && { cabeceras: JSON.stringify(cabeceras) }),
  }
  return ctx.transaction(async (tx) => {
    await encender(tx, row, set, ctx.now)
    await anotar(tx, {
      actor: claveId,
      accion: 'cambiar',
      objeto: 'webhook',
      objetoId: row.id,
      detalle: { empresaId: row.empresaId },
      now: ctx.now,
    })
    return (await findWebhook(tx, row.id))!
  })
}

/** Answers it as it was. */
export async function borrarWebhookPorClave(
  ctx: Ctx,
  { id, forma }: { id: string; forma: Forma },
): Promise<WebhookRow> {
  const row = await verWebhookPorClave(ctx, { id, forma })
  await ctx.transaction(async (tx) => {
    await deleteWebhook(tx, row.id)
    await cerrarCaso(tx, row.id, 'borrado', ctx.now)
    await anotar(tx, {
      actor: claveDe(ctx).claveId,
      accion: 'borrar',
      objeto: 'webhook',
      objetoId: row.id,
      detalle: { empresaId: row.empresaId },
      now: ctx.now,
    })
  })
  return row
}

interface Duenio {
  empresaId: string
  dePrueba: boolean
}

const esSuyo = (row: WebhookRow, { empresaId, dePrueba }: Duenio): boolean =>
  row.empresaId === empresaId && row.dePrueba === dePrueba

const claveDe = ({ actor }: Ctx): Duenio & { claveId: string } =>
  actor.tipo === 'clave' ? { ...actor, dePrueba: actor.dePrueba === true } : refuse('clave-api-requerida')
