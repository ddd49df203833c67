import { TIPOS_CASO } from '#contract/enumeraciones.ts'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { listarCasos, listarColas } from '#server/modules/casos/index.ts'
import { openPglite, openPostgres, type Database as Opened } from '#server/platform/db.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import type { Shot } from './load.ts'
import { createDatabase, openProgram } from './program.ts'
import type { Line } from './report.ts'
import { shotOf, sideBySide } from './side-by-side.ts'
import { recordStatements, type Statement } from './statements.ts'
import { newFolder } from './temp.ts'

const bench = 'casos'
const CASOS = 10_000
const CALLS = 60
const AT_LEAST = 0.7
const HORA_MS = 3_600_000

type ByHand = (statements: readonly Statement[]) => Promise<unknown>

/** A queue of ten thousand as our staff reads it, against its own statements sent by hand. */
export async function casos(): Promise<Line[]> {
  return [...(await onPostgres()), ...(await onPglite())]
}

async function onPostgres(): Promise<Line[]> {
  const cluster = await startPostgres()
  try {
    const url = await createDatabase(cluster.url, 'casos')
    const database = await openPostgres<Database>({ url, statementTimeoutMs: 0 })
    const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
    await Promise.all(clients.map((client) => client.connect()))
    const byHand: ByHand = (statements) =>
      Promise.all(
        statements.map(({ text, values }, i) =>
          clients[i % 2]!.query({ name: createHash('sha1').update(text).digest('hex'), text, values }),
        ),
      )
    return await measure('PostgreSQL', database, byHand).finally(() =>
      Promise.all(clients.map((client) => client.end())),
    )
  } finally {
    await cluster.stop()
  }
}

async function onPglite(): Promise<Line[]> {
  const database = await openPglite<Database>({ dir: join(newFolder('casos'), 'base') })
  return measure('PGlite', database, (statements) =>
    Promise.all(statements.map(({ text, values }) => database.pglite!.query(text, values))),
  )
}

async function measure(where: string, database: Opened<Database>, byHand: ByHand): Promise<Line[]> {
  const program = await openProgram(database)
  try {
    const actor = await sembrar(database)
    const ctx = (): Ctx => ({ ...program.ctx(), actor })
    const ultimo = (await listarCasos(ctx(), { pagina: 200, porPagina: 24 })).items.at(-1)!.id
    const lines: Line[] = []
    for (const [what, act] of [
      ['cola entera', () => listarCasos(ctx(), {})],
      ['cola de un tipo', () => listarCasos(ctx(), { tipo: 'experiencia' })],
      ['vencidos', () => listarCasos(ctx(), { de: 'vencidos' })],
      ['después de uno, en la mitad', () => listarCasos(ctx(), { despues: ultimo })],
      ['resueltos', () => listarCasos(ctx(), { estado: 'resuelto' })],
      ['colas del inicio', () => listarColas(ctx())],
    ] as const)
      lines.push(await compare(`${what}, ${where}`, { database, act, byHand }))
    return lines
  } finally {
    await program.close()
    await database.close()
  }
}

async function compare(
  what: string,
  { database, act, byHand }: { database: Opened<Database>; act: () => Promise<unknown>; byHand: ByHand },
): Promise<Line> {
  const statements = await recordStatements(database, act)
  const pair = await sideBySide(
    () => shoot(act),
    () => shoot(() => byHand(statements)),
  )
  return {
    bench,
    what,
    ...pair,
    limit: { ...pair.limit, name: 'las mismas consultas a mano' },
    goal: { atLeast: AT_LEAST },
  }
}

async function shoot(act: () => Promise<unknown>): Promise<Shot> {
  const times: number[] = []
  for (let i = 0; i < CALLS; i++) {
    const started = performance.now()
    await act()
    times.push(performance.now() - started)
  }
  return shotOf(times, times.reduce((a, b) => a + b, 0) / 1000)
}

/** Three in four are open, of every kind, over a year; one in three is late. */
async function sembrar({ db }: Opened<Database>): Promise<Sesion> {
  const usuarioId = '00000000-0000-4000-8000-000000000001'
  const now = new Date()
  await sql`insert into usuarios (id, nombre, email, clave_hash, created_at, updated_at) values (${usuarioId}, 'Ana', 'ana@ejemplo.cl', '', ${now}, ${now})`.execute(
    db,
  )
  await sql`
    insert into casos (id, tipo, objeto, objeto_id, titulo, estado, abierto_en, vence_en, tomado_por, tomado_en, resuelto_en, decision)
    select gen_random_uuid(), tipos.lista[1 + n % ${TIPOS_CASO.length}], 'objeto', n::text, 'Caso ' || n, case when n % 4 = 0 then 'resuelto' else 'abierto' end,
      ${now}::timestamptz - n * interval '50 minutes', ${new Date(now.getTime() + HORA_MS)}::timestamptz - (n % 3) * interval '1 day',
      case when n % 7 = 0 then ${usuarioId}::uuid end, case when n % 7 = 0 then ${now}::timestamptz end,
      case when n % 4 = 0 then ${now}::timestamptz - n * interval '40 minutes' end, case when n % 4 = 0 then 'aprobado' end
    from generate_series(1, ${CASOS}) n, (select ${sql.lit(`{${TIPOS_CASO.join(',')}}`)}::text[] as lista) tipos`.execute(
    db,
  )
  await sql`vacuum analyze casos`.execute(db)
  return {
    tipo: 'sesion',
    contexto: 'admin',
    usuarioId,
    sesionId: 's',
    anfitrionId: null,
    proveedor: null,
    empresa: null,
    rolesAdmin: ['super'],
  }
}
