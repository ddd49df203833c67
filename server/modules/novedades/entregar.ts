import { esperaDe, seApaga } from '#domain/novedades/firma.ts'
import type { Ctx } from '#server/ctx.ts'
import { avisarApagado, cerrarCaso } from './casos-de-entrega.ts'
import { receptorDe } from './receptor.ts'
import {
  empezarEntrega,
  findCuerpoAnterior,
  findEmpresaEstado,
  findEntrega,
  findWebhook,
  lockEntrega,
  updateCuerpo,
  updateEntrega,
  updateWebhook,
  type EntregaRow,
  type WebhookRow,
} from './webhooks.db.ts'

export type Resultado =
  | { ok: true; codigo: number; ms: number }
  | { ok: false; codigo: number | null; motivo: string; ms: number }

/** What there is to deliver; null where it was delivered before, or is no longer wanted. */
export async function abrirEntrega(ctx: Ctx, id: string): Promise<{ entrega: EntregaRow; webhook: WebhookRow } | null> {
  // Written before the object is read: a change that comes after it finds this one begun, and is told by another.
  const entrega = await empezarEntrega(ctx.db, id, ctx.now)
  const webhook = entrega && (await findWebhook(ctx.db, entrega.webhookId))
  if (!webhook || webhook.apagadoEn) return null
  if ((await findEmpresaEstado(ctx.db, webhook.empresaId)) === 'Activa') return { entrega, webhook }
  await descartarEntrega(ctx, id, 'empresa-no-activa')
  return null
}

/** The text of a delivery, made once: a repetition is the same to the letter. `componer` is given what the one before said of the same booking. */
export async function cuerpoDe(
  ctx: Ctx,
  entrega: EntregaRow,
  componer: (antes: unknown) => Promise<object>,
): Promise<string> {
  if (entrega.cuerpo !== null) return entrega.cuerpo
  const { uuid } = entrega.datos as { uuid?: string }
  const antes = uuid
    ? await findCuerpoAnterior(ctx.db, { webhookId: entrega.webhookId, orden: entrega.orden, uuid })
    : null
  await updateCuerpo(ctx.db, entrega, JSON.stringify(await componer(antes === null ? null : JSON.parse(antes))))
  const ahora = await findEntrega(ctx.db, entrega.id)
  if (!ahora) return ''
  // Whom it was about was erased while it was composed: it is made anew, without them.
  return ahora.cuerpo ?? cuerpoDe(ctx, ahora, componer)
}

/** Nothing is told, nor tried again: what it was about can no longer be seen by that company, or we do not deal with it now. */
export async function descartarEntrega(
  ctx: Ctx,
  id: string,
  motivo: 'ya-no-existe' | 'empresa-no-activa' = 'ya-no-existe',
): Promise<void> {
  await ctx.transaction((tx) => updateEntrega(tx, id, { estado: 'fallida', motivo }, ctx.now))
}

/** Notes how an attempt went, and plans the next. */
export async function anotarIntento(ctx: Ctx, id: string, resultado: Resultado): Promise<void> {
  await ctx.transaction(async (tx) => {
    const entrega = await lockEntrega(tx, id)
    const webhook = entrega && (await findWebhook(tx, entrega.webhookId))
    if (entrega?.estado !== 'pendiente' || !webhook) return
    const intentos = entrega.intentos + 1
    if (resultado.ok) {
      await updateEntrega(
        tx,
        id,
        { estado: 'entregada', intentos, codigo: resultado.codigo, motivo: null, ms: resultado.ms },
        ctx.now,
      )
      await updateWebhook(tx, webhook.id, { fallaDesde: null })
      return cerrarCaso(tx, webhook.id, 'entregada', ctx.now)
    }
    const fallaDesde = webhook.fallaDesde ?? ctx.now
    const espera = webhook.reintenta ? esperaDe(intentos) : null
    const apaga = seApaga(fallaDesde, ctx.now)
    const otra = espera !== null && !apaga
    await updateEntrega(
      tx,
      id,
      {
        estado: otra ? 'pendiente' : 'fallida',
        intentos,
        codigo: resultado.codigo,
        motivo: resultado.motivo,
        ms: resultado.ms,
      },
      ctx.now,
    )
    await updateWebhook(tx, webhook.id, { fallaDesde, ...(apaga && { apagadoEn: ctx.now }) })
    if (apaga) await avisarApagado(tx, webhook, ctx.now)
    if (otra) await ctx.enqueue(tx, 'octo.entregar', { id }, { afterSeconds: espera, ...receptorDe(webhook) })
  })
}
