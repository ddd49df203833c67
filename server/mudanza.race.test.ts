import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import type { Database } from './db/schema.ts'
import { openPglite } from './platform/db.ts'
import { lockFolder } from './platform/folder-lock.ts'
import { setLog } from './platform/log.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { baseNueva, preguntar } from './testing/base-nueva.ts'
import { unaExperiencia, unaSalida } from './testing/datos.ts'
import { puertoLibre } from './testing/proceso.ts'
import { unProgramaDe, type Program } from './testing/programa.ts'
import { conHijos, lanzar, type Fin, type Hijo } from './testing/hijo.ts'

const SERVIDOR = process.env.TEST_DATABASE_URL!
const TARJETA = { numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre: 'Ana Rojas' }
const NUMEROS = `select schemaname || '.' || sequencename as t, last_value::int as n from pg_sequences where schemaname in ('public', 'pgboss') order by 1`
const CUANTAS = `select string_agg(format('select %L as t, count(*)::int as n from %I.%I', n.nspname || '.' || c.relname, n.nspname, c.relname), ' union all ') as consulta
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`

interface Venta {
  id: string
  clave: string
}

/** A shop that was stopped while people were buying in it. */
interface EnVuelo {
  retenida: Venta
  intentada: Venta & { pi: string; secreto: string }
  avisada: Venta
  pagada: Venta
}

