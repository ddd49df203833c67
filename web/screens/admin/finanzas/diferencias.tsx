import { useQuery } from '@tanstack/react-query'
import type { Diferencia } from '#contract/diferencias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { DiferenciaAcciones } from './diferencia-acciones.tsx'
import {
  AYUDAS_DE_DIFERENCIA,
  cobroDeDiferencia,
  decimos,
  DEVOLUCIONES_DE_DIFERENCIA,
  dicen,
  nombreDeDiferencia,
} from './diferencia-textos.ts'

/** Where the payment provider and we say different things: each row with an owner and an end. */
export function Diferencias() {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'diferencias', pagina],
    queryFn: ({ signal }) => api.page('listarDiferencias', { pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="diferencias" className="grid grid-cols-1 gap-4">
      <h2 id="diferencias">Diferencias</h2>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar las diferencias"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={COLUMNAS} isDense />
      ) : data.total === 0 ? (
        <EmptyBlock headingLevel={3} title="Todo coincide con el medio de pago" />
      ) : (
        <>
          <Table
            caption="Diferencias, las abiertas primero"
            columns={COLUMNAS}
            rows={data.items}
            rowKey={({ id }) => id}
            isDense
          />
          <PaginaDe pagina={pagina} total={data.total} />
        </>
      )}
    </section>
  )
}

const COLUMNAS: Column<Diferencia>[] = [
  {
    key: 'tipo',
    header: 'Qué difiere',
    isRowHeader: true,
    cell: (diferencia) => (
      <span className="grid">
        {nombreDeDiferencia(diferencia)}
        {diferencia.codigo && (
          <span className="tabular-nums font-normal text-text-2">{formatCodigo(diferencia.codigo)}</span>
        )}
        {AYUDAS_DE_DIFERENCIA[diferencia.tipo] && (
          <span className="max-w-measure font-normal text-text-2">{AYUDAS_DE_DIFERENCIA[diferencia.tipo]}</span>
        )}
        {diferencia.devolucion && (
          <span className="font-normal text-text-2">{DEVOLUCIONES_DE_DIFERENCIA[diferencia.devolucion]}</span>
        )}
      </span>
    ),
  },
  {
    key: 'intento',
    header: 'En el medio de pago',
    cell: (una) => <span className="tabular-nums break-all">{cobroDeDiferencia(una)}</span>,
  },
  {
    key: 'nuestro',
    header: 'Decimos',
    isNumber: true,
    cell: decimos,
  },
  {
    key: 'suyo',
    header: 'Dicen',
    isNumber: true,
    cell: dicen,
  },
  { key: 'vista', header: 'Vista', cell: ({ vistaEn }) => formatSalida(vistaEn) },
  { key: 'estado', header: 'Estado', cell: (diferencia) => <DiferenciaAcciones diferencia={diferencia} /> },
]
