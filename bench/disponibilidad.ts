import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { claveDeBytes, muestraDe } from '#domain/empresas/claves.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { getOpcion, listarProductos, listarVacantes, verProducto } from '#server/modules/reventas/index.ts'
import { openPglite, openPostgres, type Database as Opened } from '#server/platform/db.ts'
import { unaEmpresa, unaExperiencia, unId, unUsuario } from '#server/testing/datos.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { sembrarCatalogo } from './catalogo.ts'
import { createDatabase, openProgram } from './program.ts'
import type { Line } from './report.ts'
import { shotOf } from './side-by-side.ts'
import { recordStatements, type Statement } from './statements.ts'
import { newFolder } from './temp.ts'

const bench = 'disponibilidad'
const DAYS = 60
const A_DAY = 4
const AT_MOST = 3
const ROUNDS = 12
const PER_ROUND = 20
const DAY_MS = 86_400_000
const B2B_CALLS = 100
// docs/mediciones.md.
const B2B_P95_MS = 1000

/** Sixty days of one product as a company asks for them by HTTP, against the statements of the same answer sent by hand. */
export async function disponibilidad(): Promise<Line[]> {
  const cluster = await startPostgres()
  try {
    const url = await createDatabase(cluster.url, 'disponibilidad')
    return [
      ...(await measure('PostgreSQL', await openPostgres<Database>({ url, statementTimeoutMs: 0 }))),
      ...(await measure('PGlite', await openPglite<Database>({ dir: join(newFolder('disponibilidad'), 'base') }))),
    ]
  } finally {
    await cluster.stop()
  }
}

