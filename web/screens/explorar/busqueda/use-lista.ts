import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Experiencia } from '#contract/experiencias.ts'
import { vigenteDesde } from '#web/components/vigencia.ts'
import { juntar, listaQuery, type Pagina } from './experiencias-lista.ts'
import { type Filtros, preciosChocan } from './filtros.ts'
import { useTarda } from './use-tarda.ts'

const CAMBIO_MS = 300

export type Lista = {
  items: Experiencia[] | undefined
  total: number | undefined
  /** Words of the search that nothing has. */
  sinUso: string[]
  /** The other words stand together nowhere. */
  isSoloAlguna: boolean
  /** The list shown belongs to the filters before these. */
  isAnterior: boolean
  /** And has been standing in for so long that boxes of cards tell more. */
  isTardia: boolean
  isFailed: boolean
  isLoading: boolean
  masFallo: boolean
  isLoadingMore: boolean
  hasMore: boolean
  reintentar: () => void
  cargarMas: () => void
}

/** The results for these filters: first those of the served page, then as many pages as were asked for. */
export function useLista(filtros: Filtros, servida: Pagina | null, servidaEn: number, isEnabled: boolean): Lista {
  const query = useInfiniteQuery({
    ...listaQuery(filtros),
    enabled: isEnabled && !preciosChocan(filtros),
    placeholderData: keepPreviousData,
    ...(servida && {
      initialData: { pages: [servida], pageParams: [0] },
      initialDataUpdatedAt: vigenteDesde(servidaEn),
    }),
  })
  const { data } = query
  const isTardia = useTarda(query.isPlaceholderData, CAMBIO_MS)
  return {
    items: data && juntar(data.pages),
    total: isTardia ? undefined : data?.pages.at(-1)?.total,
    sinUso: data?.pages.at(-1)?.sinUso ?? [],
    isSoloAlguna: data?.pages.at(-1)?.soloAlguna ?? false,
    isAnterior: query.isPlaceholderData,
    isTardia,
    isFailed: query.isError && !data,
    isLoading: query.isFetching && !query.isFetchingNextPage,
    masFallo: query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    reintentar: () => void query.refetch(),
    cargarMas: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
  }
}
