import { queryOptions } from '@tanstack/react-query'
import { altura, type Caja } from './proyeccion.ts'

export type Punto = [number, number]
export type Figura = { trazo: string; caja: Caja; anillos: readonly Punto[][] }
export type Contornos = {
  /** By official code of the region, without the far islands, which have their own. */
  regiones: Map<string, Figura>
  islas: Figura[]
  vecinos: Figura[]
  antartica: Figura[]
}

type Archivo = { regiones: Record<string, number[][]>; vecinos: number[][]; antartica: number[][] }

const ARCHIVO = '/mapa/chile.json'
/** West of here lie the islands far out in the ocean. */
const LEJOS = -77

/** The outlines, asked for once and only where a map is shown. */
export const contornosQuery = queryOptions({
  queryKey: ['mapa', 'contornos'],
  queryFn: async ({ signal }): Promise<Contornos> => {
    const respuesta = await fetch(ARCHIVO, { signal })
    if (!respuesta.ok) throw new Error(`${respuesta.status}: ${ARCHIVO}`)
    return leerContornos((await respuesta.json()) as Archivo)
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export function leerContornos({ regiones, vecinos, antartica }: Archivo): Contornos {
  const deRegiones = Object.entries(regiones).map(([codigo, anillos]) => ({ codigo, anillos: anillos.map(abrir) }))
  return {
    regiones: new Map(
      deRegiones.map(({ codigo, anillos }) => [codigo, unir(anillos.filter((anillo) => !esLejano(anillo)))]),
    ),
    islas: deRegiones.flatMap(({ anillos }) => anillos.filter(esLejano).map((anillo) => unir([anillo]))),
    vecinos: vecinos.map((anillo) => unir([abrir(anillo)])),
    antartica: antartica.map((anillo) => unir([abrir(anillo)])),
  }
}

const esLejano = (anillo: Punto[]): boolean => anillo.every(([lng]) => lng < LEJOS)

/** From steps in thousandths of a degree to places. */
export function abrir(pasos: number[]): Punto[] {
  let [x, y] = [0, 0]
  return Array.from({ length: pasos.length / 2 }, (_, i): Punto => {
    x += pasos[2 * i]!
    y += pasos[2 * i + 1]!
    return [x / 1000, y / 1000]
  })
}

export function unir(anillos: Punto[][]): Figura {
  const puntos = anillos.flat()
  const lngs = puntos.map(([lng]) => lng)
  const lats = puntos.map(([, lat]) => lat)
  return {
    anillos,
    trazo: anillos
      .map((anillo) => `M${anillo.map(([lng, lat]) => `${lng} ${altura(lat).toFixed(4)}`).join('L')}Z`)
      .join(''),
    caja: { oeste: Math.min(...lngs), sur: Math.min(...lats), este: Math.max(...lngs), norte: Math.max(...lats) },
  }
}

export const seTocan = (a: Caja, b: Caja): boolean =>
  a.oeste <= b.este && a.este >= b.oeste && a.sur <= b.norte && a.norte >= b.sur
