import type { Input } from '#contract/call.ts'
import type { ReservaB2b, reservasB2b } from '#contract/reservas-b2b.ts'
import type { Ctx } from '#server/ctx.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { abrirPropia, cancelarEn, empresaDe } from '#server/modules/reventas/index.ts'
import { toReservaB2b } from './reserva-b2b.json.ts'

/** Until the start, as on the site: past the limit of its policy it gives nothing back, and the quote says so. */
export function cancelarReservaB2b(
  ctx: Ctx,
  pedido: Input<typeof reservasB2b.cancelarReservaB2b>,
): Promise<ReservaB2b> {
  return unaVez(ctx, { ruta: 'cancelarReservaB2b', actor: empresaDe(ctx).empresaId, cuerpo: pedido }, async (tx) => {
    const { uuid } = await abrirPropia(ctx, tx, pedido.id)
    return toReservaB2b(
      ctx,
      await cancelarEn(ctx, tx, { uuid, motivo: pedido.motivo || null, forzar: true, monto: pedido.monto }),
    )
  })
}
