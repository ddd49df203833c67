import type { Ctx } from '#server/ctx.ts'
import { describeError, log } from '#server/platform/log.ts'
import { cerrarDeQuienReservo, deleteEsperasViejas, listConLugar, type ConLugar } from '#server/modules/filas/index.ts'
import { avisarCancelada } from './avisar-cancelada.ts'
import { ofrecer } from './ofrecer.ts'

const LOTE = 200
const DIA_MS = 86_400_000

export const esperaJobs = {
  'espera.ofrecer': ofrecer,
  'espera.cerrar': (ctx: Ctx, { reservaId, en }: { reservaId: string; en: string }) =>
    cerrarDeQuienReservo(ctx.db, reservaId, { hasta: new Date(en), now: ctx.now }),
  'espera.salidaCancelada': avisarCancelada,
  /** Places also come free without an act: a hold runs out, an operator adds some. */
  'espera.revisar': async (ctx: Ctx) => {
    for (let tras: ConLugar | null = null, quedan = true; quedan;) {
      const lote: ConLugar[] = await listConLugar(ctx.db, { now: ctx.now, tras, limit: LOTE })
      for (const { id: salidaId } of lote)
        try {
          await ofrecer(ctx, { salidaId })
        } catch (error) {
          log.error('espera.failed', { salidaId, ...describeError(error) })
        }
      quedan = lote.length === LOTE
      tras = lote.at(-1) ?? null
    }
  },
  'espera.limpiar': (ctx: Ctx) =>
    deleteEsperasViejas(ctx.db, {
      sinConfirmar: new Date(ctx.now.getTime() - 2 * DIA_MS),
      cerradas: new Date(ctx.now.getTime() - 30 * DIA_MS),
    }),
}
