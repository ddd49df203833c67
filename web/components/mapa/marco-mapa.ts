import type { Geometria } from './geometria.ts'
import { RECUADROS } from './lugares.ts'
import { type Caja, cajaDe, cajaDeZona, encuadrar, type Lugar, type Medida, type Vista } from './proyeccion.ts'

/** What the map was asked to show: the whole country, a box, or wherever a hand moved it. */
export type Marco = { tipo: 'pais' } | { tipo: 'caja'; caja: Caja; margen: number } | { tipo: 'vista'; vista: Vista }

export const PAIS: Marco = { tipo: 'pais' }
export const CONTINENTE: Caja = { oeste: -76, sur: -56, este: -66.4, norte: -17.4 }

/** Wider than this, in degrees of latitude, places are shown on the whole country. */
const MUY_ANCHO = 8
const MARGEN_PX = 56
const ESCALA_DE_CERCA = 700

/** A search in a zone shows that zone; places close to each other are shown from near. */
export function marcoInicial(zona: string | undefined, puntos: readonly Lugar[]): Marco {
  if (zona) return { tipo: 'caja', caja: cajaDeZona(zona), margen: 0 }
  if (puntos.length === 0) return PAIS
  const caja = cajaDe(puntos)
  return caja.norte - caja.sur > MUY_ANCHO || caja.este - caja.oeste > MUY_ANCHO ? PAIS : { tipo: 'caja', caja, margen: MARGEN_PX }
}

export const marcoDe = (caja: Caja, margen = MARGEN_PX): Marco => ({ tipo: 'caja', caja, margen })

/** Null: the whole country, in its panels. */
export function vistaDe(marco: Marco, medida: Medida): Vista | null {
  if (marco.tipo === 'pais') return null
  if (marco.tipo === 'vista') return marco.vista
  return encuadrar(marco.caja, medida, marco.margen, marco.margen > 0 ? ESCALA_DE_CERCA : undefined)
}

/** The piece of the map that an option of 'Ir a' names: the code of a region, or an island. */
export function cajaDeDestino(destino: string, { regiones }: Geometria): Caja | null {
  return RECUADROS.find(({ nombre }) => nombre === destino)?.caja ?? regiones.get(destino)?.caja ?? null
}
