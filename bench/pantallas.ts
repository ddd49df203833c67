import lighthouse from 'lighthouse'
import { puertoLibre } from '#server/testing/proceso.ts'
import { abrirNavegador } from '../e2e/navegador.ts'
import { startOurs } from './child.ts'
import type { Check } from './report.ts'
import { newFolder } from './temp.ts'

const bench = 'pantallas'
/** Lighthouse advises to judge by the median of five. */
const RUNS = 5
/** A run in which the browser never reported a picture says nothing: it is made again, this many times at most. */
const SPARE = 3
const LARGEST_MS = 1800
const SHIFT = 0.02
const PERFORMANCE = 0.97
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Run = Record<(typeof CATEGORIES)[number] | 'largestMs' | 'shift' | 'blockingMs' | 'machine', number>

/** Lighthouse on the pages a visitor lands on, as it simulates a phone: medians, every run in the note. */
export async function pantallas(): Promise<Check[]> {
  const server = await startOurs({ DATA_DIR: newFolder('pantallas'), DEMO: '1' }, { pin: false })
  try {
    const checks: Check[] = []
    for (const [name, path] of await addresses(server.url))
      checks.push(...judge(name, await measure(server.url + path)))
    return checks
  } finally {
    await server.stop()
  }
}

async function addresses(url: string): Promise<[string, string][]> {
  const [first] = (await (await fetch(`${url}/api/v1/experiencias?porPagina=1`)).json()) as { id: string }[]
  return [
    ['portada', '/'],
    ['resultados', '/?destino=Puc%C3%B3n'],
    ['detalle', `/experience/${first!.id}`],
    ['proveedores', '/providers'],
    ['empresas', '/b2b'],
  ]
}

async function measure(url: string): Promise<Run[]> {
  const runs: Run[] = []
  for (let tries = 0; runs.length < RUNS && tries < RUNS + SPARE; tries++) {
    const run = await measureOnce(url)
    if (run) runs.push(run)
  }
  return runs
}

/** A browser of its own each time, so that nothing of the run before is kept. */
async function measureOnce(url: string): Promise<Run | null> {
  const port = await puertoLibre()
  const browser = await abrirNavegador([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: [...CATEGORIES] })
    if (!result || result.lhr.runtimeError) return null
    const { categories, audits, environment } = result.lhr
    const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN
    return {
      ...(Object.fromEntries(CATEGORIES.map((id) => [id, categories[id]?.score ?? Number.NaN])) as Pick<
        Run,
        (typeof CATEGORIES)[number]
      >),
      largestMs: figure('largest-contentful-paint'),
      shift: figure('cumulative-layout-shift'),
      blockingMs: figure('total-blocking-time'),
      machine: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

function judge(name: string, runs: Run[]): Check[] {
  const middle = (key: keyof Run): number =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  const all = (key: keyof Run, digits = 0): string => runs.map((run) => run[key].toFixed(digits)).join(' ')
  // Fewer say nothing of a median.
  const isWhole = runs.length === RUNS
  const others = CATEGORIES.filter((id) => id !== 'performance')
  return [
    {
      bench,
      what: `${name}: rendimiento, mediana ≥ ${PERFORMANCE}`,
      ok: isWhole && middle('performance') >= PERFORMANCE,
      note: `${all('performance', 2)}; bloqueo ${all('blockingMs')} ms; índice de la máquina ${all('machine')}`,
    },
    {
      bench,
      what: `${name}: 1 en las demás`,
      ok: isWhole && runs.every((run) => others.every((id) => run[id] === 1)),
      note: others.map((id) => `${id} ${Math.min(...runs.map((run) => run[id]))}`).join(', '),
    },
    {
      bench,
      what: `${name}: la mayor pintura, mediana ≤ ${LARGEST_MS} ms`,
      ok: isWhole && middle('largestMs') <= LARGEST_MS,
      note: `${all('largestMs')} ms`,
    },
    {
      bench,
      what: `${name}: salto ≤ ${SHIFT}`,
      ok: isWhole && runs.every(({ shift }) => shift <= SHIFT),
      note: all('shift', 3),
    },
  ]
}
