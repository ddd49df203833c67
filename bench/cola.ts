import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { createOutbound } from '#server/platform/outbound.ts'
import { startProgram, type Program } from '#server/program.ts'
import { unaEmpresa } from '#server/testing/datos.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createDatabase } from './program.ts'
import type { Check } from './report.ts'
import { crearSalidas, salidaId, type EnVenta } from './salidas.ts'
import { percentile } from './side-by-side.ts'
import { newFolder } from './temp.ts'

const bench = 'cola'
const AVISOS = 200
const CADA_MS = 100
const RECEPTORES = 100
const ENTREGAS = 1000
const CALENDARIOS = 200
const CORREOS = 300
const META_MS = 1000
const TARJETA = { numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre: 'Ana Rojas' }

/** From the moment that a payment notice is written down until it is applied, by its job alone, while whoever is called outside hangs. */
export async function cola(): Promise<Check[]> {
  const cluster = await startPostgres()
  try {
    return [
      await measure('base incluida', {}),
      await measure('PostgreSQL', { DATABASE_URL: await createDatabase(cluster.url, 'cola') }),
    ]
  } finally {
    await cluster.stop()
  }
}

async function measure(name: string, env: Record<string, string>): Promise<Check> {
  setLog({ sink: () => undefined })
  const mudo = await unMudo()
  const { port } = mudo.address() as AddressInfo
  const settings = readSettings({
    DATA_DIR: newFolder('cola'),
    PORT: '3999',
    DEMO: '0',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ...env,
  })
  const program = await startProgram({
    settings,
    build: null,
    outbound: createOutbound({ allowLoopback: true, resolve: () => Promise.resolve(['127.0.0.1']) }),
  })
  try {
    const eventos = await pagarSinAviso(program, await crearSalidas(program.database.db, { cuantas: 40, cupos: 10 }))
    await tormenta(program, port)
    const antes = await colgadas(program)
    const tiempos = await avisar(program, eventos)
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => Math.round(percentile(tiempos, part)))
    return {
      bench,
      what: `${name}: un aviso de pago se aplica en menos de 1 s (p99) con ${ENTREGAS} entregas, ${CALENDARIOS} calendarios y ${CORREOS} correos que no terminan`,
      ok: p99! < META_MS,
      note: `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, el peor ${Math.round(Math.max(...tiempos))} ms, de ${tiempos.length}; colgados al empezar ${antes}, al terminar ${await colgadas(program)}`,
    }
  } finally {
    mudo.conexiones.forEach((socket) => socket.destroy())
    mudo.close()
    await program.close()
  }
}

