import type { Input } from '#contract/call.ts'
import type { Factura, facturas } from '#contract/facturas.ts'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { puedeCancelar } from '#domain/permisos/reservas.ts'
import { motivoParaNoPedirFactura } from '#domain/reservas/factura.ts'
import { leerRut, RUT_PROPIO_MALO } from '#domain/usuarios/rut.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirReserva, quien } from '#server/modules/reservas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { saveFactura } from './facturas.db.ts'
import { toFacturaJson } from './ver-factura.ts'

/** The data that a factura needs; the operator makes it out. */
export async function pedirFactura(
  ctx: Ctx,
  { id, rut, ...datos }: Input<typeof facturas.pedirFactura>,
): Promise<Factura> {
  const reserva = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, reserva)) refuse('reserva-ajena')
  // Nobody makes out a tax document for what nobody paid.
  if (reserva.modo !== ctx.psp.dinero) refuse('dinero-de-prueba')
  const leido = leerRut(rut) ?? refuseCampo('rut', RUT_PROPIO_MALO)
  const motivo = motivoParaNoPedirFactura(
    { estado: reserva.estado as EstadoReserva, estadoPago: reserva.estadoPago as EstadoPago, fin: reserva.finUtc },
    ctx.now,
  )
  if (motivo) refuse(motivo)
  return ctx.transaction(async (tx) => {
    const fila = {
      reservaId: reserva.id,
      rut: `${leido.cuerpo}-${leido.dv}`,
      ...datos,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }
    const factura = (await saveFactura(tx, fila)) ?? refuse('factura-ya-pedida')
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'pedir_factura',
      objeto: 'reserva',
      objetoId: reserva.id,
      detalle: {},
      now: ctx.now,
    })
    await ctx.enqueue(tx, 'facturas.avisarAlOperador', { reservaId: reserva.id, pedida: ctx.now.getTime() })
    return toFacturaJson(factura)
  })
}