describe.runIf(process.env.TEST_DATABASE_URL)('npm run db:mudar', () => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-mudar-'))
  const destinos: { borrar(): Promise<void> }[] = []
  let enVuelo: EnVuelo
  let destino: string
  const unDestino = async (opciones?: string): Promise<string> => {
    const nueva = await baseNueva(SERVIDOR, opciones)
    destinos.push(nueva)
    return nueva.url
  }
  beforeAll(async () => {
    setLog({ level: 'error' })
    enVuelo = await vender(dir)
    // Its owner and no more: whoever rents a database is no superuser of it.
    await preguntar(
      SERVIDOR,
      `do $$ begin create role duena_de_base login; exception when duplicate_object then null; end $$`,
    )
    destino = (await unDestino('owner duena_de_base')).replace('postgres@', 'duena_de_base@')
  }, 180_000)
  afterAll(async () => {
    for (const { borrar } of destinos) await borrar()
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })

  const mudar = (url: string, env: Record<string, string> = {}, argumentos: string[] = []): Promise<Fin> =>
    lanzar({ env: { DATA_DIR: dir, DATABASE_URL: url, ...env }, entrada: 'tools/mudar.ts', argumentos }).fin
  /** A start that is expected to end by itself; one that does not is ended. */
  const partir = async (): Promise<Fin> => {
    const { child, fin } = lanzar({ env: { DATA_DIR: dir, PORT: String(await puertoLibre()) } })
    child.stdout!.on('data', (chunk: Buffer) => chunk.toString().includes('listo') && child.kill('SIGKILL'))
    return fin
  }
  const loQueHay = (url: string) =>
    preguntar<{ n: string }>(
      url,
      `select c.relname as n from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'pgboss')`,
    )

  it('refuses what cannot take it in, in a line, and leaves that as it was', async () => {
    expect(new URL(destino).username).toBe('duena_de_base')
    const [ocupada, latina, sinTildes] = [
      await unDestino(),
      await unDestino(`encoding 'LATIN1' locale 'C' template template0`),
      await unDestino(`encoding 'UTF8' locale 'C' template template0`),
    ]
    await preguntar(ocupada, 'create table mia (id int)')
    expect(await mudar(ocupada)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: esa base no está vacía \(public\.mia\)/),
    })
    expect(await mudar(latina)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: esa base guarda los textos en LATIN1/),
    })
    expect(await mudar(sinTildes)).toMatchObject({ code: 1, stderr: expect.stringMatching(/minúsculas de «Ñ»/) })
    expect(await mudar('postgres://127.0.0.1:1/nada')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: la base de datos no responde/),
    })
    expect(await mudar(destino, {}, ['--ensallo'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^--ensallo no es una opción/),
    })
    expect(await mudar('')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATABASE_URL: falta/) })
    expect(await mudar(destino, { DATA_DIR: join(dir, 'otra') })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no hay una base incluida/),
    })
    const soltar = lockFolder(dir)
    expect(await mudar(destino)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/el servidor \(proceso \d+\) está en marcha/),
    })
    soltar()
    expect([(await loQueHay(ocupada)).map(({ n }) => n), await loQueHay(destino)]).toEqual([['mia'], []])
  }, 120_000)

  it('takes along nothing that keeps no promise, nor what a newer version wrote', async () => {
    const enLaIncluida = async (texto: string): Promise<void> => {
      const base = await openPglite<Database>({ dir: join(dir, 'base') })
      await base.exec(texto)
      await base.close()
    }
    await enLaIncluida(`update reservas set estado_pago = 'pagado' where id = '${enVuelo.retenida.id}'`)
    expect(await mudar(destino)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^No se mudó nada: la base incluida no cumple I10_estado_pago/),
    })
    await enLaIncluida(
      `update reservas set estado_pago = 'sin_pago' where id = '${enVuelo.retenida.id}'; insert into migraciones (nombre) values ('9999_de_manana.sql')`,
    )
    expect(await mudar(destino)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^No se mudó nada: la base incluida es de una versión más nueva \(9999_de_manana\.sql\)/,
      ),
    })
    await enLaIncluida(`delete from migraciones where nombre = '9999_de_manana.sql'`)
    expect([await loQueHay(destino), existsSync(join(dir, 'mudanza.json'))]).toEqual([[], false])
  }, 120_000)

  it.each(['Creando', 'Copiando', 'Comparando', 'Comprobando'])(
    'leaves nothing there and everything here when it is killed while «%s…»',
    async (momento) => {
      const { child, fin } = lanzar({ env: { DATA_DIR: dir, DATABASE_URL: destino }, entrada: 'tools/mudar.ts' })
      child.stdout!.on('data', (chunk: Buffer) => chunk.toString().includes(momento) && child.kill('SIGKILL'))
      expect(await fin).toMatchObject({ signal: 'SIGKILL' })
      expect([
        await loQueHay(destino),
        existsSync(join(dir, 'base', 'PG_VERSION')),
        existsSync(join(dir, 'mudanza.json')),
      ]).toEqual([[], true, false])
    },
    120_000,
  )

  it('rehearses without leaving anything', async () => {
    expect(await mudar(destino, {}, ['--ensayo'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/Ensayo: todo cupo/),
    })
    expect([await loQueHay(destino), existsSync(join(dir, 'mudanza.json'))]).toEqual([[], false])
  }, 120_000)

  it('takes every row, photo, job and number along, and what was in the middle goes on there', async () => {
    const fin = await mudar(destino)
    expect(fin).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/Listo: \d+ filas de \d+ tablas[^]*1 \(7 bytes\) siguen en DATA_DIR\/archivos/),
    })
    const [anterior] = readdirSync(dir).filter((nombre) => nombre.startsWith('base.mudada-'))
    const vieja = await openPglite<Database>({ dir: join(dir, anterior!) })
    const { rows: antes } = await vieja.pglite!.query<{ t: string; n: number }>(
      (await vieja.pglite!.query<{ consulta: string }>(CUANTAS)).rows[0]!.consulta,
    )
    const { rows: numeros } = await vieja.pglite!.query<{ t: string; n: number | null }>(NUMEROS)
    const { rows: cursor } = await sql<{ actual: number }>`select transaccion_actual() as actual`.execute(vieja.db)
    await vieja.close()
    expect(existsSync(join(dir, 'correo'))).toBe(false)
    const cuantas = (filas: { t: string; n: number }[]) =>
      Object.fromEntries(
        filas.filter(({ t }) => !/pgboss\.queue_stats|mudanza_de_base/.test(t)).map(({ t, n }) => [t, n]),
      )
    const despues = await preguntar<{ t: string; n: number }>(
      destino,
      (await preguntar<{ consulta: string }>(destino, CUANTAS))[0]!.consulta,
    )
    expect(cuantas(despues)).toEqual(cuantas(antes))
    expect(await preguntar(destino, NUMEROS)).toEqual(numeros)
    expect(numeros.filter(({ n }) => n !== null && n > 1).length).toBeGreaterThan(1)
    expect(cuantas(despues)).toMatchObject({ 'public.reservas': 4, 'public.experiencias': 1 })
    expect(cuantas(despues)['pgboss.job_common']).toBeGreaterThan(2)
    expect(
      (await preguntar<{ actual: number }>(destino, 'select transaccion_actual()::int as actual'))[0]!.actual,
    ).toBeGreaterThan(cursor[0]!.actual)

    await conHijos(1, { DATA_DIR: dir, DATABASE_URL: destino }, async ([hijo]) => {
      await seguir(hijo!, enVuelo)
      // Its mail waited in the queue of the other one.
      const correos = () =>
        readdirSync(join(dir, 'correo'))
          .map((nombre) => readFileSync(join(dir, 'correo', nombre), 'utf8'))
          .join('\n')
      await expect.poll(correos, { timeout: 60_000, interval: 200 }).toMatch(/^To: .*mudada1@ejemplo\.cl/m)
      expect(await hijo!.preguntar('invariantes')).toEqual({ rotos: [] })
    })
    expect(readFileSync(join(dir, 'archivos', 'fotos', 'una.webp'), 'utf8')).toBe('un lago')
    await expect(
      preguntar(
        destino,
        `insert into apuntes (movimiento_id, cuenta, monto) select m.id, 'psp', x.monto from (select id from movimientos limit 1) m, (values (1), (-1)) x(monto)`,
      ),
    ).rejects.toThrow('no recibe apuntes después')
    await expect(preguntar(destino, 'truncate auditoria')).rejects.toThrow()
  }, 300_000)

  it('lets nobody go on in the folder that it came from, and says where the base is', async () => {
    const lugar = new URL(destino).host + new URL(destino).pathname
    const { stderr, code } = await partir()
    expect([code, stderr]).toEqual([1, expect.stringContaining(`se mudó a ${lugar}`)])
    expect(await mudar(destino)).toMatchObject({ code: 1, stderr: expect.stringMatching(/ya se mudó a/) })
    expect(await lanzar({ env: { DATA_DIR: dir }, entrada: 'tools/restaurar.ts' }).fin).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(lugar),
    })
    expect(existsSync(join(dir, 'base'))).toBe(false)
  }, 60_000)

  it('finds out that it had arrived when it was cut off between the two', async () => {
    const [anterior] = readdirSync(dir).filter((nombre) => nombre.startsWith('base.mudada-'))
    renameSync(join(dir, anterior!), join(dir, 'base'))
    const marca = JSON.parse(readFileSync(join(dir, 'mudanza.json'), 'utf8')) as object
    writeFileSync(join(dir, 'mudanza.json'), JSON.stringify({ ...marca, doneAt: null }))
    expect(await partir()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/quedó sin confirmar; vuelve a correr npm run db:mudar/),
    })
    expect(await mudar(await unDestino())).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/quedó sin confirmar; corre esta orden con esa dirección/),
    })
    expect(await mudar(destino)).toMatchObject({ code: 0, stdout: expect.stringMatching(/había llegado entera/) })
    expect([
      existsSync(join(dir, 'base')),
      readdirSync(dir).filter((nombre) => nombre.startsWith('base.mudada-')).length,
    ]).toEqual([false, 1])
  }, 60_000)
})

