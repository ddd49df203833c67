import type { Ctx } from '#server/ctx.ts'
import { borrarCorreosEnviados } from '#server/modules/correos/index.ts'
import { olvidarAvisosDePago } from '#server/modules/pagos/index.ts'
import { DESPEDIDA } from './borrar-cuenta.ts'
import { vencerExportaciones } from './exportaciones.db.ts'
import { prepararExportacion } from './preparar-exportacion.ts'

export const privacidadJobs = {
  'privacidad.exportar': prepararExportacion,
  'privacidad.olvidarPagos': (ctx: Ctx, { usuarioId }: { usuarioId: string }) => olvidarAvisosDePago(ctx.db, usuarioId),
  'privacidad.limpiar': async (ctx: Ctx) => {
    await vencerExportaciones(ctx.db, ctx.now)
    await borrarCorreosEnviados(ctx.db, DESPEDIDA)
  },
}
