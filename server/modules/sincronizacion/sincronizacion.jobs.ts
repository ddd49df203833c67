import type { Ctx } from '#server/ctx.ts'
import { createOutbound, type Outbound } from '#server/platform/outbound.ts'
import { aplicarEn, leerDeSuDireccion } from './leer-calendario.ts'
import { listPorLeer } from './sincronizacion.db.ts'

const LOTE = 200

/** `outbound`: tests stand in for the world. */
export const sincronizacionJobs = (outbound: Outbound = createOutbound()) => ({
  'sincronizacion.revisar': async (ctx: Ctx) => {
    const porLeer = await listPorLeer(ctx.db, ctx.now, LOTE)
    await ctx.transaction(async (tx) => {
      for (const { id } of porLeer) await ctx.enqueue(tx, 'sincronizacion.leer', { id }, { key: id })
    })
  },
  'sincronizacion.leer': (ctx: Ctx, { id }: { id: string }) => leerDeSuDireccion(ctx, outbound, id),
  /** What an experiencia shares changed, and with it which calendars keep it busy. */
  'sincronizacion.aplicar': (ctx: Ctx, { experienciaIds }: { experienciaIds: string[] }) => ctx.transaction((tx) => aplicarEn(ctx, tx, experienciaIds)),
})
