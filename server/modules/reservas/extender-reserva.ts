import type { EstadoReserva } from '#contract/reservas.ts'
import { puedeExtender } from '#domain/permisos/reservas.ts'
import { estaAbierto, type EstadoIntento } from '#domain/reservas/estados.ts'
import { calcularExpiraEn, calcularOcupaHasta, motivoParaNoExtender } from '#domain/reservas/vencimiento.ts'
import type { Ctx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { findPagoVivo } from '#server/modules/pagos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe } from './acceso.ts'
import { lockReserva, updateReserva } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'

export async function extenderReserva(ctx: Ctx, { id }: { id: string }) {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeExtender(ctx.actor, abierta)) refuse('reserva-ajena')
  return unaVez(
    ctx,
    { ruta: 'extenderReserva', actor: duenioDe(ctx, abierta), cuerpo: { id: abierta.id } },
    async (tx) => {
      await lockSalida(tx, abierta.salidaId)
      const reserva = (await lockReserva(tx, abierta.id)) ?? refuse('reserva-desconocida')
      const motivo = motivoParaNoExtender({ ...reserva, estado: reserva.estado as EstadoReserva }, ctx.now)
      if (motivo) refuse(motivo)
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
