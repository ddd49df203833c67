import type { Ctx } from '#server/ctx.ts'
import { borrarFotosSueltas } from './fotos.ts'

export const fotosJobs = {
  'fotos.limpiar': (ctx: Ctx) => borrarFotosSueltas(ctx),
}
