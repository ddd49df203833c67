import type { Ctx } from '#server/ctx.ts'
import { createOutbound, type Outbound } from '#server/platform/outbound.ts'
import type { Outcome } from '#server/platform/lane.ts'
import { avisarDeFallas } from './avisar-de-fallas.ts'
import { aplicarEn, leerDeSuDireccion, pedirLectura } from './leer-calendario.ts'
import { tomarPorLeer } from './sincronizacion.db.ts'

const LOTE = 200

/** `outbound`: tests stand in for the world. */
export const sincronizacionJobs = (outbound: Outbound = createOutbound()) => ({
  'sincronizacion.revisar': async (ctx: Ctx) => {
    await ctx.transaction(async (tx) => {
      for (const calendario of await tomarPorLeer(tx, ctx.now, LOTE)) await pedirLectura(ctx, tx, calendario)
    })
    await avisarDeFallas(ctx)
  },
  'sincronizacion.leer': (ctx: Ctx, { id }: { id: string }): Promise<Outcome> => leerDeSuDireccion(ctx, outbound, id),
  /** What an experiencia shares changed, and with it which calendars keep it busy. */
  'sincronizacion.aplicar': (ctx: Ctx, { experienciaIds }: { experienciaIds: string[] }) =>
    ctx.transaction((tx) => aplicarEn(ctx, tx, experienciaIds)),
})
