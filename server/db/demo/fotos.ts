import { laminas, type Lamina } from '#contract/escenas.ts'
import { esBodegon, motivosEscena } from '#contract/escenas-motivos.ts'
import { ofertas, ofertasEnRevision } from './catalogo.ts'
import { horasDePortada } from './hora-de-portada.ts'
import { fractionOf, valueOf } from './seeded.ts'
import { contradiccion, nombra } from './titulos-y-dibujos.ts'
import type { ExperienciaDemo } from './tipos.ts'

type ConLugar = Pick<
  ExperienciaDemo,
  'slug' | 'nombre' | 'zona' | 'tipo' | 'ciudad' | 'encuentro' | 'horarios' | 'descripcionCorta' | 'duracionMinutos'
>
type Reparto = Map<ConLugar, Lamina>

const KM_POR_GRADO = 111
/** Farther away than this a place is somebody else's: any drawing that could be anywhere comes first. */
const CERCA_KM = 45
const PASO_KM = 100
const DE_OTRO_LUGAR = 5
/** Two cards of one city, which a search shows side by side, with the same subject; more so at the same hour. */
const REPETIDA = 1.7
/** What the title names comes before what is near. */
const NOMBRADA = -2.5
const REPETIDA_A_LA_MISMA_HORA = 2.6
/** Worse than a place of somebody else's: the picture would promise what nobody sees. */
const A_DESHORA = 12
const VUELTAS = 8

const repartidas = new Map(
  [...repartirLaminas([...ofertas, ...ofertasEnRevision])].map(([{ slug }, lamina]) => [slug, lamina]),
)

/** The drawing of one experiencia of the demo. */
export const laminaDe = ({ slug }: Pick<ExperienciaDemo, 'slug'>): Lamina => valueOf(repartidas, slug)

/** Gives each experiencia a drawing of its zone and kind that no other one has: nearest pairs first, then exchanged while that helps. */
function repartirLaminas(experiencias: readonly ConLugar[]): Reparto {
  const reparto: Reparto = new Map()
  const grupos = Object.values(Object.groupBy(experiencias, ({ zona, tipo }) => `${zona} ${tipo}`)).filter(
    (grupo) => grupo !== undefined,
  )
  for (const grupo of grupos) repartirGrupo(grupo, reparto)

  const vecinas = Map.groupBy(experiencias, ({ ciudad }) => ciudad)
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
    const cambios = grupos.filter((grupo) => mejorarGrupo(grupo, reparto, vecinas)).length
    if (cambios === 0) break
  }
  return reparto
}

function repartirGrupo(grupo: readonly ConLugar[], reparto: Reparto): void {
  const libres = new Set(laminasDe(grupo))
  const pares = grupo
    .flatMap((una) => [...libres].map((lamina) => ({ una, lamina, costo: costoPropio(una, lamina) })))
    .sort((a, b) => a.costo - b.costo)
  for (const { una, lamina } of pares) {
    if (reparto.has(una) || !libres.delete(lamina)) continue
    reparto.set(una, lamina)
  }
  const sin = grupo.find((una) => !reparto.has(una))
  if (sin) throw new RangeError(`no drawing left for ${sin.slug}`)
}

/** Each one takes the drawing, free or somebody else's, that makes the whole better. True if any did. */
function mejorarGrupo(grupo: readonly ConLugar[], reparto: Reparto, vecinas: Map<string, ConLugar[]>): boolean {
  const costo = (una: ConLugar): number =>
    costoPropio(una, valueOf(reparto, una)) + costoDeVecinas(una, reparto, valueOf(vecinas, una.ciudad))
  let algunCambio = false
  for (const una of grupo)
    for (const otraLamina of laminasDe(grupo)) {
      const propia = valueOf(reparto, una)
      if (otraLamina === propia || (otraLamina.motivo.id === propia.motivo.id && otraLamina.hora === propia.hora))
        continue
      const otra = grupo.find((quien) => valueOf(reparto, quien).n === otraLamina.n)
      const ambas = otra ? [una, otra] : [una]
      const antes = suma(ambas.map(costo))
      poner(otraLamina, propia)
      if (suma(ambas.map(costo)) < antes - 1e-9) algunCambio = true
      else poner(propia, otraLamina)

      function poner(deUna: Lamina, deOtra: Lamina): void {
        reparto.set(una, deUna)
        if (otra) reparto.set(otra, deOtra)
      }
    }
  return algunCambio
}

function laminasDe([una]: readonly ConLugar[]): readonly Lamina[] {
  return una ? laminas(una.zona, una.tipo) : []
}

function suma(numeros: readonly number[]): number {
  return numeros.reduce((total, numero) => total + numero, 0)
}

function costoPropio(una: ConLugar, lamina: Lamina): number {
  return (
    (nombra(una.nombre, lamina) ? NOMBRADA : lejania(lamina, una.encuentro)) +
    contradiccion(una, lamina) +
    desfase(lamina, una) +
    fractionOf(`${una.slug}:${lamina.n}`) * 0.4
  )
}

function costoDeVecinas(una: ConLugar, reparto: Reparto, vecinas: readonly ConLugar[]): number {
  const { motivo, hora } = valueOf(reparto, una)
  const iguales = vecinas.filter((otra) => otra !== una && valueOf(reparto, otra).motivo.id === motivo.id)
  if (iguales.length === 0) return 0
  return iguales.some((otra) => valueOf(reparto, otra).hora === hora) ? REPETIDA_A_LA_MISMA_HORA : REPETIDA
}

/** 0 for a place near by; a still life, which could be anywhere, comes before a place far away. */
function lejania(lamina: Lamina, { lat, lng }: { lat: number; lng: number }): number {
  const km = kilometrosHasta(lamina, { lat, lng })
  if (km === null) return esBodegon(lamina.motivo) ? 0.4 : 0.2
  return km < CERCA_KM ? 0 : DE_OTRO_LUGAR + Math.floor(km / PASO_KM)
}

/** How far away the place is that a drawing shows; null where it could be anywhere. */
export function kilometrosHasta(lamina: Lamina, { lat, lng }: { lat: number; lng: number }): number | null {
  const en = dondeEsta(lamina)
  return en && KM_POR_GRADO * Math.hypot(lat - en[0], (lng - en[1]) * Math.cos((lat * Math.PI) / 180))
}

/** The bird of the far north is a flamingo: it stands in the salt lakes, not in a bay. */
function dondeEsta({ zona, motivo }: Lamina): Lamina['motivo']['en'] {
  return zona === 'N1' && motivo.id === 'ave' ? valueOf(motivosEscena, 'salar').en : motivo.en
}

/** Nobody sees dawn who leaves at noon; of the hours they do see, that of the first departure comes first. */
function desfase({ hora }: Lamina, una: ConLugar): number {
  if (!horasDePortada(una).has(hora)) return A_DESHORA
  const [primero] = una.horarios
  return !primero || hora === horaDeSalida(primero.hora) ? 0 : 0.35
}

function horaDeSalida(hora: string): Lamina['hora'] {
  if (hora < '08:30') return 'amanecer'
  if (hora < '16:00') return 'dia'
  return hora < '19:30' ? 'atardecer' : 'noche'
}
