import type { CifrasDeAnalitica } from '#contract/analitica.ts'
import { formatNumero } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { conPorciento } from './textos.ts'

const PASOS = [
  { clave: 'vistas', nombre: 'Vieron la experiencia' },
  { clave: 'cotizaciones', nombre: 'Vieron el precio de una fecha' },
  { clave: 'retenciones', nombre: 'Empezaron a reservar' },
  { clave: 'pagadas', nombre: 'Pagaron' },
] as const

type Paso = { nombre: string; cantidad: number; antes: number; paso: number | null; parte: number }

/** The steps of the site, each with how many of the one before went on. */
export function Embudo({ actual, anterior }: { actual: CifrasDeAnalitica; anterior: CifrasDeAnalitica }) {
  const mayor = Math.max(1, ...PASOS.map(({ clave }) => actual[clave]))
  const pasos = PASOS.map(({ clave, nombre }, i): Paso => {
    const previo = PASOS[i - 1]
    return {
      nombre,
      cantidad: actual[clave],
      antes: anterior[clave],
      paso: previo && actual[previo.clave] > 0 ? Math.round((actual[clave] / actual[previo.clave]) * 100) : null,
      parte: actual[clave] / mayor,
    }
  })
  return (
    <section aria-labelledby="embudo" className="grid grid-cols-1 gap-3">
      <h2 id="embudo">De la visita a la reserva</h2>
      <Table
        caption="De la visita a la reserva"
        columns={COLUMNAS}
        rows={pasos}
        rowKey={({ nombre }) => nombre}
        isDense
        isCardsOnPhone={false}
      />
    </section>
  )
}

const COLUMNAS: Column<Paso>[] = [
  {
    key: 'paso',
    header: 'Paso',
    isRowHeader: true,
    cell: ({ nombre, parte }) => <Nombre nombre={nombre} parte={parte} />,
  },
  { key: 'cantidad', header: 'Veces', isNumber: true, cell: ({ cantidad }) => formatNumero(cantidad) },
  { key: 'sigue', header: 'Siguieron', isNumber: true, cell: ({ paso }) => conPorciento(paso) },
  { key: 'antes', header: 'Antes', isNumber: true, cell: ({ antes }) => formatNumero(antes) },
]

function Nombre({ nombre, parte }: { nombre: string; parte: number }) {
  return (
    <span className="grid gap-1">
      {nombre}
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden
        className="h-1.5 w-full rounded-full bg-surface-2 text-primary"
      >
        <rect width={Math.max(parte * 100, parte > 0 ? 1 : 0)} height="6" fill="currentColor" />
      </svg>
    </span>
  )
}
