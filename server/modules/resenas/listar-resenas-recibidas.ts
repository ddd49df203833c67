import type { ReglaResena, ResenaRecibida } from '#contract/resenas.ts'
import { conOffset } from '#domain/fechas.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { motivoParaNoApelar } from '#domain/resenas/apelacion.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { fotosConUrl } from './fotos-de-resena.ts'
import { countRecibidas, listRecibidas, type RecibidaRow, type Vista } from './recibidas.db.ts'

/** What travellers said of one's own experiences, those without answer first; or what was taken down of it, the latest first. */
export async function listarResenasRecibidas(
  ctx: Ctx,
  { vista = 'publicadas', ...paginado }: Paginado & { vista?: Vista | undefined },
): Promise<Page<ResenaRecibida>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const rows = await listRecibidas(ctx.db, operador, vista, ctx.now, tramoDe(paginado))
  return {
    items: rows.map((row) => toRecibidaJson(ctx, row)),
    total: await countRecibidas(ctx.db, operador, vista, ctx.now),
  }
}

export const toRecibidaJson = (ctx: Ctx, r: RecibidaRow): ResenaRecibida => ({
  id: r.id,
  autor: r.autor,
  puntaje: r.puntaje,
  comentario: r.motivoOculta === 'datos_personales' ? '' : r.comentario,
  mesViaje: r.mesViaje,
  publicadaEn: conOffset(r.publicadaEn, r.zonaHoraria),
  respuesta: r.respuesta,
  fotos: r.ocultaEn ? [] : fotosConUrl(ctx, r.fotos, r.publicadaEn),
  experienciaId: r.experienciaId,
  nombreExperiencia: r.nombreExperiencia,
  oculta: r.ocultaEn ? { regla: r.motivoOculta as ReglaResena, en: conOffset(r.ocultaEn, r.zonaHoraria) } : null,
  puedeApelar: motivoParaNoApelar(r, ctx.now) === null,
})
