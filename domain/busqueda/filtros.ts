import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import type { CampoInvalido } from '#contract/errors.ts'
import type { FiltrosExperiencia, Orden } from '#contract/experiencias.ts'
import { acotarFecha, type Fecha } from '#domain/fechas.ts'
import { palabras, paraComparar } from './texto.ts'

/** What a search really asks for; null is "no bound". */
export interface Busqueda {
  /** Some filter can match nothing: answer an empty list without asking the database. */
  vacio: boolean
  q: string | null
  /** Without case and accents, to compare with a city spelt the same way. */
  destino: string | null
  tipo: TipoExperiencia | null
  /** Official region code. */
  region: string | null
  participantes: number | null
  precioMin: number | null
  precioMax: number | null
  /** Calendar dates of the experiencia's own zone, both included. */
  desde: Fecha | null
  hasta: Fecha | null
  orden: Orden
  /** Degrees: west, south, east, north. */
  zona: readonly [number, number, number, number] | null
}

const TODOS = ['', 'all', 'todas', 'todos', 'todos los destinos', 'todas las regiones', 'todos los tipos']

export function normalizarFiltros(filtros: FiltrosExperiencia): Busqueda {
  const destino = elegido(filtros.destino)
  const tipoPedido = elegido(filtros.tipo)
  const regionPedida = elegido(filtros.region)
  const tipo = tipoPedido === null ? null : (TIPOS_EXPERIENCIA.find((uno) => paraComparar(uno) === tipoPedido) ?? null)
  const region = regionPedida === null ? null : codigoDeRegion(regionPedida)
  const precioMin = positivo(filtros.precioMin)
  const precioMax = positivo(filtros.precioMax)
  const q = filtros.q?.trim() || null
  const desde = mayor(filtros.fecha, filtros.fechaInicio)
  const hasta = menor(filtros.fecha, filtros.fechaFin)

  return {
    vacio:
      (q !== null && palabras(q).length === 0) ||
      (tipoPedido !== null && tipo === null) ||
      (regionPedida !== null && region === null) ||
      (precioMin !== null && precioMax !== null && precioMin > precioMax) ||
      (desde !== null && hasta !== null && desde > hasta),
    q,
    destino,
    tipo,
    region,
    participantes: positivo(filtros.participantes),
    precioMin,
    precioMax,
    desde,
    hasta,
    orden: filtros.orden ?? 'relevance',
    zona: filtros.zona ? (filtros.zona.split(',').map(Number) as [number, number, number, number]) : null,
  }
}

/** What is from a list and names nothing on it: a slip, and no search (docs/nunca.md 7). */
export function filtrosDesconocidos(
  { tipo, region }: { tipo?: string | undefined; region?: string | undefined },
  tipos: readonly string[] = TIPOS_EXPERIENCIA,
): CampoInvalido[] {
  const [tipoPedido, regionPedida] = [elegido(tipo), elegido(region)]
  return [
    ...(tipoPedido === null || tipos.some((uno) => paraComparar(uno) === tipoPedido)
      ? []
      : [{ campo: 'tipo', mensaje: 'Elige un tipo de la lista' }]),
    ...(regionPedida === null || codigoDeRegion(regionPedida)
      ? []
      : [{ campo: 'region', mensaje: 'Escribe el código de una región, de 01 a 16, o su nombre' }]),
  ]
}

/** By official code, with or without its zero, by name, or by the usual short name. */
export function codigoDeRegion(texto: string): string | null {
  const buscado = paraComparar(texto)
  if (/^\d{1,2}$/.test(buscado))
    return REGIONES.find(({ codigo }) => codigo === buscado.padStart(2, '0'))?.codigo ?? null
  const sinPrefijo = buscado.replace(/^region (?:del? )?/, '')
  const nombre = APODOS[sinPrefijo] ?? sinPrefijo
  return REGIONES.find((region) => nombresDe(region.nombre).includes(nombre))?.codigo ?? null
}

const APODOS: Record<string, string> = {
  rm: 'metropolitana de santiago',
  metropolitana: 'metropolitana de santiago',
  "o'higgins": "libertador general bernardo o'higgins",
  ohiggins: "libertador general bernardo o'higgins",
  aysen: 'aysen del general carlos ibanez del campo',
  magallanes: 'magallanes y de la antartica chilena',
  arica: 'arica y parinacota',
  araucania: 'la araucania',
}

function nombresDe(nombre: string): string[] {
  const plano = paraComparar(nombre)
  return [plano, plano.replace(/^(?:la|los) /, '')]
}

function elegido(texto: string | undefined): string | null {
  const plano = paraComparar(texto ?? '')
  return TODOS.includes(plano) ? null : plano
}

function positivo(n: number | undefined): number | null {
  return n !== undefined && n > 0 ? n : null
}

function mayor(...fechas: (Fecha | undefined)[]): Fecha | null {
  return (
    fechas
      .filter((fecha) => fecha !== undefined)
      .map(acotarFecha)
      .sort()
      .at(-1) ?? null
  )
}

function menor(...fechas: (Fecha | undefined)[]): Fecha | null {
  return (
    fechas
      .filter((fecha) => fecha !== undefined)
      .map(acotarFecha)
      .sort()[0] ?? null
  )
}
