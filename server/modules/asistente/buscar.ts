import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import type { Experiencia, FiltrosExperiencia } from '#contract/experiencias.ts'
import { hablaDe } from '#domain/asistente/descartes.ts'
import { edadPedida, fechasDe } from '#domain/asistente/filtros.ts'
import type { Deseos, Lugar } from '#domain/asistente/intencion.ts'
import { POR_PAGINA } from '#domain/asistente/resultado.ts'
import type { Ctx } from '#server/ctx.ts'
import { listarExperiencias } from '#server/modules/experiencias/index.ts'
import { listRequisitos } from './catalogo.db.ts'

export interface Hallazgo {
  experiencias: Experiencia[]
  total: number
  /** False where more were there than were looked at. */
  exacto: boolean
}

/** `lejania`: how far a city is from where it was looked for; then the nearest come first. */
interface Modo {
  pagina?: number
  preferidos?: TipoExperiencia[]
  lejania?: ((ciudad: string) => number) | undefined
}

const LOTE = 100
const MAX_REVISADAS = 500
const MAX_COMBINACIONES = 24
const DIFICULTAD_SUAVE = 2
const DIFICULTAD_EXIGENTE = 4

const NADA: Hallazgo = { experiencias: [], total: 0, exacto: true }

/** What satisfies every wish, one page of it. `preferidos` only move what is equally relevant to the front. */
export async function buscar(
  ctx: Ctx,
  deseos: Deseos,
  { pagina = 1, preferidos = [], lejania }: Modo = {},
): Promise<Hallazgo> {
  const consultas = consultasDe(deseos)
  if (consultas.length === 0) return NADA
  const hasta = pagina * POR_PAGINA
  const revisa = necesitaRevision(deseos)
  const porConsulta = revisa || lejania ? MAX_REVISADAS : Math.max(hasta, preferidos.length > 0 ? 4 * POR_PAGINA : 0)
  const hallazgos: Hallazgo[] = []
  for (const consulta of consultas) hallazgos.push(await traer(ctx, consulta, porConsulta))
  const exacto = !revisa || hallazgos.every(({ exacto }) => exacto)
  const todas = ordenar(
    hallazgos.map(({ experiencias }) => experiencias),
    deseos,
  )
  const validas = revisa ? await revisar(ctx, todas, deseos) : todas
  const total = revisa ? validas.length : hallazgos.reduce((suma, { total }) => suma + total, 0)
  const enOrden = preferidos.length > 0 && deseos.orden === null ? preferir(validas, preferidos) : validas
  if (lejania) enOrden.sort((a, b) => lejania(a.ciudad) - lejania(b.ciudad))
  return { experiencias: enOrden.slice(hasta - POR_PAGINA, hasta), total, exacto }
}

/** One search of the catalogue for each place and kind. */
function consultasDe({
  zona,
  tipos,
  temas,
  cualquiera,
  participantes,
  precioMin,
  precioMax,
  cuando,
  orden,
}: Deseos): FiltrosExperiencia[] {
  const lugares: (Lugar | null)[] = zona === null ? [null] : zona.lugares
  const base: FiltrosExperiencia = {
    ...fechasDe(cuando),
    participantes: participantes ?? undefined,
    precioMin: precioMin ?? undefined,
    precioMax: precioMax ?? undefined,
    ...(temas.length > 0 && !cualquiera && { q: temas.join(' ').slice(0, 100) }),
    ...(orden !== null && { orden }),
  }
  const conLugar = lugares.map((lugar) => ({
    ...base,
    ...(lugar !== null && ('ciudad' in lugar ? { destino: lugar.ciudad } : { region: lugar.region })),
  }))
  const deTipo: Pick<FiltrosExperiencia, 'tipo'>[] =
    tipos.length < TIPOS_EXPERIENCIA.length ? tipos.map((tipo) => ({ tipo })) : []
  const asuntos = cualquiera ? [...deTipo, ...temas.map((q) => ({ q }))] : deTipo
  return conLugar
    .flatMap((filtros) => (asuntos.length > 0 ? asuntos : [{}]).map((asunto) => ({ ...filtros, ...asunto })))
    .slice(0, MAX_COMBINACIONES)
}

