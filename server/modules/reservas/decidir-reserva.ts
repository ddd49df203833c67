import type { ReservaRecibida } from '#contract/operadores.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import { puedeDecidirComoOperador, puedeVerComoOperador } from '#domain/permisos/reservas.ts'
import { motivoParaNoAceptarReserva } from '#domain/reservas/aceptacion.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { refuse } from '#server/refusal.ts'
import { esACredito, perdonarACredito } from './a-credito.ts'
import { quien } from './acceso.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { devolverLoPagado } from './devolver-lo-pagado.ts'
import { liquidacionRevertida } from './estado-pago.ts'
import { toRecibidaJson } from './recibidas.json.ts'
import { findReserva, getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'

/** The operator takes a request that is paid. */
export async function aceptarReserva(ctx: Ctx, { id }: { id: string }): Promise<ReservaRecibida> {
  return decidir(ctx, id, async (tx) => {
    const reserva = await getReserva(tx, id)
    await updateReserva(
      tx,
      reserva,
      { estado: siguienteEstadoReserva(reserva.estado as EstadoReserva, 'aceptar')!, confirmadaEn: ctx.now },
      ctx.now,
    )
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'aceptar',
      objeto: 'reserva',
      objetoId: id,
      detalle: {},
      now: ctx.now,
    })
    await ctx.enqueue(tx, 'reservas.correoDeConfirmacion', { id })
    if (esAdmin(ctx.actor)) await contarAlOperador(ctx, tx, { id, hecho: 'vendida' })
  })
}

/** The operator refuses a request: everything goes back. */
export async function rechazarReserva(ctx: Ctx, { id }: { id: string }): Promise<ReservaRecibida> {
  return decidir(ctx, id, async (tx) => {
    await rechazar(ctx, tx, id, 'rechazada_por_operador')
    await contarAlOperador(ctx, tx, { id, hecho: 'rechazada', ...(!esAdmin(ctx.actor) && { deParteDe: quien(ctx) }) })
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'rechazar',
      objeto: 'reserva',
      objetoId: id,
      detalle: {},
      now: ctx.now,
    })
  })
}

async function decidir(ctx: Ctx, id: string, act: (tx: Tx) => Promise<void>): Promise<ReservaRecibida> {
  const vista: ReservaCompleta =
    (esUuid(id) ? await findReserva(ctx.db, id) : undefined) ?? refuse('reserva-desconocida')
  if (!puedeVerComoOperador(ctx.actor, vista)) refuse('reserva-ajena')
  if (!puedeDecidirComoOperador(ctx.actor, vista)) refuse('sin-permiso')
  return ctx.transaction(async (tx) => {
    await lockSalida(tx, vista.salidaId)
    await lockReserva(tx, id)
    const reserva = await getReserva(tx, id)
    const motivo = motivoParaNoAceptarReserva(
      {
        estado: reserva.estado as EstadoReserva,
        aceptarAntesDe: reserva.aceptarAntesDe,
        suspendida: reserva.salidaEstado === 'cancelada',
      },
      ctx.now,
    )
    if (motivo) refuse(motivo)
    await act(tx)
    return toRecibidaJson(ctx, await getReserva(tx, id))
  })
}

/** Ends a paid request with a full refund. What the bank disputes is given back only once it is ours again. The row is locked. */
export async function rechazar(ctx: Ctx, tx: Tx, id: string, causa: string): Promise<void> {
  const reserva = await getReserva(tx, id)
  const estado = siguienteEstadoReserva('pagada', 'rechazar')!
  if (esACredito(reserva)) return perdonarACredito(ctx, tx, reserva, { estado, correo: 'reservas.correoDeRechazo' })
  const { estadoPago } = await devolverLoPagado(ctx, tx, reserva, { causa: 'plataforma', concepto: causa })
  await updateReserva(
    tx,
    reserva,
    { estado, ...(estadoPago && { estadoPago }), ...liquidacionRevertida(reserva) },
    ctx.now,
  )
  await ctx.enqueue(tx, 'reservas.correoDeRechazo', { id })
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: reserva.salidaId })
}
