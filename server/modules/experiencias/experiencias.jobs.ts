import type { Ctx } from '#server/ctx.ts'
import { reindexarPalabras } from './reindexar-palabras.ts'

export const experienciasJobs = {
  'experiencias.reindexarPalabras': (ctx: Ctx) => reindexarPalabras(ctx.db),
}
