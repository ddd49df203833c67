import { useQuery } from '@tanstack/react-query'
import { type Contornos, contornosQuery } from './geometria.ts'
import { type Lago, lagosQuery } from './lagos.ts'

export type Geometria = Contornos & { lagos: readonly Lago[] }

const NINGUNO: readonly Lago[] = []

/** All that our own ground is drawn from. Lakes that do not come are missing, no more. */
export function useGeometria() {
  const { data: contornos, isError, isFetching, refetch } = useQuery(contornosQuery)
  const { data: lagos = NINGUNO } = useQuery(lagosQuery)
  const geometria: Geometria | undefined = contornos && { ...contornos, lagos }
  return { geometria, isError, isFetching, refetch }
}
