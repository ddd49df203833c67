import type { ResenaRecibida } from '#contract/resenas.ts'
import { conOffset } from '#domain/fechas.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { motivoParaNoApelar } from '#domain/resenas/apelacion.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { fotosConUrl } from './fotos-de-resena.ts'
import { countRecibidas, listRecibidas, type RecibidaRow } from './recibidas.db.ts'

/** What travellers said of one's own experiences, those without answer first. */
export async function listarResenasRecibidas(ctx: Ctx, paginado: Paginado): Promise<Page<ResenaRecibida>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const rows = await listRecibidas(ctx.db, operador, ctx.now, tramoDe(paginado))
  return { items: rows.map((row) => toRecibidaJson(ctx, row)), total: await countRecibidas(ctx.db, operador, ctx.now) }
}

export const toRecibidaJson = (ctx: Ctx, r: RecibidaRow): ResenaRecibida => ({
  id: r.id,
  autor: r.autor,
  puntaje: r.puntaje,
  comentario: r.comentario,
  mesViaje: r.mesViaje,
  publicadaEn: conOffset(r.publicadaEn, r.zonaHoraria),
  respuesta: r.respuesta,
  fotos: fotosConUrl(ctx, r.fotos, r.publicadaEn),
  experienciaId: r.experienciaId,
  nombreExperiencia: r.nombreExperiencia,
  puedeApelar: motivoParaNoApelar(r, ctx.now) === null,
})
