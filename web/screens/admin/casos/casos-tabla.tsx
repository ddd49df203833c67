import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FILTROS_DE_CASOS } from '#contract/enumeraciones.ts'
import type { Caso, TipoCaso } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { COLAS, formatEspera, nombreDeHecho } from '#web/components/caso-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'

export type Filtro = {
  tipo?: TipoCaso | undefined
  estado?: 'abierto' | 'resuelto' | undefined
  de?: (typeof FILTROS_DE_CASOS)[number] | undefined
  porPagina?: number
}

/** Cases as far as they were asked for: each page goes on after the last one seen, however many there are. */
export function useCasos({ porPagina = 24, ...filtro }: Filtro) {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'casos', filtro, porPagina],
    queryFn: ({ pageParam, signal }) =>
      api.page('listarCasos', { ...filtro, porPagina, ...(pageParam && { despues: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < porPagina ? undefined : items.at(-1)!.id),
    staleTime: 0,
  })
  const casos = query.data?.pages.flatMap(({ items }) => items)
  return {
    casos,
    total: query.data?.pages[0]?.total ?? 0,
    falla: casos ? null : query.error,
    reintentar: () => void query.refetch(),
    query,
    isFetching: query.isFetching,
  }
}

/** `resueltos`: what comes has been decided. */
export const CasosEspera = ({ resueltos }: { resueltos: boolean }) => (
  <TableSkeleton columns={resueltos ? DECIDIDOS : columnas(0)} isDense />
)

export function CasosTabla({ casos, now, caption }: { casos: Caso[]; now: number; caption: string }) {
  return (
    <Table
      caption={caption}
      columns={casos.every(({ estado }) => estado === 'resuelto') ? DECIDIDOS : columnas(now)}
      rows={casos}
      rowKey={({ id }) => id}
      isDense
    />
  )
}

const columnas = (now: number): Column<Caso>[] => [
  {
    key: 'titulo',
    header: 'Caso',
    isRowHeader: true,
    cell: ({ id, titulo }) => (
      <Link
        to={`/admin/casos/${id}`}
        className="inline-flex min-h-11 items-center text-primary wrap-anywhere md:min-h-0"
      >
        {titulo}
      </Link>
    ),
  },
  { key: 'tipo', header: 'Qué es', cell: ({ tipo }) => COLAS[tipo].caso },
  { key: 'espera', header: 'Espera', cell: (caso) => <Espera caso={caso} now={now} /> },
  { key: 'estado', header: 'Estado', cell: (caso) => <EstadoDeCaso caso={caso} /> },
]

const DECIDIDOS: Column<Caso>[] = columnas(0).flatMap((columna) =>
  columna.key === 'espera'
    ? [
        { ...columna, header: 'Tardó' },
        {
          key: 'resuelto',
          header: 'Decidido',
          cell: ({ resueltoEn }) => (resueltoEn ? formatSalida(resueltoEn) : '—'),
        },
      ]
    : [columna],
)

function Espera({ caso: { abiertoEn, resueltoEn }, now }: { caso: Caso; now: number }) {
  return (
    <span title={formatSalida(abiertoEn)}>
      {formatEspera((resueltoEn ? Date.parse(resueltoEn) : now) - Date.parse(abiertoEn))}
    </span>
  )
}

export function EstadoDeCaso({ caso: { estado, decision, tomadoPor, esMio, venceEn } }: { caso: Caso }) {
  const [now] = useState(() => Date.now())
  if (estado === 'resuelto') return <Badge tone="success">{nombreDeHecho(decision ?? 'cerrado')}</Badge>
  return (
    <span className="flex flex-wrap gap-1 max-md:justify-end">
      {Date.parse(venceEn) <= now ? (
        <Badge tone="danger">Fuera de plazo</Badge>
      ) : (
        <Badge tone="warning">Vence {formatSalida(venceEn)}</Badge>
      )}
      {tomadoPor && <Badge tone="info">{esMio ? 'Lo revisas tú' : `Lo revisa ${tomadoPor}`}</Badge>}
    </span>
  )
}
