import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Regla } from '#contract/reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Reglas')
}

export default function ReglasDeAdmin() {
  return (
    <AreaAdmin
      title="Reglas"
      seccion="reglas"
      text="Cada regla tiene versiones: lo vendido conserva la suya, y publicar una nueva queda en el historial"
    >
      {() => <Lista />}
    </AreaAdmin>
  )
}

function Lista() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'reglas'],
    queryFn: ({ signal }) => api.call('listarReglas', {}, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar las reglas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columnas} isDense />
  return (
    <Table
      caption="Reglas y la versión que rige"
      columns={columnas}
      rows={data.filter(({ clase }) => clase !== 'portada' && clase !== 'anuncios' && clase !== 'sitio')}
      rowKey={({ clase }) => clase}
      isDense
    />
  )
}

const columnas: Column<Regla>[] = [
  {
    key: 'nombre',
    header: 'Regla',
    isRowHeader: true,
    cell: ({ clase, nombre, descripcion }) => (
      <span className="grid gap-1">
        <Link to={`/admin/reglas/${clase}`} className="inline-flex min-h-11 items-center text-primary md:min-h-0">
          {nombre}
        </Link>
        <span className="max-w-measure text-small font-normal text-text-2">{descripcion}</span>
      </span>
    ),
  },
  {
    key: 'vigente',
    header: 'Rige',
    cell: ({ vigente }) => <span className="whitespace-nowrap">Versión {vigente.version}</span>,
  },
  {
    key: 'desde',
    header: 'Desde',
    cell: ({ vigente }) =>
      vigente.vigenteDesde ? (
        `${formatSalida(vigente.vigenteDesde)}, ${vigente.autor}`
      ) : (
        <span className="whitespace-nowrap">el comienzo</span>
      ),
  },
  {
    key: 'proxima',
    header: 'Programada',
    cell: ({ proxima }) =>
      proxima?.vigenteDesde ? (
        <Badge tone="info">{`Versión ${proxima.version}, ${formatSalida(proxima.vigenteDesde)}`}</Badge>
      ) : (
        '—'
      ),
  },
]
