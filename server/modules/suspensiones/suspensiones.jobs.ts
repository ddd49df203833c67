import { cuando } from '#domain/fechas-en-palabras.ts'
import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { cancelarPorOperador, findReserva } from '#server/modules/reservas/index.ts'
import { describeError, log } from '#server/platform/log.ts'
import { listPorAvisar, listPorDevolver } from './suspensiones.db.ts'
import { correoDeOtraFecha } from './suspensiones.mails.ts'

const LOTE = 200
const PRIMERO = '00000000-0000-0000-0000-000000000000'

export const suspensionesJobs = {
  'suspensiones.avisar': avisar,
  'suspensiones.devolver': devolver,
}

/** Tells each buyer that another date may be chosen, once. */
async function avisar(ctx: Ctx, { salidaId }: { salidaId: string }): Promise<void> {
  let despuesDe = PRIMERO
  for (;;) {
    const ofertas = await listPorAvisar(ctx.db, salidaId, { despuesDe, limit: LOTE })
    for (const oferta of ofertas) {
      const reserva = (await findReserva(ctx.db, oferta.reservaId))!
      const clave = `otra-fecha:${reserva.id}:${salidaId}` as const
      await ctx.transaction(async (tx) => {
        await encolarCorreo(ctx, tx, clave, {
          ...correoDeOtraFecha(ctx, reserva, oferta),
          mientras: mientrasSeaCierto('otra-fecha', reserva),
        })
        if (!reserva.avisarA) return
        await notificar(ctx, tx, {
          usuarioId: reserva.avisarA,
          tipo: 'cambio',
          clave,
          titulo:
            oferta.motivo === OPERADOR_SUSPENDIDO
              ? 'Elige otra salida o tu devolución'
              : 'Elige otra fecha o tu devolución',
          texto: `${reserva.nombreExperiencia}, ${cuando(reserva.inicioUtc, reserva.zona)}: la salida se canceló.`,
          enlace: `/mis-entradas/${reserva.codigo}`,
        })
      })
    }
    if (ofertas.length < LOTE) return
    despuesDe = ofertas.at(-1)!.reservaId
  }
}

/** Gives everything back to whoever was offered nothing, or chose nothing in time: one booking at a time, so that one that cannot end now does not hold up the others. */
async function devolver(ctx: Ctx): Promise<void> {
  let despuesDe = PRIMERO
  for (;;) {
    const reservas = await listPorDevolver(ctx.db, ctx.now, { despuesDe, limit: LOTE })
    for (const reserva of reservas) {
      await cancelarPorOperador(ctx, reserva).catch((error: unknown) =>
        log.error('suspension.failed', { reservaId: reserva.id, ...describeError(error) }),
      )
    }
    if (reservas.length < LOTE) return
    despuesDe = reservas.at(-1)!.id
  }
}
