import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { Input } from '#contract/call.ts'
import type { Participantes } from '#contract/reservas.ts'
import type { ReservaB2b, reservasB2b } from '#contract/reservas-b2b.ts'
import type { Ctx } from '#server/ctx.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { empresaDe, retenerEn } from '#server/modules/reventas/index.ts'
import { toContacto } from './quien-viaja.ts'
import { toReservaB2b } from './reserva-b2b.json.ts'

/** Holds places at the net price of this moment; it costs nothing until it is confirmed. */
export function crearReservaB2b(ctx: Ctx, pedido: Input<typeof reservasB2b.crearReservaB2b>): Promise<ReservaB2b> {
  const { experienciaId, salidaId, participantes, contacto, comentario, referencia, minutos, recogidaId, respuestas } =
    pedido
  return unaVez(ctx, { ruta: 'crearReservaB2b', actor: empresaDe(ctx).empresaId, cuerpo: pedido }, async (tx) => {
    const datos = {
      contacto: toContacto(contacto),
      notas: comentario || null,
      referencia,
      minutos,
      recogida: { puntoId: recogidaId },
      respuestas,
    }
    return toReservaB2b(
      ctx,
      await retenerEn(
        ctx,
        tx,
        { experienciaId, salidaId, unidades: unidadesDe(participantes), cuerpo: pedido, ...datos },
        noSeVende,
      ),
    )
  })
}

const noSeVende = () => ({ campo: 'participantes', mensaje: 'Esta experiencia no vende ese tipo de participante' })

/** One by one, in the order in which answers count people. */
const unidadesDe = (participantes: Participantes) =>
  TIPOS_TARIFA.flatMap((tipo) => Array.from({ length: participantes[tipo] ?? 0 }, () => ({ tipo })))
