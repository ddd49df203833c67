import type { asistente } from '#contract/asistente.ts'
import type { Input } from '#contract/call.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { deleteConversacion } from './conversaciones.db.ts'

/** Answers the same whether there was such a conversation or not. */
export async function olvidarConversacion(
  ctx: Ctx,
  { conversacionId }: Input<typeof asistente.olvidarConversacion>,
): Promise<Record<string, never>> {
  await deleteConversacion(ctx.db, conversacionId, usuarioSiHay(ctx))
  return {}
}
