import type { Analitica } from '#contract/analitica.ts'
import { formatNumero } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { MOTIVOS } from './textos.ts'

type Fila = Analitica['perdidas'][number]

/** Why what began did not end in a standing booking, the most frequent first. */
export function Perdidas({ perdidas }: { perdidas: Fila[] }) {
  const filas = perdidas
    .filter(({ actual, anterior }) => actual + anterior > 0)
    .toSorted((a, b) => b.actual - a.actual || b.anterior - a.anterior)
  return (
    <section aria-labelledby="perdidas" className="grid grid-cols-1 gap-3">
      <h2 id="perdidas">Por qué no reservaron</h2>
      {filas.length === 0 ? (
        <p className="text-text-2">Nadie que empezó dejó de reservar en estas fechas.</p>
      ) : (
        <Table
          caption="Por qué no reservaron"
          columns={COLUMNAS}
          rows={filas}
          rowKey={({ motivo }) => motivo}
          isDense
          isCardsOnPhone={false}
        />
      )}
    </section>
  )
}

const COLUMNAS: Column<Fila>[] = [
  { key: 'motivo', header: 'Motivo', isRowHeader: true, cell: ({ motivo }) => MOTIVOS[motivo] },
  { key: 'actual', header: 'Veces', isNumber: true, cell: ({ actual }) => formatNumero(actual) },
  { key: 'anterior', header: 'Antes', isNumber: true, cell: ({ anterior }) => formatNumero(anterior) },
]
