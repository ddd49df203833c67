import type { Input } from '#contract/call.ts'
import type { experiencias } from '#contract/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findExperienciaCompleta } from './experiencias.db.ts'
import { toExperienciaJson } from './experiencias.json.ts'

export async function verExperiencia(ctx: Ctx, { id }: Input<typeof experiencias.verExperiencia>) {
  const experiencia = (await findExperienciaCompleta(ctx.db, id, ctx.now)) ?? refuse('experiencia-desconocida')
  return toExperienciaJson(experiencia, await reglaDe(ctx.db, 'cancelacion', ctx.now))
}