async function measure(where: string, database: Opened<Database>): Promise<Line[]> {
  const program = await openProgram(database)
  try {
    await sembrarCatalogo(database.db, {
      experiencias: 234,
      salidas: DAYS,
      desde: new Date().toISOString().slice(0, 10),
    })
    const { id } = await crearProducto(database.db)
    const clave = await crearClave(database.db)
    const [desde, hasta] = [0, DAYS - 1].map((n) => new Date(Date.now() + n * DAY_MS).toISOString().slice(0, 10)) as [
      string,
      string,
    ]
    const body = JSON.stringify({ productId: id, optionId: 'DEFAULT', localDateStart: desde, localDateEnd: hasta })
    const request = (): Request =>
      new Request('http://localhost:3999/api/octo/availability', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${clave}`,
          'octo-capabilities': 'octo/pricing',
        },
      })
    const ours = async (): Promise<number> => {
      const response = await program.fetch(request())
      const slots = (await response.json()) as unknown[]
      return response.status === 200 ? slots.length : -1
    }
    const vacantes = async (ctx: Ctx): Promise<unknown> => {
      const producto = await verProducto(ctx, { id, margen: () => 0 })
      return listarVacantes(ctx, { producto, opcion: getOpcion(producto, 'DEFAULT'), desde, hasta })
    }
    const statements = await recordStatements(database, () => vacantes(program.ctx()))
    const [mine, hand] = await inTurns(ours, () => byHand(database, statements))
    const slots = await ours()
    const enB2b = await measureB2b(program, { where, experienciaId: id, clave, desde, hasta })
    const catalogue = await recordStatements(database, () => listarProductos(program.ctx(), { margen: () => 0 }))
    return [
      {
        bench,
        what: `${DAYS} días de un producto, ${where}`,
        ours: mine,
        limit: { ...hand, name: 'las mismas consultas a mano' },
        ratio: mine.p95Ms / hand.p95Ms,
        goal: { atMost: AT_MOST },
        note: `${slots} salidas, ${statements.length} consultas`,
      },
      { bench, what: `todos los productos en ${catalogue.length} consultas, ${where}`, ok: catalogue.length <= 2 },
      {
        bench,
        what: `${DAYS * A_DAY} salidas en la respuesta, ${where}`,
        ok: slots >= (DAYS - 1) * A_DAY,
        note: `${slots}`,
      },
      ...enB2b,
    ]
  } finally {
    await program.close()
    await database.close()
  }
}

interface AskedByB2b {
  where: string
  experienciaId: string
  clave: string
  desde: string
  hasta: string
}

/** As a company's system waits for it: the departures of sixty days, and one hold after another. */
async function measureB2b(
  program: Awaited<ReturnType<typeof openProgram>>,
  { where, experienciaId, clave, desde, hasta }: AskedByB2b,
): Promise<Line[]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${clave}` }
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await program.fetch(
      new Request(`http://localhost:3999/api/v1/b2b${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const timed = async (act: (i: number) => Promise<unknown>): Promise<number[]> => {
    const times: number[] = []
    for (let i = 0; i < B2B_CALLS; i++) {
      const started = performance.now()
      await act(i)
      times.push(performance.now() - started)
    }
    return times
  }
  const path = `/disponibilidad?experienciaId=${experienciaId}&desde=${desde}&hasta=${hasta}`
  const salidas = (await ask(path)) as { id: string }[]
  const reads = await timed(() => ask(path))
  const holds = await timed((i) =>
    ask('/reservas', {
      experienciaId,
      salidaId: salidas[i % salidas.length]!.id,
      participantes: { adulto: 1, nino: 1 },
    }),
  )
  const within = (what: string, times: number[]): Line => {
    const { p95Ms } = shotOf(times, 1)
    return {
      bench,
      what: `${what} de /api/v1/b2b, p95 bajo 1 s, ${where}`,
      ok: p95Ms < B2B_P95_MS,
      note: `${p95Ms.toFixed(0)} ms, ${salidas.length} salidas`,
    }
  }
  return [within('disponibilidad', reads), within('retención', holds)]
}

/** Both warm up, then take turns, so that a slow moment of the machine hits them alike. */
async function inTurns(ours: () => Promise<unknown>, hand: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []]
  for (let round = -2; round < ROUNDS; round++) {
    for (const [i, act] of ([ours, hand] as const).entries()) {
      for (let k = 0; k < PER_ROUND; k++) {
        const started = performance.now()
        await act()
        if (round >= 0) times[i]!.push(performance.now() - started)
      }
    }
  }
  return times.map((all) => shotOf(all, all.reduce((a, b) => a + b, 0) / 1000)) as [
    ReturnType<typeof shotOf>,
    ReturnType<typeof shotOf>,
  ]
}

async function byHand({ db, pglite }: Opened<Database>, statements: Statement[]): Promise<string> {
  const answers: unknown[] = []
  for (const { text, values } of statements) {
    if (pglite) answers.push((await pglite.query(text, values)).rows)
    else answers.push((await sql<object>`${joined(text, values)}`.execute(db)).rows)
  }
  return JSON.stringify(answers)
}

const joined = (text: string, values: unknown[]) =>
  sql.join(
    text.split(/\$(\d+)/).map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
    sql.raw(''),
  )

/** Four departures a day, each with some bookings, among those of a whole catalogue. */
async function crearProducto(db: Opened<Database>['db']): Promise<{ id: string }> {
  const { id, opcionId } = await unaExperiencia(db, {
    slug: 'medida-de-disponibilidad',
    codigoCorto: 'MED1',
    tarifas: { nino: 10_000 },
  })
  await sql`
    insert into salidas (id, experiencia_id, opcion_id, inicio_local, zona, inicio_utc, fin_utc, cupos, cierre_ventas, created_at)
    select gen_random_uuid(), ${id}, ${opcionId}, inicio at time zone 'America/Santiago', 'America/Santiago', inicio, inicio + interval '2 hours', 12, inicio - interval '1 hour', now()
    from (select date_trunc('day', now()) + interval '13 hours' + d * interval '1 day' + h * interval '2 hours' as inicio from generate_series(0, ${DAYS - 1}) d, generate_series(0, ${A_DAY - 1}) h) s`.execute(
    db,
  )
  await sql`
    insert into reservas (id, codigo, experiencia_id, opcion_id, salida_id, contacto_nombre, contacto_email, contacto_telefono, plazas, total, estado, estado_pago, politica_cancelacion, retracto_vigente, retracto_version, expira_en, ocupa_hasta, created_at, updated_at)
    select gen_random_uuid(), translate(upper(substr(md5(s.id::text || n), 1, 8)), '01', 'XY'), s.experiencia_id, s.opcion_id, s.id, 'Ana', 'ana@ejemplo.cl', '', 1, 20000, 'confirmada', 'pagado', 'flexible', false, '2026-11', now(), now(), now(), now()
    from salidas s, generate_series(1, 5) n where s.experiencia_id = ${id}`.execute(db)
  await sql`vacuum analyze salidas`.execute(db)
  await sql`vacuum analyze reservas`.execute(db)
  return { id }
}

async function crearClave(db: Opened<Database>['db']): Promise<string> {
  const [empresa, usuario] = [await unaEmpresa(db, { margen: 1000 }), await unUsuario(db)]
  const clave = claveDeBytes(randomBytes(32))
  await db
    .insertInto('clavesApi')
    .values({
      id: unId(clave),
      empresaId: empresa.id,
      nombre: 'Medición',
      hash: createHash('sha256').update(clave).digest(),
      muestra: muestraDe(clave),
      permisos: JSON.stringify(['catalogo:leer', 'reservas:escribir']),
      creadaPor: usuario.id,
      venceEn: new Date(Date.now() + DAY_MS),
      createdAt: new Date(),
    })
    .execute()
  return clave
}