/** Nothing of what waits is done: there are no jobs. */
async function vender(dir: string): Promise<EnVuelo> {
  const program = await unProgramaDe(dir)
  const { db } = program.database
  const experiencia = await unaExperiencia(db)
  const salida = await unaSalida(db, experiencia, {
    fecha: sumarDias(fechaLocal(new Date(), experiencia.zonaHoraria), 12),
    cupos: 20,
  })
  const reservar = async (n: number): Promise<Venta> => {
    const contacto = { nombre: 'Ñandú «Rosa»\\\t', email: `mudada${n}@ejemplo.cl`, telefono: '+56912345678' }
    return pedir<Venta>(program, '/api/reservas', {
      experienciaId: experiencia.id,
      salidaId: salida.id,
      participantes: { adulto: 1 },
      contacto,
    })
  }
  const pagada = await reservar(1)
  await pagar(program, await intentar(program, pagada))
  await vi.waitFor(
    async () =>
      expect(
        await db.selectFrom('reservas').select('estado').where('id', '=', pagada.id).executeTakeFirstOrThrow(),
      ).toEqual({ estado: 'confirmada' }),
    { timeout: 30_000, interval: 50 },
  )
  const retenida = await reservar(2)
  const intentada = await intentar(program, await reservar(3))
  await program.sandbox!.fail('payment_intent.succeeded', 'no_entregar')
  const avisada = await reservar(4)
  await pagar(program, await intentar(program, avisada))
  await avisar(program)
  mkdirSync(join(dir, 'archivos', 'fotos'), { recursive: true })
  writeFileSync(join(dir, 'archivos', 'fotos', 'una.webp'), 'un lago')
  await program.close()
  return { retenida, intentada, avisada, pagada }
}

