import { randomUUID } from 'node:crypto'
import type { MotivoReporte } from '#contract/reportes.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirHiloParaEscribir, type DeHilo } from './hilo.ts'
import { findMensaje, insertReporte } from './reportes.db.ts'

const POR_HORA = { max: 10, segundos: 3600 }

type Pedido = DeHilo & { mensajeId: string; motivo: MotivoReporte; detalle?: string | undefined }

/** Either side may say that a message of the other breaks the rules; a person decides. */
export async function reportarMensaje(
  ctx: Ctx,
  { mensajeId, motivo, detalle = '', ...hilo }: Pedido,
): Promise<{ recibido: true }> {
  const { reserva, lado } = await abrirHiloParaEscribir(ctx, hilo)
  const mensaje = await findMensaje(ctx.db, mensajeId)
  if (!mensaje || mensaje.reservaId !== reserva.id) refuse('mensaje-desconocido')
  if (mensaje.lado === lado) refuse('mensaje-propio')
  const usuarioId = usuarioSiHay(ctx)
  await contar(ctx.db, `reportar:${usuarioId ?? reserva.id}`, POR_HORA, ctx.now)
  return ctx.transaction(async (tx) => {
    const nuevo = await insertReporte(tx, {
      id: randomUUID(),
      mensajeId: mensaje.id,
      reservaId: reserva.id,
      lado,
      usuarioId,
      motivo,
      detalle,
      createdAt: ctx.now,
    })
    if (!nuevo) refuse('mensaje-ya-reportado')
    await abrirCaso(tx, {
      tipo: 'mensaje',
      objeto: 'mensaje',
      objetoId: mensaje.id,
      titulo: reserva.nombreExperiencia,
      detalle: { motivo, lado },
      now: ctx.now,
    })
    return { recibido: true }
  })
}
