interface Sample {
  labels?: Record<string, string>
  value: number
}

/** Figures of one name. A `summary` gives its number of observations and their sum. */
export type Family =
  | { name: string; help: string; type: 'counter' | 'gauge'; samples: readonly Sample[] }
  | {
      name: string
      help: string
      type: 'summary'
      samples: readonly { labels?: Record<string, string>; count: number; sum: number }[]
    }

export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** The text form of OpenMetrics 1.0. */
export const toOpenMetrics = (families: readonly Family[]): string => `${families.flatMap(linesOf).join('\n')}\n# EOF\n`

function linesOf(family: Family): string[] {
  const { name, help, type } = family
  const head = [`# TYPE ${name} ${type}`, `# HELP ${name} ${escaped(help)}`]
  if (family.type === 'summary')
    return [
      ...head,
      ...family.samples.flatMap(({ labels, count, sum }) => [
        `${name}_count${among(labels)} ${count}`,
        `${name}_sum${among(labels)} ${sum}`,
      ]),
    ]
  return [
    ...head,
    ...family.samples.map(
      ({ labels, value }) => `${name}${type === 'counter' ? '_total' : ''}${among(labels)} ${value}`,
    ),
  ]
}

function among(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
