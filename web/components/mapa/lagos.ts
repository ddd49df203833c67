import { queryOptions } from '@tanstack/react-query'
import { abrir, type Figura, seTocan, unir } from './geometria.ts'
import { altura, cajaALaVista, type Lugar, type Medida, type Vista } from './proyeccion.ts'

export type Lago = Figura & {
  /** Where its name goes; the longest have two. */ nombres: (Lugar & { nombre: string })[]
}

/** `lago`: which one of the lakes, counted from 0. */
type Archivo = { lagos: number[][][]; nombres: (Lugar & { nombre: string; lago: number })[] }

const ARCHIVO = '/mapa/lagos.json'
/** Smaller ones, in pixels, are left out. */
const VISIBLE = 3

/** Apart from the outlines: without them a map is still a map. */
export const lagosQuery = queryOptions({
  queryKey: ['mapa', 'lagos'],
  queryFn: async ({ signal }): Promise<Lago[]> => {
    const respuesta = await fetch(ARCHIVO, { signal })
    if (!respuesta.ok) throw new Error(`${respuesta.status}: ${ARCHIVO}`)
    return leerLagos((await respuesta.json()) as Archivo)
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export function leerLagos({ lagos, nombres }: Archivo): Lago[] {
  return lagos.map((anillos, i) => ({ ...unir(anillos.map(abrir)), nombres: nombres.filter(({ lago }) => lago === i) }))
}

export function lagosALaVista(lagos: readonly Lago[], vista: Vista, medida: Medida): Lago[] {
  const caja = cajaALaVista(vista, medida)
  return lagos.filter((lago) => seTocan(lago.caja, caja) && ladoDe(lago, vista) >= VISIBLE)
}

/** The longer side of it, in pixels. */
export function ladoDe({ caja: { oeste, sur, este, norte } }: Figura, { escala }: Vista): number {
  return Math.max(este - oeste, altura(sur) - altura(norte)) * escala
}
