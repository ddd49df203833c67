import type { Input, Output } from '#contract/call.ts'
import type { EstadoReserva, Reserva, reservas } from '#contract/reservas.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import { puedeAvisarSinOperador } from '#domain/permisos/reservas.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import { motivoParaNoAvisarSinOperador, motivoParaNoRegistrarAusencia } from '#domain/reservas/llegada.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { refuse } from '#server/refusal.ts'
import { esACredito, perdonarACredito } from './a-credito.ts'
import { abrirReserva, buscarPorIdOCodigo, quien } from './acceso.ts'
import { exigirQueSeaAjena } from './ajena.ts'
import { devolverLoPagado } from './devolver-lo-pagado.ts'
import { liquidacionRevertida } from './estado-pago.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'
import { retirarLlegada } from './retirar-llegadas.ts'
import { registrarAusencia } from './vencer.ts'

/** Whoever travels says that nobody received them, or takes it back; until one of us decides, no money moves. The same again answers the same. */
export async function avisarSinOperador(
  ctx: Ctx,
  { id, recibido }: Input<typeof reservas.avisarSinOperador>,
): Promise<Reserva> {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeAvisarSinOperador(ctx.actor, abierta)) refuse('reserva-ajena')
  return ctx.transaction(async (tx) => {
    const reserva = (await lockReserva(tx, abierta.id)) ?? refuse('reserva-desconocida')
    const motivo = motivoParaNoAvisarSinOperador(
      { estado: reserva.estado as EstadoReserva, inicio: abierta.inicioUtc, fin: abierta.finUtc },
      ctx.now,
    )
    if (motivo || abierta.salidaEstado === 'cancelada') refuse('transicion-no-permitida')
    if ((reserva.sinOperadorEn === null) !== recibido)
      await anotarAviso(ctx, tx, await getReserva(tx, abierta.id), recibido)
    return verReservaJson(ctx, tx, abierta.id)
  })
}

async function anotarAviso(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, recibido: boolean): Promise<void> {
  if (recibido) await retirarAviso(ctx, tx, reserva)
  else if (reserva.estado === 'realizada') await retirarLlegada(ctx, tx, reserva, { sinOperadorEn: ctx.now })
  else await updateReserva(tx, reserva, { sinOperadorEn: ctx.now }, ctx.now)
  if (recibido)
    await resolverCaso(tx, { tipo: 'ausencia', objetoId: reserva.id, actor: null, decision: 'recibido', now: ctx.now })
  else
    await abrirCaso(tx, {
      tipo: 'ausencia',
      objeto: 'reserva',
      objetoId: reserva.id,
      titulo: reserva.nombreExperiencia,
      detalle: { codigo: reserva.codigo },
      now: ctx.now,
    })
  if (!recibido) await ctx.enqueue(tx, 'reservas.correoAlAusente', { id: reserva.id })
  await anotar(tx, {
    actor: quien(ctx),
    accion: recibido ? 'retirar_sin_operador' : 'avisar_sin_operador',
    objeto: 'reserva',
    objetoId: reserva.id,
    detalle: {},
    now: ctx.now,
  })
}

/** An arrival that the operator had noted before the claim stands again. */
async function retirarAviso(ctx: Ctx, tx: Tx, reserva: ReservaCompleta): Promise<void> {
  const conLlegada = reserva.llegadaEn ? { estado: siguienteEstadoReserva('confirmada', 'registrar_llegada')! } : {}
  await updateReserva(tx, reserva, { ...conLlegada, sinOperadorEn: null }, ctx.now)
  if (reserva.llegadaEn) await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
}

/** One of ours decides, once the departure is over: the operator was not there and everything goes back, or the traveller was not. */
export async function decidirSinOperador(
  ctx: Ctx,
  { reservaId, decision, razon }: Input<typeof reservas.decidirSinOperador>,
): Promise<Output<typeof reservas.decidirSinOperador>> {
  const yo = (puedeAtender(ctx.actor, 'ausencia') && sesionEn(ctx.actor, 'admin')?.usuarioId) || refuse('sin-permiso')
  const { id } = (await buscarPorIdOCodigo(ctx, reservaId)) ?? refuse('reserva-desconocida')
  return ctx.transaction(async (tx) => {
    await lockReserva(tx, id)
    const reserva = await getReserva(tx, id)
    const motivo = motivoParaNoRegistrarAusencia(
      { estado: reserva.estado as EstadoReserva, inicio: reserva.inicioUtc, fin: reserva.finUtc },
      ctx.now,
    )
    if (motivo || reserva.salidaEstado === 'cancelada') refuse('transicion-no-permitida')
    await exigirQueSeaAjena(ctx, tx, reserva)
    const { monto: devuelto, enDisputa } =
      decision === 'no_prestada' ? await darPorNoPrestada(ctx, tx, reserva) : { monto: 0, enDisputa: false }
    if (decision === 'no_asistio') await registrarAusencia(ctx, tx, reserva)
    else await ctx.enqueue(tx, 'reservas.correoAlAusente', { id })
    await resolverCaso(tx, { tipo: 'ausencia', objetoId: id, actor: yo, decision, texto: razon, now: ctx.now })
    await anotar(tx, {
      actor: yo,
      accion: `decidir_${decision}`,
      objeto: 'reserva',
      objetoId: id,
      detalle: { razon, monto: devuelto },
      now: ctx.now,
    })
    return { estado: decision, devuelto, enDisputa }
  })
}

/** Everything goes back, in pesos; what the bank disputes once that has ended (`devolverLoPendiente`). */
async function darPorNoPrestada(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
): Promise<{ monto: number; enDisputa: boolean }> {
  const estado = siguienteEstadoReserva('confirmada', 'registrar_no_prestada')!
  const correo = 'reservas.correoDeNoPrestada'
  if (esACredito(reserva)) {
    await perdonarACredito(ctx, tx, reserva, { estado, correo })
    return { monto: reserva.total, enDisputa: false }
  }
  const { estadoPago, monto } = await devolverLoPagado(ctx, tx, reserva, {
    causa: 'plataforma',
    concepto: 'no_prestada',
  })
  await updateReserva(
    tx,
    reserva,
    {
      estado,
      sinOperadorEn: null,
      llegadaEn: null,
      ...(estadoPago && { estadoPago }),
      ...liquidacionRevertida(reserva),
    },
    ctx.now,
  )
  await ctx.enqueue(tx, correo, { id: reserva.id })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
  return { monto, enDisputa: estadoPago === null }
}
