import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { detalleDe } from '#web/api/cliente.ts'
import { FiltroDeLista, useBuscado } from '#web/components/filtro-de-lista.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'

interface ListaFiltradaProps<T, E extends string> {
  nombre: string
  estados: readonly E[]
  hint: string
  /** Where there is nobody at all: what brings the first. */
  primero: string
  pedir(
    filtros: { pagina: number; porPagina: number; estado?: E; q?: string },
    signal: AbortSignal,
  ): Promise<{ items: T[]; total: number }>
  columns: Column<T>[]
  rowKey(fila: T): string
}

/** A list of the administration that is searched and narrowed to a state. */
export function ListaFiltrada<T, E extends string>({
  nombre,
  estados,
  hint,
  primero,
  pedir,
  columns,
  rowKey,
}: ListaFiltradaProps<T, E>) {
  const pagina = usePagina()
  const [search] = useSearchParams()
  const estado = estados.find((uno) => uno === search.get('estado'))
  const q = useBuscado()
  const hayFiltros = Boolean(estado || q)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', nombre.toLowerCase(), estado, q, pagina],
    queryFn: ({ signal }) =>
      pedir({ pagina, porPagina: POR_PAGINA, ...(estado && { estado }), ...(q && { q }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <FiltroDeLista estados={estados} hint={hint} />
      {error ? (
        <ErrorBlock
          title="No pudimos cargar la lista"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={columns} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock
          title={
            hayFiltros
              ? `No encontramos ${nombre.toLowerCase()} con esos filtros`
              : `Todavía no hay ${nombre.toLowerCase()}`
          }
          text={hayFiltros ? undefined : primero}
          action={
            hayFiltros && (
              <ButtonLink to={{ search: '' }} replace variant="outline">
                Quitar filtros
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <Table caption={nombre} columns={columns} rows={data.items} rowKey={rowKey} isDense />
          <PaginaDe pagina={pagina} total={data.total} state={{ q }} />
        </>
      )}
    </>
  )
}
