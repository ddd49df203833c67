import type { Shot } from './load.ts'

/** Two things measured side by side, and the ratio asked of them. */
interface Figure {
  bench: string
  /** What was measured, in Spanish: it is a line of the table. */
  what: string
  ours: Shot
  limit: Shot & { name: string }
  ratio: number
  /** By processor time of the two servers: it shows what is ours where other work slows the machine. */
  cpuRatio?: number
  goal: { atLeast: number } | { atMost: number }
  note?: string
}

/** A promise that holds or does not. */
export interface Check {
  bench: string
  what: string
  ok: boolean
  note?: string
}

export type Line = Figure | Check

const isFigure = (line: Line): line is Figure => 'ratio' in line

export function meets(line: Line): boolean {
  if (!isFigure(line)) return line.ok
  const failed = line.ours.failed + line.limit.failed > 0
  return !failed && ('atLeast' in line.goal ? line.ratio >= line.goal.atLeast : line.ratio <= line.goal.atMost)
}

const HEAD = [
  '',
  'medición',
  'lo nuestro',
  'p50',
  'p95',
  'límite',
  '/s',
  'p50',
  'p95',
  'razón',
  'meta',
  'CPU',
  'razón CPU',
]

export function tableOf(lines: Line[]): string {
  const figures = lines.filter(isFigure).map(cellsOf)
  const rows = figures.length > 0 ? aligned([HEAD, ...figures]) : []
  const checks = lines
    .filter((line) => !isFigure(line))
    .map((line) => `${mark(line)} ${line.bench}: ${line.what}${noteOf(line)}`)
  const notes = lines
    .filter(isFigure)
    .filter((line) => line.note ?? line.ours.failed + line.limit.failed)
    .map((line) => `  ${line.bench}, ${line.what}: ${[line.note, failuresOf(line)].filter(Boolean).join('; ')}`)
  return [...rows, ...checks, ...notes].join('\n')
}

const mark = (line: Line): string => (meets(line) ? '✓' : '✗')

const noteOf = ({ note }: Line): string => (note ? ` (${note})` : '')

const failuresOf = ({ ours, limit }: Figure): string =>
  ours.failed + limit.failed > 0 ? `sin respuesta buena: ${ours.failed} y ${limit.failed}` : ''

function cellsOf(line: Figure): string[] {
  const { bench, what, ours, limit, ratio, cpuRatio, goal } = line
  const goalText = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return [
    mark(line),
    `${bench}: ${what}`,
    rate(ours),
    ms(ours.p50Ms),
    ms(ours.p95Ms),
    limit.name,
    rate(limit),
    ms(limit.p50Ms),
    ms(limit.p95Ms),
    ratio.toFixed(2),
    goalText,
    ...(cpuRatio ? [`${ours.cpuMs!.toFixed(3)} ms`, cpuRatio.toFixed(2)] : ['', '']),
  ]
}

const rate = ({ perSecond }: Shot): string => `${Math.round(perSecond)}/s`
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

function aligned(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
}
