import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { EmpresaEnRevision } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { TIPOS_DE_EMPRESA } from '#web/components/empresa-textos.ts'
import { FiltroDeLista } from '#web/components/filtro-de-lista.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { formatRut } from '#web/ui/rut.ts'
import { type Column, Table } from '#web/ui/table.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return [{ title: tituloDe('Empresas') }, { name: 'robots', content: 'noindex' }]
}

const ESTADOS = ['Pendiente', 'Activa', 'Observada', 'Suspendida'] as const

export default function EmpresasDeAdmin() {
  return (
    <AreaAdmin title="Empresas" seccion="empresas" text="La que espera hace más tiempo primero">
      {() => <Lista />}
    </AreaAdmin>
  )
}

function Lista() {
  const pagina = usePagina()
  const [search] = useSearchParams()
  const estado = ESTADOS.find((uno) => uno === search.get('estado'))
  const q = search.get('q') ?? undefined
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'empresas', estado, q, pagina],
    queryFn: ({ signal }) => api.page('listarEmpresas', { pagina, porPagina: POR_PAGINA, ...(estado && { estado }), ...(q && { q }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <FiltroDeLista estados={ESTADOS} hint="Nombre, razón social, RUT o correo completo" />
      {error ? (
        <ErrorBlock title="No pudimos cargar la lista" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <AreaEspera />
      ) : data.total === 0 ? (
        <EmptyBlock title="No encontramos empresas con esos filtros" />
      ) : (
        <>
          <Table caption="Empresas" columns={columnas} rows={data.items} rowKey={({ id }) => id} isDense />
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </>
  )
}

const columnas: Column<EmpresaEnRevision>[] = [
  { key: 'nombre', header: 'Nombre', isRowHeader: true, cell: ({ id, nombre }) => <Link to={`/admin/empresas/${id}`} className="inline-flex min-h-11 items-center text-primary wrap-anywhere md:min-h-0">{nombre}</Link> },
  { key: 'rut', header: 'RUT', cell: ({ rut }) => <span className="whitespace-nowrap">{formatRut(rut)}</span> },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => TIPOS_DE_EMPRESA.find(({ value }) => value === tipo)?.label ?? tipo },
  { key: 'pedida', header: 'Desde', cell: ({ pedidaEn }) => <span className="whitespace-nowrap">{formatSalida(pedidaEn)}</span> },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <Badge tone={estado === 'Activa' ? 'success' : estado === 'Suspendida' ? 'danger' : 'warning'}>{estado}</Badge> },
]
