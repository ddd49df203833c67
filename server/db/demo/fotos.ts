import type { TipoExperiencia } from '#contract/comun.ts'
import { ESCENAS } from './escenas.ts'
import { shuffled } from './seeded.ts'
import { sinAcentos } from './sin-acentos.ts'
import type { ExperienciaDemo } from './tipos.ts'

interface FotoDemo {
  url: string
  alt: string
  ilustracion: true
}

/** Five pictures of the zone and kind, the cover first: a place near by or what could be anywhere in the zone, then the rest by distance. */
export function fotosDe({ slug, zona, tipo, encuentro }: Pick<ExperienciaDemo, 'slug' | 'zona' | 'tipo' | 'encuentro'>): FotoDemo[] {
  return shuffled(slug, ESCENAS[zona][tipo].map((descripcion, i) => ({ descripcion, n: i + 1 })))
    .sort((a, b) => lejania(a.descripcion, encuentro) - lejania(b.descripcion, encuentro))
    .slice(0, 5)
    .map(({ descripcion, n }) => ({ url: `/escenas/${zona}-${tipoSlug(tipo)}-${n}.svg`, alt: `Ilustración: ${descripcion}`, ilustracion: true }))
}

function tipoSlug(tipo: TipoExperiencia): string {
  return sinAcentos(tipo).toLowerCase().replaceAll(' ', '-')
}

/** Latitude and longitude of what the pictures name. */
const LUGARES: Record<string, readonly [number, number]> = {
  'lago Chungará': [-18.25, -69.17], Arica: [-18.48, -70.32], 'géiseres del Tatio': [-22.33, -68.01], 'Valle de la Luna': [-22.92, -68.29],
  'Salar de Atacama': [-23.3, -68.18], Antofagasta: [-23.5, -70.43], 'Llanos de Challe': [-28.15, -71.1], 'Punta de Choros': [-29.25, -71.46],
  Vicuña: [-30.03, -70.71], 'Valle del Elqui': [-30.1, -70.5], 'caleta de Horcón': [-32.71, -71.49], Valparaíso: [-33.04, -71.62],
  Santiago: [-33.44, -70.65], 'Cajón del Maipo': [-33.7, -70.25], Pichilemu: [-34.39, -72.01], 'Valle de Colchagua': [-34.64, -71.36],
  'Siete Tazas': [-35.46, -71], Conguillío: [-38.65, -71.65], Coñaripe: [-39.57, -72.01], Petrohué: [-41.14, -72.4],
  'lago Llanquihue': [-41.13, -72.8], Chiloé: [-42.3, -73.8], Castro: [-42.48, -73.77], Queulat: [-44.47, -72.55],
  'lago General Carrera': [-46.65, -72.63], 'Torres del Paine': [-50.98, -73], 'Glaciar Grey': [-51, -73.2], 'Estrecho de Magallanes': [-53.1, -70.8],
  Tongariki: [-27.126, -109.277], Anakena: [-27.073, -109.323], 'Rano Kau': [-27.187, -109.434],
}
const lugares = Object.entries(LUGARES)

const KM_POR_GRADO = 111
const CERCA_KM = 40
const PASO_KM = 100

/** 0 for a place near by, and for what shows no place: a table, a glass, a bird. */
function lejania(descripcion: string, { lat, lng }: { lat: number; lng: number }): number {
  const lugar = lugares.find(([nombre]) => descripcion.includes(nombre))
  if (!lugar) return 0
  const [suLat, suLng] = lugar[1]
  const km = KM_POR_GRADO * Math.hypot(lat - suLat, (lng - suLng) * Math.cos((lat * Math.PI) / 180))
  return km < CERCA_KM ? 0 : 1 + Math.floor(km / PASO_KM)
}
