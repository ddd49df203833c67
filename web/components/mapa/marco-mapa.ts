import type { Contornos } from './geometria.ts'
import { RECUADROS } from './lugares.ts'
import {
  type Caja,
  cajaALaVista,
  cajaDe,
  cajaDeZona,
  encuadrar,
  estaEn,
  type Lugar,
  type Medida,
  type Vista,
} from './proyeccion.ts'

/** What the map was asked to show: the whole country, a box, or wherever a hand moved it. */
export type Marco =
  | { tipo: 'pais' }
  | { tipo: 'caja'; caja: Caja; margen: number; escalaMax?: number }
  | { tipo: 'vista'; vista: Vista }

export const PAIS: Marco = { tipo: 'pais' }

/** Wider than this, in degrees of latitude, places are shown on the whole country. */
const MUY_ANCHO = 8
const MARGEN_PX = 56
/** Half of a plate with a price: no mark is nearer to an edge, where it would be cut or lie under a card. */
const ORILLA = { x: 40, y: 22 }
/** Nearer than this, a map nobody moved yet would have neither a coast nor a neighbouring town in sight. */
const ESCALA_INICIAL = 220
const ESCALA_DE_CERCA = 700

/** A search in a zone shows that zone; places close to each other are shown from near. */
export function marcoInicial(zona: string | undefined, puntos: readonly Lugar[]): Marco {
  if (zona) return { tipo: 'caja', caja: cajaDeZona(zona), margen: 0 }
  if (puntos.length === 0) return PAIS
  const isla = RECUADROS.find(({ caja }) => puntos.every((punto) => estaEn(caja, punto)))
  if (isla) return marcoDe(isla.caja, 16)
  const caja = cajaDe(puntos)
  return caja.norte - caja.sur > MUY_ANCHO || caja.este - caja.oeste > MUY_ANCHO
    ? PAIS
    : marcoDe(caja, MARGEN_PX, ESCALA_INICIAL)
}

export const marcoDe = (caja: Caja, margen: number, escalaMax?: number): Marco => ({
  tipo: 'caja',
  caja,
  margen,
  ...(escalaMax && { escalaMax }),
})

/** Near enough to part what lay under one mark. */
export const marcoCercano = (lugares: readonly Lugar[]): Marco => marcoDe(cajaDe(lugares), MARGEN_PX, ESCALA_DE_CERCA)

/** Null: the whole country, in its panels. */
export function vistaDe(marco: Marco, medida: Medida): Vista | null {
  if (marco.tipo === 'pais') return null
  if (marco.tipo === 'vista') return marco.vista
  return encuadrar(
    marco.caja,
    medida,
    { x: Math.max(marco.margen, ORILLA.x), y: Math.max(marco.margen, ORILLA.y) },
    marco.escalaMax,
  )
}

/** The part of a panel that what lies along its lower edge leaves free; of a low one, the upper half. */
export const parteLibre = ({ ancho, alto }: Medida, cubierto: number): Medida => ({
  ancho,
  alto: Math.max(alto - cubierto, alto / 2),
})

/** Where marks are shown whole: a search of the zone looks there, and shows it again as it was. */
export const zonaVisible = (vista: Vista, libre: Medida): Caja => cajaALaVista(vista, libre, ORILLA)

/** The piece of the map that an option of 'Ir a' names: the code of a region, or an island. */
export function cajaDeDestino(destino: string, { regiones }: Contornos): Caja | null {
  return RECUADROS.find(({ nombre }) => nombre === destino)?.caja ?? regiones.get(destino)?.caja ?? null
}
