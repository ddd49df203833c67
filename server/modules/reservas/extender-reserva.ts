import type { EstadoReserva } from '#contract/reservas.ts'
import { puedeExtender } from '#domain/permisos/reservas.ts'
import { estaAbierto, type EstadoIntento } from '#domain/reservas/estados.ts'
import { calcularExpiraEn, calcularOcupaHasta, motivoParaNoExtender } from '#domain/reservas/vencimiento.ts'
import type { Ctx } from '#server/ctx.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { findPagoVivo } from '#server/modules/pagos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe } from './acceso.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'
import { deEsteMomento, lockLugares, sigueCabiendo } from './sigue-cabiendo.ts'

export async function extenderReserva(pedido: Ctx, { id }: { id: string }) {
  const abierta = await abrirReserva(pedido, id)
  if (!puedeExtender(pedido.actor, abierta)) refuse('reserva-ajena')
  return unaVez(
    pedido,
    { ruta: 'extenderReserva', actor: duenioDe(pedido, abierta), cuerpo: { id: abierta.id } },
    async (tx) => {
      await lockLugares(tx, [abierta.salidaId])
      const reserva = (await lockReserva(tx, abierta.id)) ?? refuse('reserva-desconocida')
      const ctx = deEsteMomento(pedido)
      const motivo = motivoParaNoExtender({ ...reserva, estado: reserva.estado as EstadoReserva }, ctx.now)
      if (motivo) refuse(motivo)
      if (!(await sigueCabiendo(tx, reserva.salidaId, ctx.now))) refuse('reserva-vencida')
      const pago = await findPagoVivo(tx, reserva.id)
      const expiraEn = calcularExpiraEn(ctx.now)
      await updateReserva(
        tx,
        reserva,
        {
          expiraEn,
          ocupaHasta: calcularOcupaHasta(expiraEn, pago !== undefined && estaAbierto(pago.estado as EstadoIntento)),
          extendida: true,
        },
        ctx.now,
      )
      return verReservaJson(ctx, tx, reserva.id)
    },
  )
}
