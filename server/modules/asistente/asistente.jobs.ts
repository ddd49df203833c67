import type { Ctx } from '#server/ctx.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { deleteConversacionesViejas } from './conversaciones.db.ts'

export const asistenteJobs = {
  'asistente.limpiar': async (ctx: Ctx) => {
    await deleteConversacionesViejas(ctx.db, await guardadoDesde(ctx, 'conversaciones'))
  },
}
