import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { findConversacion, listTurnos } from './conversaciones.db.ts'

/** The end of a conversation that whoever asks may go on with; of any other, nothing. */
export async function ultimosTurnos(
  ctx: Ctx,
  conversacionId: string,
): Promise<{ mensaje: string; respuesta: string }[]> {
  const usuarioId = usuarioSiHay(ctx)
  const conversacion = await findConversacion(
    ctx.db,
    conversacionId,
    usuarioId,
    await guardadoDesde(ctx, 'conversaciones'),
  )
  return conversacion ? listTurnos(ctx.db, conversacion.id) : []
}
