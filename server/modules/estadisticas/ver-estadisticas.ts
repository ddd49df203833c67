import type { Ctx } from '#server/ctx.ts'
import { countEstadisticas } from './estadisticas.db.ts'

export function verEstadisticas(ctx: Ctx) {
  return countEstadisticas(ctx.db)
}
