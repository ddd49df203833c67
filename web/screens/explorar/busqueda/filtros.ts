import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { Orden } from '#contract/experiencias.ts'
import { ORDENES } from '#web/components/catalogo-textos.ts'

/** What the address of the home page asks for; an absent field is no filter. */
export type Filtros = {
  q?: string
  destino?: string
  region?: string
  tipo?: string
  fechaInicio?: string
  fechaFin?: string
  participantes?: number
  precioMin?: number
  precioMax?: number
  orden?: Orden
  /** A piece of the map, 'oeste,sur,este,norte' in degrees. */
  zona?: string
}

export const PRECIOS_MIN = [0, 10_000, 25_000, 50_000, 100_000] as const
export const PRECIOS_MAX = [0, 25_000, 50_000, 100_000, 200_000] as const
export const MAX_VIAJEROS = 50

const TODOS = ['', 'all', 'todas', 'todos']
const DE_PRECIO: ReadonlySet<string> = new Set(['precioMin', 'precioMax'])
const FECHA = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export function leerFiltros(params: URLSearchParams): Filtros {
  const inicio = fecha(params.get('fechaInicio')) ?? fecha(params.get('fecha'))
  const fin = fecha(params.get('fechaFin')) ?? fecha(params.get('fecha'))
  return sinVacios({
    q: params.get('q')?.trim().slice(0, 100),
    destino: elegido(params.get('destino'))?.slice(0, 100),
    region: region(params.get('region')),
    tipo: tipo(elegido(params.get('tipo'))),
    fechaInicio: inicio,
    fechaFin: fin && (!inicio || fin >= inicio) ? fin : undefined,
    participantes: positivo(params.get('participantes')),
    precioMin: precio(params.get('precioMin')),
    precioMax: precio(params.get('precioMax')),
    orden: orden(params.get('orden')),
    zona: zona(params.get('zona')),
  })
}

/** '' or '?destino=Puc%C3%B3n&…' */
export function escribirFiltros(filtros: Filtros): string {
  const entries = Object.entries(sinVacios(filtros)).map(([clave, valor]) => [clave, String(valor)])
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

export function direccionDePagina(filtros: Filtros, pagina: number): string {
  const search = escribirFiltros(filtros)
  if (pagina <= 1) return search
  return `${search || '?'}${search && '&'}pagina=${pagina}`
}

/** Empty and the default sort are the same as nothing; a price of 0 that somebody chose is said as such, and bounds nothing (docs/seed.md 5). */
export function sinVacios(filtros: Filtros): Filtros {
  const entries = Object.entries(filtros).filter(
    ([clave, valor]) =>
      (Boolean(valor) || (valor === 0 && DE_PRECIO.has(clave))) && !(clave === 'orden' && valor === 'relevance'),
  )
  return Object.fromEntries(entries) as Filtros
}

/** What makes the list shorter, or another. */
export function queAcotan(filtros: Filtros): Filtros {
  return Object.fromEntries(Object.entries(sinVacios(filtros)).filter(([, valor]) => valor !== 0)) as Filtros
}

/** What was changed between the two, a filter taken away as undefined. */
export function cambiosDe(antes: Filtros, despues: Filtros): Filtros {
  const [de, a] = [sinVacios(antes), sinVacios(despues)]
  return Object.fromEntries(
    Object.keys({ ...de, ...a }).flatMap((clave) =>
      de[clave as keyof Filtros] === a[clave as keyof Filtros] ? [] : [[clave, a[clave as keyof Filtros]]],
    ),
  )
}

/** The smallest price is over the largest: such a search is not made. */
export function preciosChocan({ precioMin = 0, precioMax = 0 }: Filtros): boolean {
  return precioMax > 0 && precioMin > precioMax
}

function elegido(raw: string | null): string | undefined {
  const texto = raw?.trim()
  return texto && !TODOS.includes(texto.toLowerCase()) ? texto : undefined
}

/** A code that is no region's is no filter. */
function region(raw: string | null): string | undefined {
  return raw && /\d/.test(raw) && !/^(?:0?[1-9]|1[0-6])$/.test(raw.trim()) ? undefined : raw?.trim().slice(0, 80)
}

function tipo(raw: string | undefined): string | undefined {
  return TIPOS_EXPERIENCIA.find((uno) => raw && plano(uno) === plano(raw)) ?? raw?.slice(0, 40)
}

const plano = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function fecha(raw: string | null): string | undefined {
  return raw && FECHA.test(raw) && !Number.isNaN(Date.parse(raw)) && new Date(raw).toISOString().startsWith(raw)
    ? raw
    : undefined
}

function positivo(raw: string | null): number | undefined {
  return raw && /^\d{1,9}$/.test(raw) && Number(raw) > 0 ? Number(raw) : undefined
}

function precio(raw: string | null): number | undefined {
  return raw === '0' ? 0 : positivo(raw)
}

function orden(raw: string | null): Orden | undefined {
  return raw && Object.hasOwn(ORDENES, raw) ? (raw as Orden) : undefined
}

function zona(raw: string | null): string | undefined {
  if (!raw || !/^-?\d{1,3}(?:\.\d{1,6})?(?:,-?\d{1,3}(?:\.\d{1,6})?){3}$/.test(raw)) return undefined
  const [oeste = 0, sur = 0, este = 0, norte = 0] = raw.split(',').map(Number)
  return oeste >= -180 && oeste < este && este <= 180 && sur >= -90 && sur < norte && norte <= 90 ? raw : undefined
}
