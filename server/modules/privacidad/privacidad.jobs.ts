import type { Ctx } from '#server/ctx.ts'
import { olvidarAvisosDePago } from '#server/modules/pagos/index.ts'
import { anotarBorrado, reponerBorrados } from './diario-de-borrados.ts'
import { vencerExportaciones } from './exportaciones.db.ts'
import { prepararExportacion } from './preparar-exportacion.ts'

export const privacidadJobs = {
  'privacidad.exportar': prepararExportacion,
  'privacidad.olvidarPagos': (ctx: Ctx, { usuarioId }: { usuarioId: string }) => olvidarAvisosDePago(ctx.db, usuarioId),
  'privacidad.anotarBorrado': anotarBorrado,
  'privacidad.reponerBorrados': async (ctx: Ctx) => void (await reponerBorrados(ctx)),
  'privacidad.limpiar': (ctx: Ctx) => vencerExportaciones(ctx.db, ctx.now),
}
