import type { EstadoReserva } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeResponderResena } from '#domain/permisos/resenas.ts'
import { calcularPublicacion, motivoParaNoOpinar } from '#domain/resenas/ventana.ts'
import type { Ctx } from '#server/ctx.ts'
import { bloquearReserva, buscarPorIdOCodigo } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { recalcularCalificacion } from './recalcular-calificacion.ts'
import { findResenaDeReserva, insertResenaDeViajero, updateResena } from './resenas.db.ts'
import { estaPublicada } from './ver-mi-resena.ts'

interface Pedido {
  realizadaId: string
  puntaje: number
  comentario?: string | undefined
}

/** The operator's side: when it is written, the traveller's review need not wait any longer. */
export async function opinarDeViajero(
  ctx: Ctx,
  { realizadaId, puntaje, comentario = '' }: Pedido,
): Promise<{ guardada: true }> {
  const reserva = (await buscarPorIdOCodigo(ctx, realizadaId)) ?? refuse('reserva-desconocida')
  // A code is short: to a stranger a foreign one looks like one that does not exist.
  if (!puedeResponderResena(ctx.actor, reserva) || ctx.actor.tipo !== 'sesion')
    return refuse(esUuid(realizadaId) ? 'sin-permiso' : 'reserva-desconocida')
  const { usuarioId } = ctx.actor
  const motivo = motivoParaNoOpinar(
    { estado: reserva.estado as EstadoReserva, fin: reserva.finUtc, zona: reserva.zona },
    false,
    ctx.now,
  )
  if (motivo) refuse(motivo)
  return ctx.transaction(async (tx) => {
    await bloquearReserva(tx, reserva.id)
    if (
      !(await insertResenaDeViajero(tx, { reservaId: reserva.id, usuarioId, puntaje, comentario, createdAt: ctx.now }))
    )
      refuse('resena-ya-escrita')
    const suya = await findResenaDeReserva(tx, reserva.id)
    if (suya && !estaPublicada(suya, ctx.now)) {
      await updateResena(tx, suya.id, { publicadaEn: calcularPublicacion(suya.createdAt, ctx.now), updatedAt: ctx.now })
      await recalcularCalificacion(tx, reserva.experienciaId, ctx.now)
    }
    return { guardada: true }
  })
}
