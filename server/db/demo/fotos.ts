import { laminas, type Lamina } from '#contract/escenas.ts'
import { ofertas, ofertasEnRevision } from './catalogo.ts'
import { fractionOf, valueOf } from './seeded.ts'
import type { ExperienciaDemo } from './tipos.ts'

type ConLugar = Pick<ExperienciaDemo, 'slug' | 'zona' | 'tipo' | 'encuentro' | 'horarios'>

const KM_POR_GRADO = 111
const CERCA_KM = 40
const PASO_KM = 100

const repartidas = repartirLaminas([...ofertas, ...ofertasEnRevision])

/** The drawing of one experiencia of the demo. */
export const laminaDe = ({ slug }: Pick<ExperienciaDemo, 'slug'>): Lamina => valueOf(repartidas, slug)

/** Gives each experiencia a drawing of its zone and kind that no other one has, nearest pairs first. */
function repartirLaminas(experiencias: readonly ConLugar[]): Map<string, Lamina> {
  const repartidas = new Map<string, Lamina>()
  for (const grupo of Object.values(Object.groupBy(experiencias, ({ zona, tipo }) => `${zona} ${tipo}`))) repartirGrupo(grupo ?? [], repartidas)
  return repartidas
}

function repartirGrupo(grupo: readonly ConLugar[], repartidas: Map<string, Lamina>): void {
  const [{ zona, tipo } = { zona: 'C1', tipo: 'Cultural' } as const] = grupo
  const libres = new Set(laminas(zona, tipo))
  const pares = grupo
    .flatMap((una) => [...libres].map((lamina) => ({ una, lamina, costo: lejania(lamina, una.encuentro) + desfase(lamina, una) + fractionOf(`${una.slug}:${lamina.n}`) * 0.4 })))
    .sort((a, b) => a.costo - b.costo)
  for (const { una, lamina } of pares) {
    if (repartidas.has(una.slug) || !libres.delete(lamina)) continue
    repartidas.set(una.slug, lamina)
  }
  const sin = grupo.find(({ slug }) => !repartidas.has(slug))
  if (sin) throw new RangeError(`no drawing left for ${sin.slug}`)
}

/** 0 for a place near by; a still life, which could be anywhere, comes before a place far away. */
function lejania({ motivo: { en } }: Lamina, { lat, lng }: { lat: number; lng: number }): number {
  if (!en) return 0.4
  const km = KM_POR_GRADO * Math.hypot(lat - en[0], (lng - en[1]) * Math.cos((lat * Math.PI) / 180))
  return km < CERCA_KM ? 0 : 1 + Math.floor(km / PASO_KM)
}

/** A night scene for what begins in the morning would be wrong; dawn for noon is only less good. */
function desfase({ hora }: Lamina, { horarios: [primero] }: ConLugar): number {
  const salida = primero ? horaDeSalida(primero.hora) : 'dia'
  if (hora === salida) return 0
  return hora === 'noche' ? 2 : 0.35
}

function horaDeSalida(hora: string): Lamina['hora'] {
  if (hora < '08:30') return 'amanecer'
  if (hora < '16:00') return 'dia'
  return hora < '19:30' ? 'atardecer' : 'noche'
}
