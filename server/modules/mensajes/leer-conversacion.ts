import type { Ctx } from '#server/ctx.ts'
import { abrirHilo, contesta, type DeHilo } from './hilo.ts'
import { saveLectura } from './mensajes.db.ts'

export async function leerConversacion(ctx: Ctx, pedido: DeHilo): Promise<{ sinLeer: 0 }> {
  const hilo = await abrirHilo(ctx, pedido)
  const { reserva, lado } = hilo
  // It waits for whoever may answer.
  if (contesta(ctx, hilo)) await saveLectura(ctx.db, reserva.id, lado, ctx.now)
  return { sinLeer: 0 }
}
