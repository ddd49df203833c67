import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { abrirHilo, type DeHilo } from './hilo.ts'
import { findAdjunto } from './mensajes.db.ts'

export async function verAdjunto(ctx: Ctx, { adjuntoId, ...pedido }: DeHilo & { adjuntoId: string }) {
  const { reserva, lado } = await abrirHilo(ctx, pedido)
  const { tipo, ancho, alto, bytes } =
    (await findAdjunto(ctx.db, reserva.id, adjuntoId, lado)) ?? refuse('adjunto-desconocido')
  return { tipo: tipo as 'image/jpeg', ancho, alto, base64: Buffer.from(bytes).toString('base64') }
}
