import type { CasoConHechos } from '#contract/casos.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findCaso, listHechos } from './casos.db.ts'
import { toCasoConHechosJson } from './casos.json.ts'

export const verCaso = (ctx: Ctx, { casoId }: { casoId: string }): Promise<CasoConHechos> => verEn(ctx, ctx.db, casoId)

export async function verEn({ actor, now }: Ctx, db: Db | Tx, casoId: string): Promise<CasoConHechos> {
  const caso = (await findCaso(db, casoId)) ?? refuse('caso-desconocido')
  const yo = sesionEn(actor, 'admin')?.usuarioId ?? refuse('sin-permiso')
  if (!puedeAtender(actor, caso.tipo)) refuse('sin-permiso')
  return toCasoConHechosJson(caso, await listHechos(db, caso.id), yo, now)
}
