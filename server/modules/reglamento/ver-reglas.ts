import { CLASES_DE_REGLA, type ClaseDeRegla, type Regla, type ReglaCompleta } from '#contract/reglas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { listAprobadas, versionesDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { toReglaCompletaJson, toReglaJson } from './reglas.json.ts'

export async function listarReglas(ctx: Ctx): Promise<Regla[]> {
  if (!puedeEntrar(ctx.actor, 'reglas')) refuse('sin-permiso')
  const aprobadas = await listAprobadas(ctx.db)
  return Promise.all(
    CLASES_DE_REGLA.map(async (clase) =>
      toReglaJson(ctx, clase, { publicadas: await versionesDe(ctx.db, clase), aprobadas }),
    ),
  )
}

export async function verRegla(ctx: Ctx, { clase }: { clase: ClaseDeRegla }): Promise<ReglaCompleta> {
  if (!puedeEntrar(ctx.actor, 'reglas')) refuse('sin-permiso')
  return toReglaCompletaJson(ctx, clase, {
    publicadas: await versionesDe(ctx.db, clase),
    aprobadas: await listAprobadas(ctx.db),
  })
}
