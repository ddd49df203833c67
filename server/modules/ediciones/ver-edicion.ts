import type { Edicion } from '#contract/ediciones.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirPropia } from './abierta.ts'
import { toEdicionJson } from './ediciones.json.ts'

export async function verEdicion(ctx: Ctx, { experienciaId }: { experienciaId: string }): Promise<Edicion> {
  return toEdicionJson(ctx, ctx.db, await abrirPropia(ctx, ctx.db, experienciaId))
}
