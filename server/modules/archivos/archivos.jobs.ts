import type { Ctx } from '#server/ctx.ts'
import { limpiarSinNombre } from './archivos.ts'

export const archivosJobs = {
  'archivos.limpiar': (ctx: Ctx) => limpiarSinNombre(ctx),
}
