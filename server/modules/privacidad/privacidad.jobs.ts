import type { Ctx } from '#server/ctx.ts'
import { olvidarAvisosDePago } from '#server/modules/pagos/index.ts'
import { vencerExportaciones } from './exportaciones.db.ts'
import { prepararExportacion } from './preparar-exportacion.ts'

export const privacidadJobs = {
  'privacidad.exportar': prepararExportacion,
  'privacidad.olvidarPagos': (ctx: Ctx, { usuarioId }: { usuarioId: string }) => olvidarAvisosDePago(ctx.db, usuarioId),
  'privacidad.limpiar': (ctx: Ctx) => vencerExportaciones(ctx.db, ctx.now),
}
