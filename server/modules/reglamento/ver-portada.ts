import { ZONAS_DE_PORTADA } from '#contract/enumeraciones.ts'
import type { Anuncio, AreaDeAnuncio, ContenidoDePortada } from '#contract/reglas.ts'
import { AREAS_DE_ANUNCIO } from '#contract/reglas.ts'
import { recomendar } from '#domain/destinos/destinos.ts'
import { fechaLocal } from '#domain/fechas.ts'
import type { Portada } from '#domain/reglas/clases.ts'
import type { Ctx } from '#server/ctx.ts'
import { verLugares } from '#server/modules/destinos/index.ts'
import { listarExperiencias } from '#server/modules/experiencias/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'

const DE_CADA_ZONA = 3
const SIN_FILTROS = { participantes: undefined, precioMin: undefined, precioMax: undefined }

export async function verPortada(ctx: Ctx): Promise<ContenidoDePortada> {
  const { destinos, destacadas } = await reglaDe(ctx.db, 'portada', ctx.now)
  const vistos = ZONAS_DE_PORTADA.flatMap((zona) =>
    destinos.filter((destino) => destino.zona === zona).slice(0, DE_CADA_ZONA),
  )
  return {
    destinos: recomendar(vistos, await verLugares(ctx)),
    destacadas: destacadas.mostrar ? await elegir(ctx, destacadas) : null,
  }
}

/** By the criterion alone: nobody is put there by hand, and nobody pays for it. */
async function elegir(
  ctx: Ctx,
  { titulo, criterio, cuantas, minimoOpiniones }: Portada['destacadas'],
): Promise<ContenidoDePortada['destacadas']> {
  const { items } = await listarExperiencias(ctx, {
    ...SIN_FILTROS,
    orden: criterio === 'recientes' ? 'newest' : 'rating',
  })
  const conOpiniones = items.filter(({ calificacion }) => calificacion.cantidad >= minimoOpiniones)
  const enOrden =
    criterio === 'mas_opiniones'
      ? conOpiniones.toSorted((a, b) => b.calificacion.cantidad - a.calificacion.cantidad)
      : conOpiniones
  const experiencias = enOrden.slice(0, cuantas)
  return experiencias.length === 0 ? null : { titulo, criterio: fraseDe(criterio, minimoOpiniones), experiencias }
}

function fraseDe(criterio: Portada['destacadas']['criterio'], minimo: number): string {
  const entre =
    minimo === 0 ? 'todas las publicadas' : `las que tienen ${minimo} ${minimo === 1 ? 'opinión' : 'opiniones'} o más`
  const orden = {
    mejor_evaluadas: 'Las de mejor promedio',
    mas_opiniones: 'Las que tienen más opiniones',
    recientes: 'Las publicadas hace menos',
  }[criterio]
  return `${orden} entre ${entre}. Nadie paga por aparecer aquí.`
}

/** Those of today, by the day in Santiago. */
export async function listarAnuncios(ctx: Ctx): Promise<Anuncio[]> {
  const hoy = fechaLocal(ctx.now, 'America/Santiago')
  const { anuncios } = await reglaDe(ctx.db, 'anuncios', ctx.now)
  return anuncios
    .filter(({ desde, hasta }) => desde <= hoy && hoy <= hasta)
    .map(({ id, texto, enlace, enlaceTexto, urgente, areas }) => ({
      id,
      texto,
      enlace: enlace ? { a: enlace, texto: enlaceTexto } : null,
      urgente,
      areas: AREAS_DE_ANUNCIO.filter((area: AreaDeAnuncio) => areas[area]),
    }))
}