async function traer(ctx: Ctx, consulta: FiltrosExperiencia, cuantas: number): Promise<Hallazgo> {
  const experiencias: Experiencia[] = []
  let total = 0
  for (let pagina = 1; ; pagina++) {
    const porPagina = Math.min(LOTE, cuantas)
    const lista = await listarExperiencias(ctx, { ...consulta, pagina, porPagina })
    experiencias.push(...lista.items)
    total = lista.total
    if (lista.items.length < porPagina || experiencias.length >= Math.min(cuantas, total))
      return { experiencias, total, exacto: experiencias.length >= total }
  }
}

/** One list of several: by the order asked for, else the best of each in turn. */
function ordenar(listas: Experiencia[][], { orden }: Deseos): Experiencia[] {
  if (listas.length === 1) return listas[0]!
  const alternadas: Experiencia[] = []
  const largo = Math.max(...listas.map((lista) => lista.length))
  for (let i = 0; i < largo; i++) alternadas.push(...listas.flatMap((lista) => lista.slice(i, i + 1)))
  const unicas = [...new Map(alternadas.map((una) => [una.id, una])).values()]
  if (orden === 'price_asc') return unicas.sort((a, b) => a.precioPorPersona - b.precioPorPersona)
  if (orden === 'price_desc') return unicas.sort((a, b) => b.precioPorPersona - a.precioPorPersona)
  if (orden === 'rating')
    return unicas.sort(
      (a, b) =>
        (b.calificacion.promedio ?? 0) - (a.calificacion.promedio ?? 0) ||
        b.calificacion.cantidad - a.calificacion.cantidad,
    )
  return unicas
}

// Of several matters one experience may have two: it counts once.
const necesitaRevision = (deseos: Deseos): boolean =>
  deseos.cualquiera ||
  deseos.nivel !== null ||
  deseos.guia !== null ||
  edadPedida(deseos) !== null ||
  deseos.sinTipos.length + deseos.sinTemas.length + deseos.sinCiudades.length > 0

/** What the listing has no filter for. */
async function revisar(
  ctx: Ctx,
  experiencias: Experiencia[],
  { nivel, guia, sinTipos, sinTemas, sinCiudades, ...quienes }: Deseos,
): Promise<Experiencia[]> {
  const admitidas = experiencias.filter(
    (una) =>
      !sinTipos.includes(una.tipoExperiencia) &&
      !sinCiudades.includes(una.ciudad) &&
      !hablaDe(`${una.nombreExperiencia} ${una.descripcionCorta}`, sinTemas),
  )
  const edad = edadPedida(quienes)
  if (nivel === null && guia === null && edad === null) return admitidas
  const requisitos = await listRequisitos(
    ctx.db,
    admitidas.map(({ id }) => id),
  )
  return admitidas.filter(({ id }) => {
    const { dificultad, edadMin, idiomas } = requisitos.get(id) ?? { dificultad: 5, edadMin: 99, idiomas: [] }
    return (
      (guia === null || idiomas.includes(guia)) &&
      (nivel !== 'suave' || dificultad <= DIFICULTAD_SUAVE) &&
      (nivel !== 'exigente' || dificultad >= DIFICULTAD_EXIGENTE) &&
      (edad === null || edadMin <= edad)
    )
  })
}

const preferir = (experiencias: Experiencia[], preferidos: TipoExperiencia[]): Experiencia[] => [
  ...experiencias.filter(({ tipoExperiencia }) => preferidos.includes(tipoExperiencia)),
  ...experiencias.filter(({ tipoExperiencia }) => !preferidos.includes(tipoExperiencia)),
]
