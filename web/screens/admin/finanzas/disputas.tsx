import { useQuery } from '@tanstack/react-query'
import type { Disputa } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { DisputaAcciones } from './disputa-acciones.tsx'
import { ESTADOS_DISPUTA, MOTIVOS_DISPUTA, nombreDeDisputa } from './disputa-textos.ts'

const CLAVE = 'disputas'

/** Money that a buyer's bank took while it decides. */
export function Disputas() {
  const pagina = usePagina(CLAVE)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'disputas', pagina],
    queryFn: ({ signal }) => api.page('listarDisputas', { pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="disputas" className="grid grid-cols-1 gap-4">
      <h2 id="disputas">Disputas</h2>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar las disputas"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={COLUMNAS} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock headingLevel={3} title="Ningún banco disputa un cobro" />
      ) : (
        <>
          <Table
            caption="Disputas, las abiertas primero"
            columns={COLUMNAS}
            rows={data.items}
            rowKey={({ id }) => id}
            isDense
          />
          <PaginaDe pagina={pagina} total={data.total} clave={CLAVE} />
        </>
      )}
    </section>
  )
}

const COLUMNAS: Column<Disputa>[] = [
  {
    key: 'reserva',
    header: 'Compra',
    isRowHeader: true,
    cell: (disputa) => (
      <span className="grid">
        {nombreDeDisputa(disputa)}
        {disputa.nombreExperiencia && <span className="font-normal text-text-2">{disputa.nombreExperiencia}</span>}
      </span>
    ),
  },
  { key: 'monto', header: 'Monto', isNumber: true, cell: ({ monto }) => formatPesos(monto) },
  { key: 'motivo', header: 'Motivo', cell: ({ motivo }) => MOTIVOS_DISPUTA[motivo] ?? motivo },
  {
    key: 'plazo',
    header: 'Responder antes de',
    cell: ({ estado, responderAntesDe, cerradaEn }) =>
      estado !== 'abierta'
        ? `Cerrada el ${formatSalida(cerradaEn!)}`
        : responderAntesDe
          ? formatSalida(responderAntesDe)
          : '—',
  },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <Badge tone={ESTADOS_DISPUTA[estado].tono}>{ESTADOS_DISPUTA[estado].texto}</Badge>,
  },
  { key: 'nota', header: 'Respuesta al banco', cell: (disputa) => <DisputaAcciones disputa={disputa} /> },
]
