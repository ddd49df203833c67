import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { nadaSiNoExiste } from './experiencias-lista.ts'
import { type Filtros, preciosChocan } from './filtros.ts'

export type Puntos = { items: PuntoExperiencia[]; total: number }

/** Where the results are, for the map alone. */
export const puntosQuery = (filtros: Filtros) =>
  queryOptions({
    queryKey: ['mapa', 'puntos', filtros],
    queryFn: ({ signal }): Promise<Puntos> =>
      api.page('ubicarExperiencias', { ...filtros }, { signal }).catch(nadaSiNoExiste),
    placeholderData: keepPreviousData,
    enabled: !preciosChocan(filtros),
    staleTime: 2 * 60_000,
  })
