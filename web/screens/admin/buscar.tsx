import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { Hallazgo, TipoFicha } from '#contract/fichas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { halladoDe } from './ficha-textos.ts'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Buscar')
}

export default function BuscarEnAdmin() {
  const { state } = useLocation() as { state: { q?: string } | null }
  const q = state?.q ?? ''
  return (
    <AreaAdmin title="Buscar" seccion="buscar" text="Escribe arriba un código de reserva, un correo o un RUT completos">
      {() =>
        q ? (
          <Resultado q={q} />
        ) : (
          <EmptyBlock
            title="Aún no buscas nada"
            text="Aquí verás reservas, personas, operadores y empresas que tengan ese dato"
          />
        )
      }
    </AreaAdmin>
  )
}

function Resultado({ q }: { q: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'buscar', q],
    queryFn: ({ signal }) => api.call('buscarFichas', { q }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos buscar"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columnas} isDense />
  if (data.length === 0)
    return (
      <EmptyBlock
        title="No encontramos nada con ese dato"
        text="Revisa que esté completo: buscamos por el código, el correo o el RUT exactos"
      />
    )
  return (
    <section aria-label="Resultados" className="grid grid-cols-1 gap-4">
      <p role="status" className="text-small text-text-2">
        {formatCantidad(data.length, 'resultado', 'resultados')} para «{q}»
      </p>
      <Table caption="Resultados" columns={columnas} rows={data} rowKey={({ tipo, id }) => `${tipo} ${id}`} isDense />
    </section>
  )
}

const TIPOS: Record<TipoFicha, string> = {
  reserva: 'Reserva',
  persona: 'Persona',
  proveedor: 'Proveedor',
  anfitrion: 'Anfitrión',
  empresa: 'Empresa',
}
const RUTAS: Record<TipoFicha, string> = {
  reserva: '/admin/reservas',
  persona: '/admin/personas',
  proveedor: '/admin/operadores/proveedor',
  anfitrion: '/admin/operadores/anfitrion',
  empresa: '/admin/empresas',
}

const columnas: Column<Hallazgo>[] = [
  {
    key: 'titulo',
    header: 'Qué',
    isRowHeader: true,
    cell: ({ tipo, id, titulo }) =>
      RUTAS[tipo] ? (
        <Link
          to={`${RUTAS[tipo]}/${id}`}
          className="inline-flex min-h-11 items-center text-primary wrap-anywhere md:min-h-0"
        >
          {titulo}
        </Link>
      ) : (
        titulo
      ),
  },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => TIPOS[tipo] },
  { key: 'detalle', header: 'Dato', cell: ({ detalle }) => <span className="wrap-anywhere">{detalle}</span> },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <Badge tone={halladoDe(estado).tono}>{halladoDe(estado).texto}</Badge>,
  },
]
