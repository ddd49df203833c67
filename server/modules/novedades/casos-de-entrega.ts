import type { Tx } from '#server/ctx.ts'
import { abrirCaso, anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { findNombreDeEmpresa, updateWebhook, type WebhookRow } from './webhooks.db.ts'

/** An address that took nothing for three days: its company may not know, and one of us tells them. */
export async function avisarApagado(
  tx: Tx,
  { id, empresaId }: Pick<WebhookRow, 'id' | 'empresaId'>,
  now: Date,
): Promise<void> {
  await abrirCaso(tx, {
    tipo: 'entrega',
    objeto: 'webhook',
    objetoId: id,
    titulo: `Avisos a ${await findNombreDeEmpresa(tx, empresaId)}`,
    detalle: { empresa: empresaId },
    now,
  })
}

/** It takes what we send again, or there is no such address any more. */
export const cerrarCaso = async (
  tx: Tx,
  webhookId: string,
  decision: 'entregada' | 'borrado',
  now: Date,
): Promise<void> => void (await resolverCaso(tx, { tipo: 'entrega', objetoId: webhookId, actor: null, decision, now }))

/** Its company has it tried again. */
export async function encender(
  tx: Tx,
  webhook: Pick<WebhookRow, 'id' | 'apagadoEn'>,
  set: Parameters<typeof updateWebhook>[2],
  now: Date,
): Promise<void> {
  await updateWebhook(tx, webhook.id, { ...set, apagadoEn: null, fallaDesde: null })
  if (webhook.apagadoEn)
    await anotarEnCaso(tx, { tipo: 'entrega', objetoId: webhook.id, actor: null, hecho: 'encendido', now })
}
