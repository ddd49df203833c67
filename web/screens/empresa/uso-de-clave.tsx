import { useQuery } from '@tanstack/react-query'
import type { ClaveApi, UsoDeClave as Uso } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDia, formatNumero } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { CLAVES } from './claves-consulta.ts'

/** The calls of a key by day: bars, and the same as a table. */
export function UsoDeClave({ clave, onClose }: { clave: ClaveApi; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...CLAVES, 'uso', clave.id],
    queryFn: ({ signal }) => api.call('verUsoDeClave', { id: clave.id }, { signal }),
    staleTime: 0,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Uso de «${clave.nombre}»`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-text-2">
          Llamadas por día de <code className="font-mono text-small">{clave.muestra}</code> en los últimos 30 días.
        </p>
        {error ? (
          <ErrorBlock
            title="No pudimos cargar el uso"
            text={detalleDe(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : !data ? (
          <AreaEspera />
        ) : data.total === 0 ? (
          <EmptyBlock headingLevel={3} title="Sin llamadas en 30 días" text="Si ningún sistema la usa, revócala" />
        ) : (
          <Grafico uso={data} />
        )}
      </div>
    </Dialog>
  )
}

function Grafico({ uso: { dias, total } }: { uso: Uso }) {
  const mejor = dias.reduce((uno, otro) => (otro.llamadas > uno.llamadas ? otro : uno))
  const resumen = `${formatNumero(total)} llamadas. El día con más fue el ${formatDia(mejor.fecha)}: ${formatNumero(mejor.llamadas)}.`
  return (
    <>
      <BarChart
        bars={dias.map(({ fecha, llamadas }) => ({ key: fecha, value: llamadas }))}
        summary={resumen}
        from={formatDia(dias[0]!.fecha)}
        to={formatDia(dias.at(-1)!.fecha)}
      />
      <Disclosure title="Ver como tabla">
        <Table
          caption="Llamadas por día"
          columns={COLUMNAS}
          rows={dias.filter(({ llamadas }) => llamadas > 0).toReversed()}
          rowKey={({ fecha }) => fecha}
          isDense
          isCardsOnPhone={false}
        />
      </Disclosure>
    </>
  )
}

const COLUMNAS: Column<Uso['dias'][number]>[] = [
  { key: 'fecha', header: 'Día', isRowHeader: true, cell: ({ fecha }) => formatDia(fecha) },
  { key: 'llamadas', header: 'Llamadas', isNumber: true, cell: ({ llamadas }) => formatNumero(llamadas) },
]
