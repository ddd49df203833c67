import { useQuery } from '@tanstack/react-query'
import type { Corrida } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { CorridaEstado } from '#web/components/liquidaciones/corrida-estado.tsx'
import { CLASES_CORRIDA } from '#web/components/liquidaciones/textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDia, formatNumero, formatPesos } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { CrearNomina } from './finanzas/crear-nomina.tsx'
import { ElegirLibro, useLibro } from './finanzas/elegir-libro.tsx'
import { FinanzasMenu } from './finanzas/menu.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Pagos a operadores')
}

export default function CorridasDeAdmin() {
  return (
    <AreaAdmin
      title="Pagos a operadores"
      seccion="finanzas"
      text="Cada nómina la crea una persona y la aprueba otra"
      action={<CrearNomina texto="Crear nómina" />}
    >
      {() => (
        <>
          <FinanzasMenu />
          <ElegirLibro />
          <Corridas />
        </>
      )}
    </AreaAdmin>
  )
}

function Corridas() {
  const pagina = usePagina()
  const libro = useLibro()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'corridas', libro.libro ?? '', pagina],
    queryFn: ({ signal }) => api.page('listarCorridas', { ...libro, pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar las nóminas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={COLUMNAS} isDense />
  if (data.total === 0)
    return <EmptyBlock title="Aquí verás las nóminas de pago" text="Crea la primera cuando haya ventas liberadas" />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table
        caption="Nóminas de pago, la última primero"
        columns={COLUMNAS}
        rows={data.items}
        rowKey={({ id }) => id}
        isDense
      />
      <PaginaDe pagina={pagina} total={data.total} />
    </div>
  )
}

const COLUMNAS: Column<Corrida>[] = [
  { key: 'numero', header: 'Nómina', isRowHeader: true, cell: ({ numero }) => `N.º ${numero}` },
  { key: 'clase', header: 'Para', cell: ({ clase }) => CLASES_CORRIDA[clase] },
  { key: 'estado', header: 'Estado', cell: (corrida) => <CorridaEstado {...corrida} /> },
  { key: 'fecha', header: 'Fecha de pago', cell: ({ fechaPago }) => formatDia(fechaPago) },
  { key: 'abonos', header: 'Abonos', isNumber: true, cell: ({ abonos }) => formatNumero(abonos) },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ total }) => formatPesos(total) },
  { key: 'creada', header: 'Creó', cell: ({ creadaPor }) => creadaPor },
  { key: 'aprobada', header: 'Aprobó', cell: ({ aprobadaPor }) => aprobadaPor ?? '—' },
  {
    key: 'ver',
    header: 'Detalle',
    cell: ({ id, numero }) => (
      <ButtonLink
        to={`/admin/finanzas/nominas/${id}`}
        variant="outline"
        size="dense"
        aria-label={`Abrir la nómina ${numero}`}
      >
        Abrir
      </ButtonLink>
    ),
  },
]
