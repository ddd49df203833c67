import type { DiaDeAnalitica } from '#contract/analitica.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatDia } from '#web/ui/formato.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { cambioDe, type Serie, SERIES } from './textos.ts'

const ANCHO = 800
const ALTO = 200
const MAX_PUNTOS = 45
const CLAVES = Object.keys(SERIES) as Serie[]

type Punto = { fecha: string; actual: number; antes: number }
type GraficoProps = {
  porDia: DiaDeAnalitica[]
  porDiaAntes: DiaDeAnalitica[]
  serie: string | null
  onSerie: (serie: Serie) => void
}

/** One line for the period and a dashed one for the days before, by week where it is long; the same as a table below. */
export function Grafico({ porDia, porDiaAntes, serie, onSerie }: GraficoProps) {
  const clave = CLAVES.find((each) => each === serie) ?? 'ingresos'
  const { label, formato } = SERIES[clave]
  const isPorSemana = porDia.length > MAX_PUNTOS
  const puntos = sumarPor(isPorSemana ? 7 : 1, porDia, porDiaAntes, clave)
  const mayor = Math.max(1, ...puntos.flatMap(({ actual, antes }) => [actual, antes]))
  const total = (dias: DiaDeAnalitica[]): number => dias.reduce((suma, dia) => suma + dia[clave], 0)
  const resumen = `${label}: ${formato(total(porDia))}. ${cambioDe(total(porDia), total(porDiaAntes), formato)}.`
  return (
    <section aria-labelledby="grafico" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="grafico">
          {label} {isPorSemana ? 'por semana' : 'por día'}
        </h2>
        <Series actual={clave} onSerie={onSerie} />
      </div>
      <figure className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-text-2">
          <span className="tabular-nums">Máximo: {formato(mayor)}</span>
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <Muestra trazo="text-primary" texto="Este período" />
            <Muestra trazo="text-accent" guiones="6 5" texto="El anterior" />
          </span>
        </div>
        <svg
          viewBox={`0 -4 ${ANCHO} ${ALTO + 8}`}
          role="img"
          aria-label={resumen}
          preserveAspectRatio="none"
          className="h-48 w-full"
        >
          {[0, 0.5, 1].map((parte) => (
            <path
              key={parte}
              d={`M0 ${ALTO * parte}H${ANCHO}`}
              stroke="currentColor"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
              className="text-border"
            />
          ))}
          <Linea valores={puntos.map(({ antes }) => antes / mayor)} guiones="6 5" className="text-accent" />
          <Linea valores={puntos.map(({ actual }) => actual / mayor)} className="text-primary" />
        </svg>
        <div aria-hidden className="flex justify-between gap-4 text-small text-text-2">
          <span>{formatDia(porDia[0]!.fecha)}</span>
          <span>{formatDia(porDia.at(-1)!.fecha)}</span>
        </div>
        <figcaption className="text-small text-text-2">{resumen}</figcaption>
      </figure>
      <Disclosure title="Ver como tabla">
        <Table
          caption={`${label} ${isPorSemana ? 'por semana' : 'por día'}`}
          columns={columnas(label, formato, isPorSemana)}
          rows={puntos}
          rowKey={({ fecha }) => fecha}
          isDense
          isCardsOnPhone={false}
        />
      </Disclosure>
    </section>
  )
}

function Series({ actual, onSerie }: { actual: Serie; onSerie: (serie: Serie) => void }) {
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Qué muestra el gráfico</legend>
      {CLAVES.map((clave) => (
        <label
          key={clave}
          className={cx(
            'press inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            clave === actual
              ? 'border-primary bg-primary-soft text-primary-soft-text'
              : 'border-control-border text-text',
          )}
        >
          <input
            type="radio"
            name="serie"
            value={clave}
            checked={clave === actual}
            onChange={() => onSerie(clave)}
            className="sr-only"
          />
          {SERIES[clave].label}
        </label>
      ))}
    </fieldset>
  )
}

/** `valores`: from 0 to 1. A single one is a flat line. */
function Linea({ valores, guiones, className }: { valores: number[]; guiones?: string; className: string }) {
  const paso = ANCHO / Math.max(1, valores.length - 1)
  const puntos = valores.length === 1 ? [valores[0]!, valores[0]!] : valores
  const d = puntos
    .map(
      (valor, i) =>
        `${i === 0 ? 'M' : 'L'}${Math.round(i * (valores.length === 1 ? ANCHO : paso))} ${Math.round(ALTO * (1 - valor))}`,
    )
    .join('')
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeDasharray={guiones}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  )
}

function Muestra({ trazo, guiones, texto }: { trazo: string; guiones?: string; texto: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 28 4" width={28} height={4} aria-hidden className={trazo}>
        <path d="M0 2H28" stroke="currentColor" strokeWidth="2.5" strokeDasharray={guiones} />
      </svg>
      {texto}
    </span>
  )
}

function sumarPor(dias: number, ahora: DiaDeAnalitica[], antes: DiaDeAnalitica[], clave: Serie): Punto[] {
  const sumar = (lista: DiaDeAnalitica[], i: number): number =>
    lista.slice(i, i + dias).reduce((suma, dia) => suma + dia[clave], 0)
  return ahora.flatMap(({ fecha }, i) =>
    i % dias === 0 ? [{ fecha, actual: sumar(ahora, i), antes: sumar(antes, i) }] : [],
  )
}

const columnas = (label: string, formato: (n: number) => string, isPorSemana: boolean): Column<Punto>[] => [
  {
    key: 'fecha',
    header: isPorSemana ? 'Semana desde' : 'Día',
    isRowHeader: true,
    cell: ({ fecha }) => formatDia(fecha),
  },
  { key: 'actual', header: label, isNumber: true, cell: ({ actual }) => formato(actual) },
  { key: 'antes', header: 'Período anterior', isNumber: true, cell: ({ antes }) => formato(antes) },
]
