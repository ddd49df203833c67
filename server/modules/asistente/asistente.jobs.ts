import type { Ctx } from '#server/ctx.ts'
import { deleteConversacionesViejas } from './conversaciones.db.ts'

export const asistenteJobs = {
  'asistente.limpiar': async (ctx: Ctx) => {
    await deleteConversacionesViejas(ctx.db, ctx.now)
  },
}
