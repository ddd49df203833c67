import { join } from 'node:path'
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { listarExperiencias, moverCatalogo, reindexarPalabras } from '#server/modules/experiencias/index.ts'
import { openPglite, openPostgres, type Database as Opened } from '#server/platform/db.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { sembrarCatalogo } from './catalogo.ts'
import { explainSlowest } from './explain.ts'
import { createDatabase, openProgram } from './program.ts'
import type { Line } from './report.ts'
import { shotOf } from './side-by-side.ts'
import { newFolder } from './temp.ts'

const bench = 'escala'
const SIZES = (process.env.BENCH_SIZES ?? '234,10000,100000').split(',').map(Number)
const AT_MOST = 3
const ROUNDS = 12

/** Well known, rare, begun, mistyped, one word and several. */
const TEXTOS = [
  'sendero',
  'volcán pucón',
  'kayak',
  'cóndores',
  'puerto varas',
  'lago escondido termas',
  '173',
  'balparaiso',
  'volkan',
  'flamenkos',
  'termas de pu',
  'camina glaciar cultural',
]

interface Sample {
  size: number
  ctx(): Ctx
  database: Opened<Database>
  close(): Promise<void>
}

type Filtros = Parameters<typeof listarExperiencias>[1]
type Ask = (ctx: Ctx, n: number) => Promise<unknown>

interface Series {
  what: string
  perRound: number
  /** Runs before each round, untimed. */
  before?: (ctx: Ctx) => Promise<unknown>
  ask: Ask
}

// No experience costs as much, so each number asks for the same rows by a filter never seen before.
const unseen = (n: number): number => 900_000_000 + n
const list = (ctx: Ctx, filtros: object): Promise<unknown> =>
  listarExperiencias(ctx, { porPagina: 24, ...filtros } as Filtros)
const ORDENES = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest']

const SERIES: Series[] = [
  {
    what: 'lista, total guardado',
    perRound: 25,
    before: startOver,
    ask: (ctx, n) => list(ctx, { orden: ORDENES[n % 5], pagina: 1 + (Math.floor(n / 5) % 5) }),
  },
  { what: 'lista, nada guardado', perRound: 12, ask: (ctx, n) => list(ctx, { precioMax: unseen(n) }) },
  {
    what: 'texto, nada guardado',
    perRound: TEXTOS.length,
    ask: (ctx, n) => list(ctx, { q: TEXTOS[n % TEXTOS.length], precioMax: unseen(n) }),
  },
]

/** The catalogue moves, so that no page is kept; one call counts it again, as the first visitor does. */
async function startOver(ctx: Ctx): Promise<void> {
  await moverCatalogo(ctx.db)
  await list(ctx, { porPagina: 1 })
}

/** The same calls over catalogues of three sizes, in turns; a bigger one may take three times as long, whatever its size. */
export async function escala(): Promise<Line[]> {
  return [...(await onPostgres()), ...(await onPglite())]
}

async function onPostgres(): Promise<Line[]> {
  const cluster = await startPostgres()
  try {
    return await measure('PostgreSQL', async (size) =>
      openPostgres<Database>({ url: await createDatabase(cluster.url, `escala_${size}`), statementTimeoutMs: 0 }),
    )
  } finally {
    await cluster.stop()
  }
}

const onPglite = (): Promise<Line[]> =>
  measure('PGlite', () => openPglite<Database>({ dir: join(newFolder('escala'), 'base') }))

async function measure(where: string, open: (size: number) => Promise<Opened<Database>>): Promise<Line[]> {
  const samples: Sample[] = []
  try {
    for (const size of SIZES) samples.push(await sow(await open(size), size, where))
    const lines: Line[] = []
    for (const series of SERIES) lines.push(...(await compare(series, samples, where)))
    if (process.env.BENCH_EXPLAIN)
      await explainSlowest(
        samples.at(-1)!.database,
        TEXTOS.map((q, i) => ({ name: q, act: () => list(samples.at(-1)!.ctx(), { q, precioMax: unseen(1e6 + i) }) })),
      )
    return lines
  } finally {
    for (const sample of samples) await sample.close()
  }
}

async function sow(database: Opened<Database>, size: number, where: string): Promise<Sample> {
  const program = await openProgram(database)
  const started = performance.now()
  await sembrarCatalogo(database.db, { experiencias: size })
  const sown = performance.now()
  await reindexarPalabras(database.db)
  await sql`vacuum analyze palabras`.execute(database.db)
  console.log(`  ${where}: ${size} experiencias en ${seconds(started, sown)} s, palabras en ${seconds(sown)} s`)
  return {
    size,
    ctx: program.ctx,
    database,
    async close() {
      await program.close()
      await database.close()
    },
  }
}

const seconds = (from: number, to = performance.now()): string => ((to - from) / 1000).toFixed(1)

/** Each round asks all sizes in turn, so that a slow moment of the machine hits them alike; the first rounds only warm up. */
async function compare(series: Series, samples: Sample[], where: string): Promise<Line[]> {
  const times = samples.map((): number[] => [])
  let n = 0
  for (let round = -2; round < ROUNDS; round++) {
    for (const [i, { ctx }] of samples.entries()) {
      await series.before?.(ctx())
      for (let k = 0; k < series.perRound; k++) {
        const started = performance.now()
        await series.ask(ctx(), n++)
        if (round >= 0) times[i]!.push(performance.now() - started)
      }
    }
  }
  const [smallest, ...bigger] = times.map((all) => shotOf(all, all.reduce((a, b) => a + b, 0) / 1000))
  return bigger.map((shot, i) => ({
    bench,
    what: `${series.what}, ${samples[i + 1]!.size} en ${where}`,
    ours: shot,
    limit: { ...smallest!, name: `con ${samples[0]!.size}` },
    ratio: shot.p95Ms / smallest!.p95Ms,
    goal: { atMost: AT_MOST },
  }))
}
