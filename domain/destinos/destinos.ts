import type { TipoExperiencia } from '#contract/comun.ts'
import type { Destino, DestinoDetalle } from '#contract/destinos.ts'
import { enDireccion } from '#contract/direcciones.ts'
import type { ContenidoDePortada } from '#contract/reglas.ts'
import { distanciaKm } from '#domain/asistente/cercania.ts'
import type { Portada } from '#domain/reglas/clases.ts'

export interface Oferta {
  ciudad: string
  region: string
  tipo: string
  cantidad: number
  precioDesde: number
  lat: number
  lng: number
  /** Of its opinions: the marks together, and how many. */
  notas: number
  opiniones: number
  /** Who went, in the last year. */
  viajeros: number
  /** When something of it last changed. */
  cambioEn: Date
}

export interface Lugar extends Destino {
  lat: number
  lng: number
  /** From 1 to 5, of every opinion of what it offers; null while there is none. */
  calificacion: { promedio: number | null; cantidad: number }
  /** Who went, in the last year. */
  viajeros: number
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
    tipos: mayores.map(({ tipo, cantidad, precioDesde }) => ({
      tipo: tipo as TipoExperiencia,
      slug: enDireccion(tipo),
      cantidad,
      precioDesde,
    })),
    lat: suma(ofertas.map((una) => una.lat * una.cantidad)) / cantidad,
    lng: suma(ofertas.map((una) => una.lng * una.cantidad)) / cantidad,
    calificacion: calificar(suma(ofertas.map(({ notas }) => notas)), suma(ofertas.map(({ opiniones }) => opiniones))),
    viajeros: suma(ofertas.map(({ viajeros }) => viajeros)),
    cambioEn: masReciente(ofertas),
    cambios: Object.fromEntries(ofertas.map(({ tipo, cambioEn }) => [enDireccion(tipo), cambioEn])),
  }
}

/** The nearest others; where a kind is asked for, those that have some of it. */
export function cercanosDe(destino: Lugar, todos: readonly Lugar[], tipo: string | null): DestinoDetalle['cercanos'] {
  return todos
    .filter(({ slug }) => slug !== destino.slug)
    .map((otro) => ({
      ciudad: otro.ciudad,
      slug: otro.slug,
      cantidad: cuantas(otro, tipo),
      distanciaKm: Math.round(distanciaKm(destino, otro)),
    }))
    .filter(({ cantidad }) => cantidad > 0)
    .sort((a, b) => a.distanciaKm - b.distanciaKm || (a.slug < b.slug ? -1 : 1))
    .slice(0, CERCANOS)
}

type Recomendado = ContenidoDePortada['destinos'][number]

// Fewer say nothing of a place, and something of who they were.
const MIN_VIAJEROS = 10
const ENTRE_LOS_MAS = 60

/**
 * What our staff says of some destinations, with what the catalogue shows of each (docs/seed.md 3: `id`, `activities`, `rating`, `popularityScore`).
 * `popularidad`: who went in the last year, from 0 to 100 beside those of the one of them where most did.
 */
export function recomendar(destinos: readonly Portada['destinos'][number][], lugares: readonly Lugar[]): Recomendado[] {
  const porSlug = new Map(lugares.map((lugar) => [lugar.slug, lugar]))
  const viajerosDe = (ciudad: string): number => porSlug.get(enDireccion(ciudad))?.viajeros ?? 0
  const mayor = Math.max(1, ...destinos.map(({ ciudad }) => viajerosDe(ciudad)))
  return destinos.map(({ puntos, ...destino }) => {
    const id = enDireccion(destino.ciudad)
    const { tipos = [], calificacion = { promedio: null, cantidad: 0 } } = porSlug.get(id) ?? {}
    const popularidad = Math.round((100 * viajerosDe(destino.ciudad)) / mayor)
    return {
      id,
      ...destino,
      puntos: puntos
        .split('\n')
        .map((punto) => punto.trim())
        .filter(Boolean),
      actividades: tipos.map(({ tipo }) => tipo),
      calificacion,
      popularidad,
      visitado:
        viajerosDe(destino.ciudad) < MIN_VIAJEROS || destinos.length < 2
          ? null
          : popularidad === 100
            ? 'el_mas'
            : popularidad >= ENTRE_LOS_MAS
              ? 'entre_los_mas'
              : null,
    }
  })
}

const calificar = (notas: number, opiniones: number): Lugar['calificacion'] => ({
  promedio: opiniones === 0 ? null : Math.round((100 * notas) / opiniones) / 100,
  cantidad: opiniones,
})
const cuantas = ({ cantidad, tipos }: Lugar, tipo: string | null): number =>
  tipo === null ? cantidad : (tipos.find(({ slug }) => slug === tipo)?.cantidad ?? 0)
const suma = (numeros: number[]): number => numeros.reduce((a, b) => a + b, 0)
const masReciente = (ofertas: Oferta[]): Date =>
  ofertas.map(({ cambioEn }) => cambioEn).reduce((a, b) => (a > b ? a : b))

/** As the contract shows it. */
export function toDestino({ ciudad, slug, region, cantidad, precioDesde, tipos }: Lugar): Destino {
  return { ciudad, slug, region, cantidad, precioDesde, tipos }
}
