import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { crearReserva } from '#server/modules/reservas/index.ts'
import { openPostgres, type Database as Opened } from '#server/platform/db.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startOurs } from './child.ts'
import { shoot, type Shot } from './load.ts'
import { pgbench, writeScript } from './pgbench.ts'
import { createDatabase, openProgram } from './program.ts'
import type { Check, Line } from './report.ts'
import { crearSalidas, salidaId, sobrevendidas, type EnVenta } from './salidas.ts'
import { SECONDS, shotOf, sideBySide } from './side-by-side.ts'
import { recordStatements } from './statements.ts'

const bench = 'retenciones'
const CONNECTIONS = 10
// Enough places that no run sells a salida out: a refusal costs less than a hold.
const SALIDAS = 5000
const CUPOS = 30

type Pedido = Parameters<typeof crearReserva>[1]

/** Holds per second, against the statements of one hold run by pgbench with as many clients on the same cluster. */
export async function retenciones(): Promise<Line[]> {
  const cluster = await startPostgres()
  try {
    const url = await createDatabase(cluster.url, 'retenciones')
    // Started once with its jobs: that makes the queues.
    await (await startOurs({ DATABASE_URL: url }, { pin: false })).stop()
    const database = await openPostgres<Database>({ url, pool: CONNECTIONS })
    const program = await openProgram(database)
    const venta = await crearSalidas(database.db, { cuantas: SALIDAS, cupos: CUPOS })
    const lines = await measure(url, database, program.ctx, venta)
    const checks = [await noneOversold(program.ctx(), 'después de medir'), await sellOut(program.ctx, database)]
    await program.close()
    await database.close()
    return [...lines, ...checks]
  } finally {
    await cluster.stop()
  }
}

async function measure(url: string, database: Opened<Database>, ctx: () => Ctx, venta: EnVenta): Promise<Line[]> {
  let taken = 0
  const hold = async (): Promise<unknown> => crearReserva(ctx(), pedidoDe(venta, ++taken))
  await hold()
  const pedido = pedidoDe(venta, ++taken)
  let made: { id: string; codigo: string } | undefined
  const statements = await recordStatements(database, async () => (made = await crearReserva(ctx(), pedido)))
  const script = writeScript(
    statements,
    { reserva: made!.id, codigo: made!.codigo, email: pedido.contacto.email, salida: pedido.salidaId },
    SALIDAS,
  )
  const limit = (): Promise<Shot> => pgbench({ url, script, clients: CONNECTIONS, seconds: SECONDS })
  const name = 'las mismas consultas, pgbench'
  const note = `${statements.length} consultas por retención:\n${statements.map(({ text }, i) => `    ${i + 1}. ${oneLine(text)}`).join('\n')}`

  const byUseCase = await sideBySide(() => loop(hold), limit)
  const ours = await startOurs({ DATABASE_URL: url }, { pin: false })
  const body = JSON.stringify({
    ...pedido,
    salidaId: salidaId(0).replace(/0{12}$/, '{m}'),
    contacto: { ...pedido.contacto, email: 'http{n}@ejemplo.cl' },
  })
  const post = {
    server: ours,
    path: '/api/reservas',
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body,
    modulo: SALIDAS,
  }
  const byHttp = await sideBySide(() => shoot({ ...post, connections: CONNECTIONS, seconds: SECONDS }), limit).finally(
    ours.stop,
  )
  return [
    {
      bench,
      what: 'crearReserva, 10 conexiones',
      ...byUseCase,
      limit: { ...byUseCase.limit, name },
      goal: { atLeast: 0.5 },
      note,
    },
    { bench, what: 'por HTTP, 10 conexiones', ...byHttp, limit: { ...byHttp.limit, name }, goal: { atLeast: 0.5 } },
  ]
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 150)

function pedidoDe({ experienciaId }: EnVenta, n: number): Pedido {
  return {
    experienciaId,
    salidaId: salidaId(n % SALIDAS),
    participantes: { adulto: 1 },
    contacto: { nombre: 'Ana Rojas', email: `caso${n}@ejemplo.cl`, telefono: '+56912345678' },
  } as Pedido
}

/** As many at once as there are connections, each as soon as the one before it ends. */
async function loop(act: () => Promise<unknown>): Promise<Shot> {
  const times: number[] = []
  const started = performance.now()
  const until = started + SECONDS * 1000
  const worker = async (): Promise<void> => {
    for (let at = performance.now(); at < until;) {
      await act()
      const now = performance.now()
      times.push(now - at)
      at = now
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return shotOf(times, (performance.now() - started) / 1000)
}

async function noneOversold({ db }: Ctx, when: string): Promise<Check> {
  const { mal, vendidas } = await sobrevendidas(db)
  return { bench, what: `ninguna salida sobrevendida, ${when}`, ok: mal === 0, note: `${vendidas} plazas tomadas` }
}

/** Many more holds at once than there are places: exactly the places are taken, the rest is refused. */
async function sellOut(ctx: () => Ctx, database: Opened<Database>): Promise<Check> {
  const [cuantas, cupos, pedidos] = [10, 8, 400]
  const venta = await crearSalidas(database.db, { cuantas, cupos, desde: SALIDAS })
  const uno = pedidoDe(venta, 0)
  const outcomes = await Promise.allSettled(
    Array.from({ length: pedidos }, (_, i) =>
      crearReserva(ctx(), {
        ...uno,
        salidaId: salidaId(SALIDAS + (i % cuantas)),
        contacto: { ...uno.contacto, email: `agota${i}@ejemplo.cl` },
      }),
    ),
  )
  const taken = outcomes.filter(({ status }) => status === 'fulfilled').length
  const refused = outcomes.filter(
    (o) => o.status === 'rejected' && (o.reason as { code?: string }).code === 'sin-cupos',
  ).length
  const { mal } = await sobrevendidas(database.db)
  return {
    bench,
    what: `${pedidos} pedidos a la vez para ${cuantas * cupos} plazas venden justo esas`,
    ok: taken === cuantas * cupos && refused === pedidos - taken && mal === 0,
    note: `${taken} tomadas, ${refused} sin cupos`,
  }
}
