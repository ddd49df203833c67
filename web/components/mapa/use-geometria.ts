import { useQuery } from '@tanstack/react-query'
import { type Contornos, contornosQuery, seTocan } from './geometria.ts'
import { type Lago, lagosALaVista, lagosQuery } from './lagos.ts'
import { type Lineas, lineasDe } from './lineas.ts'
import { cajaALaVista, type Medida, type Vista } from './proyeccion.ts'

export type Geometria = Contornos & { lagos: readonly Lago[] }

const NINGUNO: readonly Lago[] = []

/** All that our own ground is drawn from. Lakes that do not come are missing, no more. */
export function useGeometria() {
  const { data: contornos, isError, isFetching, refetch } = useQuery(contornosQuery)
  const { data: lagos = NINGUNO } = useQuery(lagosQuery)
  const geometria: Geometria | undefined = contornos && { ...contornos, lagos }
  return { geometria, isError, isFetching, refetch }
}

/** Coasts, borders and shores as they are drawn in a view. */
export function lineasALaVista({ regiones, vecinos, islas, lagos }: Geometria, vista: Vista, medida: Medida): Lineas {
  const caja = cajaALaVista(vista, medida)
  const tierras = [...regiones.values(), ...vecinos, ...islas].filter((figura) => seTocan(figura.caja, caja))
  return lineasDe([...tierras, ...lagosALaVista(lagos, vista, medida)], vista, medida)
}
