import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { MiResena, resenas } from '#contract/resenas.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { reglaQueRompe } from '#domain/resenas/moderacion.ts'
import { calcularPublicacion, motivoParaNoOpinar } from '#domain/resenas/ventana.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { bloquearReserva, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { nombrePublico } from '#server/modules/usuarios/index.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { refuse } from '#server/refusal.ts'
import { recalcularCalificacion } from './recalcular-calificacion.ts'
import { findResenaDeReserva, findResenaDeViajero, insertResena, updateResena } from './resenas.db.ts'
import { elegirFotos } from './fotos-de-resena.ts'
import { abrirPropia, estaCerrada, toMiResena } from './ver-mi-resena.ts'

type Pedido = Input<typeof resenas.escribirResena>

/** Writes the review, or changes it while nobody has seen it. A text that seems to break a rule waits for a person. */
export async function escribirResena(ctx: Ctx, pedido: Pedido): Promise<MiResena> {
  const reserva = await abrirPropia(ctx, pedido.id)
  return ctx.transaction(async (tx) => {
    // Locked: both sides may write at once, and then both come out.
    await bloquearReserva(tx, reserva.id)
    await guardar(ctx, tx, reserva, pedido)
    return toMiResena(ctx, tx, reserva)
  })
}

async function guardar(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, pedido: Pedido): Promise<void> {
  const antes = await findResenaDeReserva(tx, reserva.id)
  const motivo = motivoParaNoOpinar(
    { estado: reserva.estado as EstadoReserva, fin: reserva.finUtc, zona: reserva.zona },
    estaCerrada(antes, ctx.now),
    ctx.now,
  )
  if (motivo) refuse(motivo)
  const regla = reglaQueRompe(pedido.comentario ?? '')
  const retenida = regla !== null
  const delOperador = await findResenaDeViajero(tx, reserva.id)
  const publicadaEn = calcularPublicacion(antes?.createdAt ?? ctx.now, delOperador?.createdAt ?? null)
  const contenido = {
    puntaje: pedido.puntaje,
    cumplimiento: pedido.cumplimiento ?? null,
    guia: pedido.guia ?? null,
    seguridad: pedido.seguridad ?? null,
    precioCalidad: pedido.precioCalidad ?? null,
    comentario: pedido.comentario ?? '',
    fotos: JSON.stringify(await elegirFotos(tx, reserva.id, pedido.fotos ?? [])),
    publicadaEn,
    ocultaEn: retenida ? ctx.now : null,
    motivoOculta: retenida ? 'en_revision' : null,
    updatedAt: ctx.now,
  }
  const id = antes?.id ?? randomUUID()
  if (antes) await updateResena(tx, antes.id, contenido)
  else {
    const autor = await nombrePublico(tx, reserva.usuarioId!)
    await insertResena(tx, {
      id,
      reservaId: reserva.id,
      experienciaId: reserva.experienciaId,
      usuarioId: reserva.usuarioId,
      autor,
      mesViaje: reserva.inicioLocal.slice(0, 7),
      ...contenido,
      createdAt: ctx.now,
    })
  }
  if (retenida)
    await abrirCaso(tx, {
      tipo: 'opinion',
      objeto: 'resena',
      objetoId: id,
      titulo: reserva.nombreExperiencia,
      detalle: { regla: regla! },
      now: ctx.now,
    })
  else await resolverCaso(tx, { tipo: 'opinion', objetoId: id, actor: null, decision: 'corregida', now: ctx.now })
  if (publicadaEn <= ctx.now && !retenida) await recalcularCalificacion(tx, reserva.experienciaId, ctx.now)
}
