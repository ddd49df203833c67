import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bases } from '#server/testing/base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { BusyError, type Database, openPostgres, sqlState } from './db.ts'
import { listUnknown, migrate } from './migrate.ts'

describe.each(bases())('$nombre', ({ nombre, abrir }) => {
  it('gives the same values for the same types', async () => {
    const database = await abrir()
    const { rows } =
      await sql<object>`select 9007199254740991::int8 as entero, 4.5::numeric as decimal, date '2026-11-14' as dia, timestamp '2026-11-14 10:00' as muro,
      timestamptz '2026-11-14 10:00-03' as instante, '{"aB_c": 1}'::jsonb as datos, true as si`.execute(database.db)
    expect(rows).toEqual([
      {
        entero: 9_007_199_254_740_991,
        decimal: 4.5,
        dia: '2026-11-14',
        muro: '2026-11-14T10:00:00',
        instante: new Date('2026-11-14T13:00:00Z'),
        datos: { aB_c: 1 },
        si: true,
      },
    ])
    await database.close()
  })

  it('leaves nothing of a script or a transaction that fails, and works on', async () => {
    const database = await abrir()
    await expect(database.exec('begin; create table a_medias (x int); select 1/0; commit')).rejects.toThrow()
    if (nombre === 'PGlite') await database.exec('rollback')
    await expect(
      database.transaction(async (tx) => {
        await unUsuario(tx)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from usuarios where to_regclass('a_medias') is null`.execute(database.db)
    expect(rows).toEqual([{ n: 0 }])
    await database.close()
  })

  it('goes on asking what a migration meanwhile gave other columns, also within a transaction', async () => {
    const database = await abrir()
    await database.exec('create table casas (id int)')
    const deLaUno = (db: typeof database.db) =>
      sql<object>`select * from casas where id = ${1}`.execute(db).then(({ rows }) => rows)
    await sql`insert into casas values (${1})`.execute(database.db)
    expect(await deLaUno(database.db)).toEqual([{ id: 1 }])
    await database.exec(`alter table casas add column color text default 'azul'`)
    expect(await deLaUno(database.db)).toEqual([{ id: 1, color: 'azul' }])
    await database.exec('alter table casas add column pisos int default 2')
    expect(await database.transaction(async (tx) => (await sql`select 1`.execute(tx), deLaUno(tx)))).toEqual([
      { id: 1, color: 'azul', pisos: 2 },
    ])
    await database.close()
  })

  it('lets others have their turn while a thousand queries wait', async () => {
    const database = await abrir()
    let answered = 0
    const all = Promise.all(
      Array.from({ length: 1000 }, () => sql`select 1`.execute(database.db).then(() => answered++)),
    )
    const turns: number[] = []
    for (let going = true; going; going = answered < 1000) {
      await new Promise(setImmediate)
      turns.push(answered)
    }
    await all
    expect(turns.some((n) => n > 0 && n < 1000)).toBe(true)
    await database.close()
  })

  it('tries a conflict again, three times', async () => {
    const database = await abrir()
    let tries = 0
    const conflicting = (times: number) =>
      database.transaction(async (tx) => {
        if (++tries <= times)
          await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(tx)
        return 'done'
      })
    expect(await conflicting(3)).toBe('done')
    tries = 0
    await expect(conflicting(4)).rejects.toThrow(BusyError)
    await database.close()
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL as it comes', () => {
  it('compiles nothing that we ask of it, wherever it would', async () => {
    const [database] = await Promise.all(
      bases()
        .filter(({ nombre }) => nombre === 'PostgreSQL')
        .map(({ abrir }) => abrir()),
    )
    const { rows } = await sql<object>`select setting, source from pg_settings where name = 'jit'`.execute(database!.db)
    expect(rows).toEqual([{ setting: 'off', source: 'client' }])
    await database!.close()
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL that goes away', () => {
  it('costs the transaction it was in, and not the process', async () => {
    const [database] = await Promise.all(
      bases()
        .filter(({ nombre }) => nombre === 'PostgreSQL')
        .map(({ abrir }) => abrir()),
    )
    const other = await openPostgres<object>({ url: database!.url!, pool: 1 })
    const lost = await database!
      .transaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(other.db)
        // The connection is lost while nobody asks anything of it.
        await new Promise((resolve) => setTimeout(resolve, 200))
        await sql`select 1`.execute(tx)
      })
      .catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(Error)
    expect((await sql<{ uno: number }>`select 1 as uno`.execute(database!.db)).rows).toEqual([{ uno: 1 }])
    await other.close()
    await database!.close()
  })

  it('is migrated by several processes at once on a database that is new', async () => {
    const [database] = await Promise.all(
      bases()
        .filter(({ nombre }) => nombre === 'PostgreSQL')
        .map(({ abrir }) => abrir()),
    )
    const name = `nueva_${crypto.randomUUID().replaceAll('-', '')}`
    await sql.raw(`create database ${name}`).execute(database!.db)
    const url = new URL(`/${name}`, database!.url!).href
    const several = await Promise.all([1, 2, 3, 4].map(() => openPostgres<object>({ url })))
    const applied = await Promise.all(several.map((one) => migrate(one, new URL('../db/migrations/', import.meta.url))))
    expect(applied.filter((files) => files.length > 0)).toHaveLength(1)
    for (const one of several) await one.close()
    await sql.raw(`drop database ${name} with (force)`).execute(database!.db)
    await database!.close()
  }, 60_000)

  it.each(bases())('is known to be newer than the code, on $nombre', async ({ abrir }) => {
    const database = await abrir()
    const migrations = new URL('../db/migrations/', import.meta.url)
    await migrate(database, migrations)
    expect(await listUnknown(database, migrations)).toEqual([])
    await sql`insert into migraciones (nombre) values ('9998_de_otra.sql'), ('9999_de_manana.sql')`.execute(database.db)
    expect(await migrate(database, migrations)).toEqual([])
    expect(await listUnknown(database, migrations)).toEqual(['9998_de_otra.sql', '9999_de_manana.sql'])
    await database.close()
  })

  it('names a conflict by its code alone', () => {
    expect([sqlState({ code: '40001' }), sqlState({ code: 'ECONNRESET' }), sqlState(null)]).toEqual([
      '40001',
      undefined,
      undefined,
    ])
  })
})

it('waits for a connection as long as its pool says: a visit is told soon, what nobody waits for goes on', async () => {
  const { url, close } = (await bases().at(-1)!.abrir()) as Database<unknown> & { url: string }
  const [deVisita, deTrabajo] = [
    await openPostgres({ url, pool: 1, waitMs: 50 }),
    await openPostgres({ url, pool: 1, waitMs: 30_000 }),
  ]
  const despues = await Promise.all(
    [deVisita, deTrabajo].map(async ({ transaction, db }) => {
      let soltar = (): void => undefined
      const suelta = new Promise<void>((resolve) => (soltar = resolve))
      let tomada = (): void => undefined
      const esta = new Promise<void>((resolve) => (tomada = resolve))
      const larga = transaction(async (tx) => {
        await sql`select 1`.execute(tx)
        tomada()
        await suelta
      })
      await esta
      const otra = sql`select 1`.execute(db).then(
        () => 'answered',
        (error: Error) => error.message,
      )
      return { soltar, larga, otra }
    }),
  )
  expect(await despues[0]!.otra).toMatch(/timeout exceeded/)
  for (const { soltar, larga } of despues) {
    soltar()
    await larga
  }
  expect(await despues[1]!.otra).toBe('answered')
  for (const { close: cerrar } of [deVisita, deTrabajo]) await cerrar()
  await close()
})
