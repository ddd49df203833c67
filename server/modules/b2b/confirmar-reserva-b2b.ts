import type { Input } from '#contract/call.ts'
import type { ReservaB2b, reservasB2b } from '#contract/reservas-b2b.ts'
import type { Ctx } from '#server/ctx.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { abrirPropia, confirmarEn, empresaDe } from '#server/modules/reventas/index.ts'
import { toContacto } from './quien-viaja.ts'
import { toReservaB2b } from './reserva-b2b.json.ts'

/** The company owes it from now on, within its credit; what the operator has to know has to be said by now. */
export function confirmarReservaB2b(
  ctx: Ctx,
  pedido: Input<typeof reservasB2b.confirmarReservaB2b>,
): Promise<ReservaB2b> {
  const { id, contacto, referencia, recogidaId, respuestas, avisar } = pedido
  return unaVez(ctx, { ruta: 'confirmarReservaB2b', actor: empresaDe(ctx).empresaId, cuerpo: pedido }, async (tx) => {
    const { uuid } = await abrirPropia(ctx, tx, id)
    const cambio = {
      uuid,
      contacto: toContacto(contacto),
      referencia,
      avisar,
      recogida: { puntoId: recogidaId },
      respuestas,
      exige: { recogida: true, respuestas: true },
    }
    return toReservaB2b(ctx, await confirmarEn(ctx, tx, cambio))
  })
}
