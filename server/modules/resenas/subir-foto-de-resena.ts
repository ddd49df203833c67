import type { Input } from '#contract/call.ts'
import type { FotoSubida } from '#contract/experiencias.ts'
import type { resenas } from '#contract/resenas.ts'
import { motivoParaNoOpinar } from '#domain/resenas/ventana.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { guardarFoto, toFotoJson } from '#server/modules/fotos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { findResenaDeReserva } from './resenas.db.ts'
import { abrirPropia, estaCerrada } from './ver-mi-resena.ts'

const POR_HORA = { max: 30, segundos: 3600 }

/** Kept until the opinion names it, or a day. */
export async function subirFotoDeResena(
  ctx: Ctx,
  { id, licencia }: Input<typeof resenas.subirFotoDeResena>,
): Promise<FotoSubida> {
  const reserva = await abrirPropia(ctx, id)
  const resena = await findResenaDeReserva(ctx.db, reserva.id)
  const motivo = motivoParaNoOpinar(
    { estado: reserva.estado as EstadoReserva, fin: reserva.finUtc, zona: reserva.zona },
    estaCerrada(resena, ctx.now),
    ctx.now,
  )
  if (motivo) refuse(motivo)
  const subidaPor = reserva.usuarioId!
  await contar(ctx.db, `subidas:${subidaPor}`, POR_HORA, ctx.now)
  return toFotoJson(
    ctx,
    await guardarFoto(ctx, {
      cosa: { reservaId: reserva.id },
      bytes: ctx.cuerpo ?? new Uint8Array(),
      licencia,
      subidaPor,
    }),
  )
}
