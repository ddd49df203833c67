import { CLASES_DE_REGLA, type ClaseDeRegla, type Regla, type ReglaCompleta } from '#contract/reglas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { versionesDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { toReglaCompletaJson, toReglaJson } from './reglas.json.ts'

export async function listarReglas(ctx: Ctx): Promise<Regla[]> {
  if (!puedeEntrar(ctx.actor, 'reglas')) refuse('sin-permiso')
  return Promise.all(CLASES_DE_REGLA.map(async (clase) => toReglaJson(ctx, clase, await versionesDe(ctx.db, clase))))
}

export async function verRegla(ctx: Ctx, { clase }: { clase: ClaseDeRegla }): Promise<ReglaCompleta> {
  if (!puedeEntrar(ctx.actor, 'reglas')) refuse('sin-permiso')
  return toReglaCompletaJson(ctx, clase, await versionesDe(ctx.db, clase))
}