/** Takes every connection and says nothing. */
async function unMudo(): Promise<Server & { conexiones: Set<{ destroy(): void }> }> {
  const conexiones = new Set<{ destroy(): void }>()
  const server = createServer((socket) => {
    conexiones.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => conexiones.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(server, { conexiones })
}

interface Evento {
  id: string
  tipo: string
  cuerpo: string
}

/** Bookings that were paid at the provider, whose notice nobody has heard yet. */
async function pagarSinAviso({ fetch, sandbox, database }: Program, { experienciaId }: EnVenta): Promise<Evento[]> {
  await sandbox!.fail('*', 'no_entregar', AVISOS * 10)
  const post = async <T>(path: string, body: object, clave?: string): Promise<T> => {
    const answer = await fetch(
      new Request(`http://localhost:3999${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(clave && { 'x-reserva-clave': clave }) },
      }),
    )
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  for (let n = 0; n < AVISOS; n++) {
    const contacto = { nombre: 'Ana Rojas', email: `aviso${n}@ejemplo.cl`, telefono: '+56912345678' }
    const { id: reservaId, clave } = await post<{ id: string; clave: string }>('/api/reservas', {
      experienciaId,
      salidaId: salidaId(n % 40),
      participantes: { adulto: 1 },
      contacto,
    })
    const { id: pi, clientSecret } = await post<{ id: string; clientSecret: string }>(
      '/api/create-payment-intent',
      { reservaId, aceptaTerminos: true },
      clave,
    )
    const pagado = await fetch(
      new Request('http://localhost:3999/sandbox/stripe/tarjeta', {
        method: 'POST',
        body: new URLSearchParams({ ...TARJETA, pi, client_secret: clientSecret }),
        headers: { accept: 'application/json' },
      }),
    )
    if (((await pagado.json()) as { estado?: string }).estado !== 'exitoso') throw new Error('a card was not charged')
  }
  const rows = await database.db
    .selectFrom('sandboxEventos')
    .select(['id', 'tipo', 'datos'])
    .where('tipo', '=', 'payment_intent.succeeded')
    .execute()
  return rows.map(({ id, tipo, datos }) => ({ id, tipo, cuerpo: JSON.stringify(datos) }))
}

/** Everything outside hangs at once, and waits in the queue for its turn to hang. */
async function tormenta(program: Program, port: number): Promise<void> {
  const ctx = program.ctx()
  const { db } = program.database
  // One operator may not fill the lane by itself.
  const { rows: experiencias } = await sql<{
    id: string
  }>`select distinct on (coalesce(anfitrion_id, proveedor_id)) id from experiencias order by coalesce(anfitrion_id, proveedor_id), id limit 20`.execute(
    db,
  )
  const webhooks = await Promise.all(
    Array.from({ length: RECEPTORES }, (_, n) => unWebhook(ctx, `http://receptor${n}.test:${port}/`)),
  )
  await ctx.transaction(async (tx) => {
    const entregas = Array.from({ length: ENTREGAS }, (_, n) => ({
      id: randomUUID(),
      webhookId: webhooks[n % RECEPTORES]!.id,
      orden: n + 1,
      tipo: 'producto',
      datos: JSON.stringify({ productId: randomUUID() }),
      estado: 'pendiente',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }))
    await tx.insertInto('entregas').values(entregas).execute()
    await ctx.enqueueAll(
      tx,
      'octo.entregar',
      entregas.map(({ id, webhookId }) => ({ data: { id }, receiver: webhookId })),
    )
    await tx
      .insertInto('calendariosExternos')
      .values(
        Array.from({ length: CALENDARIOS }, (_, n) => ({
          id: randomUUID(),
          experienciaId: experiencias[n % experiencias.length]!.id,
          nombre: `Calendario ${n}`,
          urlSellada: ctx.secretos.cifrar(Buffer.from(`http://calendario${n}.test:${port}/c.ics`)),
          servidor: `calendario${n}.test`,
          proximaLecturaEn: ctx.now,
          createdAt: ctx.now,
        })),
      )
      .execute()
    await ctx.enqueue(tx, 'sincronizacion.revisar', {})
    for (let n = 0; n < CORREOS; n++)
      await encolarCorreo(ctx, tx, `recordatorio:cola:${n}`, {
        para: `cola${n}@ejemplo.cl`,
        asunto: 'Hola',
        titulo: 'Hola',
        parrafos: ['Hola'],
      })
  })
  while ((await colgadas(program)) < 24) await wait(100)
}

async function unWebhook({ db, now }: Ctx, url: string): Promise<{ id: string }> {
  const [id, { id: empresaId }] = [randomUUID(), await unaEmpresa(db)]
  await db
    .insertInto('webhooks')
    .values({ id, empresaId, url, eventos: JSON.stringify(['producto']), createdAt: now })
    .execute()
  return { id }
}

async function colgadas({ database }: Program): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from pgboss.job where name in ('entregas', 'calendarios', 'correos') and state = 'active'`.execute(
    database.db,
  )
  return rows[0]!.n
}

/** One after another, each timed on its own; answers the milliseconds of each. */
async function avisar({ ctx, database: { db } }: Program, eventos: Evento[]): Promise<number[]> {
  const desde = new Map<string, number>()
  const tiempos: number[] = []
  const mirar = async (): Promise<void> => {
    while (tiempos.length < eventos.length) {
      const ids = [...desde.keys()]
      const hechos =
        ids.length === 0
          ? []
          : await db
              .selectFrom('eventosPsp')
              .select('id')
              .where('id', 'in', ids)
              .where('estado', '=', 'aplicado')
              .execute()
      for (const { id } of hechos) {
        tiempos.push(performance.now() - desde.get(id)!)
        desde.delete(id)
      }
      await wait(20)
    }
  }
  const mirando = mirar()
  for (const { id, tipo, cuerpo } of eventos) {
    const uno = ctx()
    // Without the try that is made at once when a notice comes in: a process that is killed then leaves the job alone.
    await uno.transaction(async (tx) => {
      await tx.insertInto('eventosPsp').values({ id, tipo, cuerpo, recibidoEn: uno.now }).execute()
      await uno.enqueue(tx, 'reservas.aplicarEvento', { id })
    })
    desde.set(id, performance.now())
    await wait(CADA_MS)
  }
  await mirando
  return tiempos
}
