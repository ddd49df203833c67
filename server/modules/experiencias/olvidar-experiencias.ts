import type { TipoExperiencia } from '#contract/comun.ts'
import { fotosDeLamina, laminaDe } from '#contract/escenas.ts'
import type { Ctx } from '#server/ctx.ts'
import { listPorOlvidar, olvidarExperiencia } from './editables.db.ts'

const ANIO_MS = 365 * 86_400_000
const LOTE = 200

/** What a closed business wrote and showed goes a year after it, as its papers do; of who erased their account, now. The photos go with the cleaning of those that nobody shows. */
export async function olvidarExperiencias({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const viejas = await listPorOlvidar(db, new Date(now.getTime() - ANIO_MS), LOTE)
    for (const una of viejas)
      await olvidarExperiencia(db, una, {
        fotos: fotosDeLamina(
          laminaDe({ id: una.id, tipoExperiencia: una.tipoExperiencia as TipoExperiencia, region: una.region }),
        ),
        now,
      })
    if (viejas.length < LOTE) return
  }
}
