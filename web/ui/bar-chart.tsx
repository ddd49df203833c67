const ANCHO = 800
const ALTO = 200

export type BarChartProps = {
  bars: { key: string; value: number }[]
  /** What it shows, in words: the highest bar and the like. */
  summary: string
  /** Under its first and its last bar. */
  from: string
  to: string
}

/** Bars from zero with one highest; whoever cannot see them is told the summary, and finds a table beside it. */
export function BarChart({ bars, summary, from, to }: BarChartProps) {
  const mayor = Math.max(1, ...bars.map(({ value }) => value))
  const paso = ANCHO / bars.length
  return (
    <figure className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <svg
        viewBox={`0 0 ${ANCHO} ${ALTO}`}
        role="img"
        aria-label={summary}
        preserveAspectRatio="none"
        className="h-48 w-full text-primary"
      >
        <path d={`M0 ${ALTO}H${ANCHO}`} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        {bars.map(({ key, value }, i) => {
          const alto = (value / mayor) * (ALTO - 8)
          return (
            <rect
              key={key}
              x={i * paso + paso * 0.15}
              y={ALTO - alto}
              width={paso * 0.7}
              height={alto}
              fill="currentColor"
            />
          )
        })}
      </svg>
      <figcaption className="flex justify-between gap-4 text-small text-text-2">
        <span>{from}</span>
        <span>{summary}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}
