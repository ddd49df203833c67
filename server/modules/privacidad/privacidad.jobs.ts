import type { Ctx } from '#server/ctx.ts'
import { cobrosDeReservasDe, olvidarAvisosDePago } from '#server/modules/pagos/index.ts'
import type { Titular } from '#server/titular.ts'
import { deleteCodigosVencidos } from './codigos.db.ts'
import { anotarBorrado, reponerBorrados } from './diario-de-borrados.ts'
import { vencerExportaciones } from './exportaciones.db.ts'
import { PARTES } from './partes.ts'
import { prepararExportacion } from './preparar-exportacion.ts'

async function olvidarPagos({ db }: Ctx, de: Titular): Promise<void> {
  if ('reservaId' in de) return olvidarAvisosDePago(db, await cobrosDeReservasDe(db, de))
  for (const { cobros } of PARTES) if (cobros) await olvidarAvisosDePago(db, await cobros(db, de.usuarioId))
}

export const privacidadJobs = {
  'privacidad.exportar': prepararExportacion,
  'privacidad.olvidarPagos': olvidarPagos,
  'privacidad.anotarBorrado': anotarBorrado,
  'privacidad.reponerBorrados': async (ctx: Ctx) => void (await reponerBorrados(ctx)),
  'privacidad.limpiar': async (ctx: Ctx) => {
    await vencerExportaciones(ctx.db, ctx.now)
    await deleteCodigosVencidos(ctx.db, ctx.now)
  },
}
