import { createHmac, randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Entrega, novedades, TipoNovedad, Webhook } from '#contract/novedades.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { textoDeFirma } from '#domain/novedades/firma.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { OutboundError, parseOutboundUrl } from '#server/platform/outbound.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { cerrarCaso, encender } from './casos-de-entrega.ts'
import { receptorDe } from './receptor.ts'
import {
  deleteWebhook,
  findEmpresaEstado,
  findEntrega,
  findWebhook,
  insertWebhook,
  listEntregas as selectEntregas,
  listWebhooks,
  updateEntrega,
  type EntregaRow,
  type Objeto,
  type WebhookRow,
} from './webhooks.db.ts'

const ZONA = 'America/Santiago'
const MAX = 10
const ANTERIOR_MS = 24 * 3_600_000

export async function listarWebhooks(
  ctx: Ctx,
  { pagina, porPagina }: Input<typeof novedades.listarWebhooks>,
): Promise<Page<Webhook>> {
  const rows = await listWebhooks(ctx.db, duenoDe(ctx).empresaId)
  const limit = pagina === undefined && porPagina === undefined ? 2 * MAX : (porPagina ?? 24)
  const desde = ((pagina ?? 1) - 1) * limit
  return { items: rows.slice(desde, desde + limit).map(toWebhookJson), total: rows.length }
}

/** The secret is in this answer and nowhere else. */
export async function crearWebhook(
  ctx: Ctx,
  { url, eventos }: Input<typeof novedades.crearWebhook>,
): Promise<Webhook & { secreto: string }> {
  const { empresaId, usuarioId } = duenoDe(ctx)
  const row = await agregarWebhook(ctx, { empresaId, quien: usuarioId, url, eventos })
  return { ...toWebhookJson(row), secreto: secretoDe(ctx, row.id, row.version) }
}

interface Nuevo {
  empresaId: string
  quien: string
  /** Where a key of the company asks for it. */
  claveId?: string
  url: string
  eventos: TipoNovedad[]
  cabeceras?: Record<string, string>
  reintenta?: boolean
  /** How the object itself is sent; without it, a pointer to what changed. */
  objeto?: Objeto | null
  /** Of the key that anybody may try with. */
  dePrueba?: boolean
}

export async function agregarWebhook(
  ctx: Ctx,
  { empresaId, quien, claveId, url, eventos, cabeceras = {}, reintenta = true, objeto = null, dePrueba = false }: Nuevo,
): Promise<WebhookRow> {
  const direccion = revisarUrl(url)
  return ctx.transaction(async (tx) => {
    if ((await findEmpresaEstado(tx, empresaId)) !== 'Activa') refuse('empresa-no-activa')
    if ((await listWebhooks(tx, empresaId)).filter((otro) => otro.dePrueba === dePrueba).length >= MAX)
      refuse('demasiados-webhooks')
    const id = randomUUID()
    await insertWebhook(tx, {
      id,
      empresaId,
      claveId: claveId ?? null,
      dePrueba,
      url: direccion,
      eventos: JSON.stringify([...new Set(eventos)]),
      cabeceras: JSON.stringify(cabeceras),
      reintenta,
      objeto: objeto && JSON.stringify(objeto),
      createdAt: ctx.now,
    })
    await anotar(tx, {
      actor: quien,
      accion: 'crear',
      objeto: 'webhook',
      objetoId: id,
      detalle: { empresaId, eventos: eventos.join(' ') },
      now: ctx.now,
    })
    return (await findWebhook(tx, id))!
  })
}

/** What can be said of it now; where it leads is looked at again at each delivery. */
export function revisarUrl(url: string): string {
  try {
    return parseOutboundUrl(url).href
  } catch (error) {
    if (error instanceof OutboundError)
      refuseCampo('url', 'Escribe una dirección https pública, como https://avisos.tuempresa.cl/thub')
    throw error
  }
}

export async function rotarSecretoDeWebhook(ctx: Ctx, { id }: { id: string }): Promise<Webhook & { secreto: string }> {
  return conWebhook(ctx, id, async (tx, row) => {
    const version = row.version + 1
    await encender(tx, row, { version, anteriorHasta: new Date(ctx.now.getTime() + ANTERIOR_MS) }, ctx.now)
    return { ...toWebhookJson((await findWebhook(tx, id))!), secreto: secretoDe(ctx, id, version) }
  })
}

export async function borrarWebhook(ctx: Ctx, { id }: { id: string }): Promise<Record<string, never>> {
  return conWebhook(ctx, id, async (tx) => {
    await deleteWebhook(tx, id)
    await cerrarCaso(tx, id, 'borrado', ctx.now)
    return {}
  })
}

