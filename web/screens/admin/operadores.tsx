import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { OperadorEnLista } from '#contract/altas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { FiltroDeLista } from '#web/components/filtro-de-lista.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return [{ title: tituloDe('Operadores') }, { name: 'robots', content: 'noindex' }]
}

export default function OperadoresDeAdmin() {
  return (
    <AreaAdmin title="Operadores" seccion="operadores" text="Anfitriones y proveedores, quien espera hace más tiempo primero">
      {() => <Lista />}
    </AreaAdmin>
  )
}

const ESTADOS = ['Borrador', 'Enviado', 'En revisión', 'Observado', 'Activo', 'Documento vencido', 'Pausado', 'Suspendido', 'Rechazado', 'Baja'] as const

function Lista() {
  const pagina = usePagina()
  const [search] = useSearchParams()
  const estado = ESTADOS.find((uno) => uno === search.get('estado'))
  const q = search.get('q') ?? undefined
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'operadores', estado, q, pagina],
    queryFn: ({ signal }) => api.page('listarOperadores', { pagina, porPagina: POR_PAGINA, ...(estado && { estado }), ...(q && { q }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <FiltroDeLista estados={ESTADOS} hint="Nombre, RUT o número de alta" />
      {error ? (
        <ErrorBlock title="No pudimos cargar la lista" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <AreaEspera />
      ) : data.total === 0 ? (
        <EmptyBlock title="No encontramos operadores con esos filtros" />
      ) : (
        <>
          <Table caption="Operadores" columns={columnas} rows={data.items} rowKey={({ tipo, id }) => `${tipo} ${id}`} isDense />
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </>
  )
}

const columnas: Column<OperadorEnLista>[] = [
  { key: 'nombre', header: 'Nombre', isRowHeader: true, cell: ({ tipo, id, nombre }) => <Link to={`/admin/operadores/${tipo}/${id}`} className="inline-flex min-h-11 items-center text-primary wrap-anywhere md:min-h-0">{nombre}</Link> },
  { key: 'tipo', header: 'Qué es', cell: ({ tipo }) => (tipo === 'anfitrion' ? 'Anfitrión' : 'Proveedor') },
  { key: 'categorias', header: 'Ofrece', cell: ({ categorias }) => categorias.join(', ') || '—' },
  { key: 'documentos', header: 'Documentos por revisar', isNumber: true, cell: ({ documentosPendientes }) => documentosPendientes },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <Badge tone={estado === 'Activo' ? 'success' : 'warning'}>{estado}</Badge> },
]
