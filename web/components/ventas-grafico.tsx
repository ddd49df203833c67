import type { ResumenDeVentas } from '#contract/operadores.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDia, formatNumero, formatPesos } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'

type Dia = ResumenDeVentas['porDia'][number]

const ANCHO = 800
const ALTO = 200
const MAX_BARRAS = 45

/** Bars of the income of each day, or of each week where the period is long; the same as a table below. */
export function VentasGrafico({ porDia }: { porDia: Dia[] }) {
  const tramos = porDia.length > MAX_BARRAS ? porSemana(porDia) : porDia
  const mayor = Math.max(1, ...tramos.map(({ ventas }) => ventas))
  const paso = ANCHO / tramos.length
  const mejor = tramos.reduce((uno, otro) => (otro.ventas > uno.ventas ? otro : uno))
  const resumen = `${tramos === porDia ? 'El mejor día fue el' : 'La mejor semana empezó el'} ${formatDia(mejor.fecha)}, con ${formatPesos(mejor.ventas)}.`
  return (
    <section aria-labelledby="ventas-grafico" className="grid grid-cols-1 gap-3">
      <h2 id="ventas-grafico">Ingresos {tramos === porDia ? 'por día' : 'por semana'}</h2>
      <figure className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <svg viewBox={`0 0 ${ANCHO} ${ALTO}`} role="img" aria-label={resumen} preserveAspectRatio="none" className="h-48 w-full text-primary">
          <path d={`M0 ${ALTO}H${ANCHO}`} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          {tramos.map(({ fecha, ventas }, i) => {
            const alto = (ventas / mayor) * (ALTO - 8)
            return <rect key={fecha} x={i * paso + paso * 0.15} y={ALTO - alto} width={paso * 0.7} height={alto} fill="currentColor" />
          })}
        </svg>
        <figcaption className="flex justify-between gap-4 text-small text-text-2">
          <span>{formatDia(tramos[0]!.fecha)}</span>
          <span>{resumen}</span>
          <span>{formatDia(porDia.at(-1)!.fecha)}</span>
        </figcaption>
      </figure>
      <Disclosure title="Ver como tabla">
        <Table caption="Ingresos" columns={COLUMNAS} rows={tramos.filter(({ reservas }) => reservas > 0)} rowKey={({ fecha }) => fecha} isDense isCardsOnPhone={false} />
      </Disclosure>
    </section>
  )
}

const COLUMNAS: Column<Dia>[] = [
  { key: 'fecha', header: 'Desde', isRowHeader: true, cell: ({ fecha }) => formatDia(fecha) },
  { key: 'reservas', header: 'Reservas', isNumber: true, cell: ({ reservas }) => formatNumero(reservas) },
  { key: 'ventas', header: 'Ingresos', isNumber: true, cell: ({ ventas }) => formatPesos(ventas) },
]

function porSemana(porDia: Dia[]): Dia[] {
  const semanas: Dia[] = []
  for (let i = 0; i < porDia.length; i += 7) {
    const dias = porDia.slice(i, i + 7)
    semanas.push({ fecha: dias[0]!.fecha, reservas: sumar(dias.map(({ reservas }) => reservas)), ventas: sumar(dias.map(({ ventas }) => ventas)) })
  }
  return semanas
}

const sumar = (numeros: number[]): number => numeros.reduce((suma, n) => suma + n, 0)