export async function listarEntregas(
  ctx: Ctx,
  { id, pagina, porPagina }: Input<typeof novedades.listarEntregas>,
): Promise<Page<Entrega>> {
  await propio(ctx, id)
  const limit = porPagina ?? 24
  const { items, total } = await selectEntregas(ctx.db, id, { limit, offset: ((pagina ?? 1) - 1) * limit })
  return { items: items.map(toEntregaJson), total }
}

/** Under the same id, so that whoever got it before knows it again. */
export async function repetirEntrega(ctx: Ctx, { id }: { id: string }): Promise<Entrega> {
  const entrega = (esUuid(id) ? await findEntrega(ctx.db, id) : undefined) ?? refuse('entrega-desconocida')
  const webhook = await findWebhook(ctx.db, entrega.webhookId)
  if (webhook?.empresaId !== duenoDe(ctx).empresaId)
    return refuseAjeno(ctx.db, { de: 'entregas', id, desconocido: 'entrega-desconocida' })
  return ctx.transaction(async (tx) => {
    await encender(tx, webhook, {}, ctx.now)
    await updateEntrega(tx, id, { estado: 'pendiente', intentos: 0 }, ctx.now)
    await ctx.enqueue(tx, 'octo.entregar', { id, otraVez: true }, { ...receptorDe(webhook) })
    return toEntregaJson((await findEntrega(tx, id))!)
  })
}

async function conWebhook<T>(ctx: Ctx, id: string, act: (tx: Tx, row: WebhookRow) => Promise<T>): Promise<T> {
  const { usuarioId } = duenoDe(ctx)
  const row = await propio(ctx, id)
  return ctx.transaction(async (tx) => {
    await anotar(tx, {
      actor: usuarioId,
      accion: 'cambiar',
      objeto: 'webhook',
      objetoId: id,
      detalle: { empresaId: row.empresaId },
      now: ctx.now,
    })
    return act(tx, row)
  })
}

async function propio(ctx: Ctx, id: string): Promise<WebhookRow> {
  const { empresaId } = duenoDe(ctx)
  const row = esUuid(id) ? await findWebhook(ctx.db, id) : undefined
  return row?.empresaId === empresaId
    ? row
    : refuseAjeno(ctx.db, { de: 'webhooks', id, desconocido: 'webhook-desconocido' })
}

/** Like keys, the owner's business alone. */
function duenoDe({ actor }: Ctx): { empresaId: string; usuarioId: string } {
  const sesion = sesionEn(actor, 'cliente') ?? refuse('sin-permiso')
  return sesion.empresa?.rol === 'dueno'
    ? { empresaId: sesion.empresa.id, usuarioId: sesion.usuarioId }
    : refuse('sin-permiso')
}

const secretoDe = (ctx: Ctx, id: string, version: number): string =>
  `whsec_${ctx.secretos.sellar(`webhook:${id}:${version}`)}`

/** One signature for each secret that is good now: `t=…,v1=…`. */
export function firmar(
  ctx: Ctx,
  webhook: Pick<WebhookRow, 'id' | 'version' | 'anteriorHasta'>,
  { id, cuerpo }: { id: string; cuerpo: string },
): string {
  const segundos = Math.floor(ctx.now.getTime() / 1000)
  const vivas = [
    webhook.version,
    ...(webhook.anteriorHasta && webhook.anteriorHasta > ctx.now ? [webhook.version - 1] : []),
  ]
  const firmas = vivas.map(
    (version) =>
      `v1=${createHmac('sha256', secretoDe(ctx, webhook.id, version))
        .update(textoDeFirma({ id, segundos, cuerpo }))
        .digest('hex')}`,
  )
  return [`t=${segundos}`, ...firmas].join(',')
}

const toWebhookJson = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  eventos: row.eventos,
  estado: row.apagadoEn ? 'apagado' : row.fallaDesde ? 'fallando' : 'activo',
  creadoEn: conOffset(row.createdAt, ZONA),
  clave: row.claveNombre === null ? null : { nombre: row.claveNombre, revocada: row.claveRevocadaEn !== null },
  secretoAnteriorHasta: row.anteriorHasta && conOffset(row.anteriorHasta, ZONA),
  ultimaEntrega:
    row.ultimaEstado && row.ultimaEn
      ? { estado: row.ultimaEstado as Entrega['estado'], en: conOffset(row.ultimaEn, ZONA) }
      : null,
})

const toEntregaJson = (row: EntregaRow): Entrega => ({
  id: row.id,
  tipo: row.tipo as TipoNovedad,
  estado: row.estado as Entrega['estado'],
  intentos: row.intentos,
  codigo: row.codigo,
  motivo: row.motivo,
  milisegundos: row.ms,
  creadaEn: conOffset(row.createdAt, ZONA),
  actualizadaEn: conOffset(row.updatedAt, ZONA),
})
