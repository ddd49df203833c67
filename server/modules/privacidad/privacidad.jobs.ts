import type { Ctx } from '#server/ctx.ts'
import { olvidarAvisosDePago } from '#server/modules/pagos/index.ts'
import type { Titular } from '#server/titular.ts'
import { deleteCodigosVencidos } from './codigos.db.ts'
import { anotarBorrado, reponerBorrados } from './diario-de-borrados.ts'
import { vencerExportaciones } from './exportaciones.db.ts'
import { prepararExportacion } from './preparar-exportacion.ts'

export const privacidadJobs = {
  'privacidad.exportar': prepararExportacion,
  'privacidad.olvidarPagos': (ctx: Ctx, de: Titular) => olvidarAvisosDePago(ctx.db, de),
  'privacidad.anotarBorrado': anotarBorrado,
  'privacidad.reponerBorrados': async (ctx: Ctx) => void (await reponerBorrados(ctx)),
  'privacidad.limpiar': async (ctx: Ctx) => {
    await vencerExportaciones(ctx.db, ctx.now)
    await deleteCodigosVencidos(ctx.db, ctx.now)
  },
}
