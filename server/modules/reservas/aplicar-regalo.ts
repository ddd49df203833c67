import type { EstadoPago, EstadoReserva, Reserva } from '#contract/reservas.ts'
import { motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import { findPagoPagable } from '#server/modules/pagos/index.ts'
import { reglaVigente } from '#server/modules/reglas/index.ts'
import { gastarRegalo, quitarUso, retenerRegalo } from '#server/modules/regalos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirPagable, duenioDe } from './acceso.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { esRetencionDeCambio } from './completar-cambio.ts'
import { confirmar } from './confirmar.ts'
import { trasHechos } from './estado-pago.ts'
import { fijarModo } from './fijar-modo.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'
import { deEsteMomento, lockLugares, sigueCabiendo } from './sigue-cabiendo.ts'

const INTENTOS = { max: 10, segundos: 600 }

/** Pays with a gift card what it can; where that is all, the reserva is paid at once. */
export async function aplicarRegalo(
  pedido: Ctx,
  { id, codigo, aceptaTerminos }: { id: string; codigo: string; aceptaTerminos?: true | undefined },
): Promise<Reserva> {
  const abierta = await abrirParaRegalo(pedido, id)
  return unaVez(
    pedido,
    { ruta: 'aplicarRegalo', actor: duenioDe(pedido, abierta), cuerpo: { id: abierta.id, codigo, aceptaTerminos } },
    async (tx) => {
      const { reserva, ctx } = await bloquear(pedido, tx, abierta)
      if (esRetencionDeCambio(reserva)) refuse('regalo-no-paga-cambios')
      await fijarModo(tx, reserva.id, ctx.psp.dinero)
      const monto = await retenerRegalo(ctx, tx, { codigo, reservaId: reserva.id, total: reserva.total })
      const acepta = aceptaTerminos &&
        !reserva.aceptaTerminosEn && {
          aceptaTerminosEn: ctx.now,
          terminosVersion: (await reglaVigente(tx, 'terminos', ctx.now)).etiqueta,
        }
      if (acepta) await updateReserva(tx, reserva, acepta, ctx.now)
      if (monto === reserva.total && (await gastarRegalo(ctx, tx, reserva)))
        await confirmar(ctx, tx, await getReserva(tx, reserva.id), {
          estadoPago: trasHechos(reserva, 'cobrar'),
          estadoLiquidacion: 'retenida',
        })
      return verReservaJson(ctx, tx, reserva.id)
    },
  )
}

export async function quitarRegalo(ctx: Ctx, { id }: { id: string }): Promise<Reserva> {
  const abierta = await abrirParaRegalo(ctx, id)
  return ctx.transaction(async (tx) => {
    const { reserva } = await bloquear(ctx, tx, abierta)
    await quitarUso(tx, reserva.id)
    return verReservaJson(ctx, tx, reserva.id)
  })
}

/** The price left for the card changes: whatever could still be paid with the old one is closed first. */
async function abrirParaRegalo(ctx: Ctx, id: string): Promise<ReservaCompleta> {
  const reserva = await abrirPagable(ctx, id)
  await contar(ctx.db, `aplicar-regalo:${quienPide(ctx, reserva.contactoEmail)}`, INTENTOS, ctx.now)
  if (reserva.estado === 'pendiente' && (await cerrarCobroAbierto(ctx, reserva.id)) === 'desconocido')
    refuse('pagos-no-disponible')
  return reserva
}

/** With it the clock of whoever has the locks: what is paid then is paid by that one. */
async function bloquear(
  pedido: Ctx,
  tx: Tx,
  { id, salidaId }: ReservaCompleta,
): Promise<{ reserva: ReservaCompleta; ctx: Ctx }> {
  await lockLugares(tx, [salidaId])
  await lockReserva(tx, id)
  const ctx = deEsteMomento(pedido)
  const reserva = await getReserva(tx, id)
  const motivo = motivoParaNoPagar(
    { ...reserva, estado: reserva.estado as EstadoReserva, estadoPago: reserva.estadoPago as EstadoPago },
    ctx.now,
  )
  if (motivo) refuse(motivo)
  if (await findPagoPagable(tx, id)) refuse('solicitud-en-curso')
  if (!(await sigueCabiendo(tx, salidaId, ctx.now))) refuse('reserva-vencida')
  return { reserva, ctx }
}
