import type { Resena } from '#contract/experiencias.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { fotosConUrl } from './fotos-de-resena.ts'
import type { ResenaRow } from './resenas.db.ts'

/** As the public reads it, with the clock of the place. */
export const toResenaJson = (
  ctx: Ctx,
  { id, autor, puntaje, comentario, mesViaje, publicadaEn, respuesta, fotos }: ResenaRow,
  zona: string,
): Resena => ({
  id,
  autor,
  puntaje,
  comentario,
  mesViaje,
  publicadaEn: conOffset(publicadaEn, zona),
  respuesta,
  fotos: fotosConUrl(ctx, fotos, publicadaEn),
})
