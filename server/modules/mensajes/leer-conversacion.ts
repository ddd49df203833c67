import type { Ctx } from '#server/ctx.ts'
import { abrirHilo, type DeHilo } from './hilo.ts'
import { saveLectura } from './mensajes.db.ts'

export async function leerConversacion(ctx: Ctx, pedido: DeHilo): Promise<{ sinLeer: 0 }> {
  const { reserva, lado } = await abrirHilo(ctx, pedido)
  await saveLectura(ctx.db, reserva.id, lado, ctx.now)
  return { sinLeer: 0 }
}
