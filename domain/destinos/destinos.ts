import type { TipoExperiencia } from '#contract/comun.ts'
import type { Destino, DestinoDetalle } from '#contract/destinos.ts'
import { enDireccion } from '#contract/direcciones.ts'
import { distanciaKm } from '#domain/asistente/cercania.ts'

/** What is published of one kind in one city. */
export interface Oferta {
  ciudad: string
  region: string
  tipo: string
  cantidad: number
  precioDesde: number
  lat: number
  lng: number
  /** When something of it last changed. */
  cambioEn: Date
}

export interface Lugar extends Destino {
  lat: number
  lng: number
  cambioEn: Date
  cambios: Record<string, Date>
}

const CERCANOS = 6

/** The cities of the catalogue, each with its kinds, by name. */
export function armarDestinos(ofertas: readonly Oferta[]): Lugar[] {
  const porCiudad = Map.groupBy(ofertas, ({ ciudad }) => enDireccion(ciudad))
  return [...porCiudad].map(([slug, suyas]) => armarDestino(slug, suyas)).sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

function armarDestino(slug: string, ofertas: Oferta[]): Lugar {
  const mayores = ofertas.toSorted((a, b) => b.cantidad - a.cantidad || (a.tipo < b.tipo ? -1 : 1))
  const { ciudad, region } = mayores[0]!
  const cantidad = suma(ofertas.map((una) => una.cantidad))
  return {
    ciudad,
    slug,
    region,
    cantidad,
    precioDesde: Math.min(...ofertas.map(({ precioDesde }) => precioDesde)),
    tipos: mayores.map(({ tipo, cantidad, precioDesde }) => ({ tipo: tipo as TipoExperiencia, slug: enDireccion(tipo), cantidad, precioDesde })),
    lat: suma(ofertas.map((una) => una.lat * una.cantidad)) / cantidad,
    lng: suma(ofertas.map((una) => una.lng * una.cantidad)) / cantidad,
    cambioEn: masReciente(ofertas),
    cambios: Object.fromEntries(ofertas.map(({ tipo, cambioEn }) => [enDireccion(tipo), cambioEn])),
  }
}

/** The nearest others; where a kind is asked for, those that have some of it. */
export function cercanosDe(destino: Lugar, todos: readonly Lugar[], tipo: string | null): DestinoDetalle['cercanos'] {
  return todos
    .filter(({ slug }) => slug !== destino.slug)
    .map((otro) => ({ ciudad: otro.ciudad, slug: otro.slug, cantidad: cuantas(otro, tipo), distanciaKm: Math.round(distanciaKm(destino, otro)) }))
    .filter(({ cantidad }) => cantidad > 0)
    .sort((a, b) => a.distanciaKm - b.distanciaKm || (a.slug < b.slug ? -1 : 1))
    .slice(0, CERCANOS)
}

const cuantas = ({ cantidad, tipos }: Lugar, tipo: string | null): number => (tipo === null ? cantidad : (tipos.find(({ slug }) => slug === tipo)?.cantidad ?? 0))
const suma = (numeros: number[]): number => numeros.reduce((a, b) => a + b, 0)
const masReciente = (ofertas: Oferta[]): Date => ofertas.map(({ cambioEn }) => cambioEn).reduce((a, b) => (a > b ? a : b))

/** As the contract shows it. */
export function toDestino({ ciudad, slug, region, cantidad, precioDesde, tipos }: Lugar): Destino {
  return { ciudad, slug, region, cantidad, precioDesde, tipos }
}
