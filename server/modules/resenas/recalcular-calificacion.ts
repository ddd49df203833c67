import type { Tx } from '#server/ctx.ts'
import { moverCatalogo, updateCalificacion } from '#server/modules/experiencias/index.ts'
import { sumResenas } from './resenas.db.ts'

/** Makes the rating of an experiencia what its public reviews give. Call it wherever a review appears, is hidden or comes back. */
export async function recalcularCalificacion(tx: Tx, experienciaId: string, now: Date): Promise<void> {
  await updateCalificacion(tx, experienciaId, await sumResenas(tx, experienciaId, now))
  await moverCatalogo(tx)
}