async function pedir<T>({ fetch }: Pick<Program, 'fetch'>, path: string, body: object, clave?: string): Promise<T> {
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

async function intentar(en: Pick<Program, 'fetch'>, venta: Venta): Promise<EnVuelo['intentada']> {
  const { id, clientSecret } = await pedir<{ id: string; clientSecret: string }>(
    en,
    '/api/create-payment-intent',
    { reservaId: venta.id, aceptaTerminos: true },
    venta.clave,
  )
  return { ...venta, pi: id, secreto: clientSecret }
}

async function pagar({ fetch }: Pick<Program, 'fetch'>, { pi, secreto }: EnVuelo['intentada']): Promise<void> {
  const answer = await fetch(
    new Request('http://localhost:3999/sandbox/stripe/tarjeta', {
      method: 'POST',
      body: new URLSearchParams({ ...TARJETA, pi, client_secret: secreto }),
      headers: { accept: 'application/json' },
    }),
  )
  expect(await answer.json()).toMatchObject({ estado: 'exitoso' })
}

/** The notice of the last charge came in, and its job has not begun. */
async function avisar(program: Program): Promise<void> {
  const ctx = program.ctx()
  const { id, tipo, datos } = await program.database.db
    .selectFrom('sandboxEventos')
    .select(['id', 'tipo', 'datos'])
    .where('tipo', '=', 'payment_intent.succeeded')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await ctx.transaction(async (tx) => {
    await tx
      .insertInto('eventosPsp')
      .values({ id, tipo, cuerpo: JSON.stringify(datos), recibidoEn: ctx.now })
      .execute()
    await ctx.enqueue(tx, 'reservas.aplicarEvento', { id })
  })
}

/** What waited is done by the program that runs over the new base: notices, payments, mails. */
async function seguir(hijo: Hijo, { retenida, intentada, avisada, pagada }: EnVuelo): Promise<void> {
  const en = {
    fetch: (request: Request) => fetch(new Request(request.url.replace('http://localhost:3999', hijo.url), request)),
  }
  const estadoDe = async ({ id, clave }: Venta) =>
    (
      (await (await fetch(`${hijo.url}/api/reservas/${id}`, { headers: { 'x-reserva-clave': clave } })).json()) as {
        estado: string
      }
    ).estado
  expect([await estadoDe(pagada), await estadoDe(retenida), await estadoDe(intentada)]).toEqual([
    'confirmada',
    'pendiente',
    'pendiente',
  ])
  await pagar(en, await intentar(en, retenida))
  await pagar(en, intentada)
  for (const venta of [avisada, retenida, intentada])
    await expect.poll(() => estadoDe(venta), { timeout: 60_000, interval: 100 }).toBe('confirmada')
}
