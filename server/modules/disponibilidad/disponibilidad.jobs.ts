import type { Ctx } from '#server/ctx.ts'
import { rolarSalidas } from './rolar-salidas.ts'

export const disponibilidadJobs = {
  'disponibilidad.rolar': (ctx: Ctx, que: { experienciaId?: string }) => rolarSalidas(ctx, que),
}
