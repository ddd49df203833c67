import type { Ctx } from '#server/ctx.ts'
import { borrarArchivos, borrarFotosSueltas } from './fotos.ts'

export const fotosJobs = {
  'fotos.limpiar': (ctx: Ctx) => borrarFotosSueltas(ctx),
  'fotos.borrarArchivos': async (ctx: Ctx, { ids }: { ids: string[] }) => {
    for (const id of ids) await borrarArchivos(ctx, id)
  },
}
