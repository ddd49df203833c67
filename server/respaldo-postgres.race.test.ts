import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrancar, type Hijo } from './testing/hijo.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'

const VUELTA_MS = 30 * 60_000
// While a base backup is made this process does nothing else: a connection that was kept would be closed by the other side.
const UNA_VEZ = { connection: 'close' }

/** docs/nunca.md 11, with the settings of docs/operar.md. */
describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL: base backup, archived WAL, restore', () => {
  let postgres: TestPostgres
  let hijo: Hijo
  beforeAll(async () => {
    // Nobody is let in before the recovery has ended.
    postgres = await startPostgres((folder) => ({
      archive_mode: 'on',
      archive_command: `test ! -f ${folder}/wal/%f && cp %p ${folder}/wal/%f`,
      restore_command: `cp ${folder}/wal/%f %p`,
      hot_standby: 'off',
    }))
    hijo = await arrancar({ env: { DATABASE_URL: postgres.url } })
  }, 120_000)
  afterAll(async () => {
    hijo?.child.kill('SIGKILL')
    await postgres?.stop()
  })

  const reservar = async (n: number): Promise<{ id: string; clave: string }> => {
    const [experiencia] = (await (await fetch(`${hijo.url}/api/v1/experiencias`, { headers: UNA_VEZ })).json()) as {
      id: string
    }[]
    const [salida] = (await (
      await fetch(`${hijo.url}/api/v1/experiencias/${experiencia!.id}/disponibilidad`, { headers: UNA_VEZ })
    ).json()) as { id: string }[]
    const body = {
      experienciaId: experiencia!.id,
      salidaId: salida!.id,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Rosa Mamani', email: `respaldo${n}@ejemplo.cl`, telefono: '+56912345678' },
    }
    const response = await fetch(`${hijo.url}/api/reservas`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...UNA_VEZ },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(201)
    return (await response.json()) as { id: string; clave: string }
  }
  const estadoDe = async ({ id, clave }: { id: string; clave: string }) =>
    (await fetch(`${hijo.url}/api/reservas/${id}`, { headers: { 'x-reserva-clave': clave } })).status

  it('F5: comes back with all that the archive holds, keeps every promise and takes bookings again', async () => {
    const { folder } = postgres
    const antes = await reservar(1)
    postgres.run('pg_basebackup', ['-D', join(folder, 'copia'), '-X', 'stream', '-c', 'fast', '-d', postgres.url])
    const archivada = await reservar(2)
    await cerrarTramo(postgres.url)
    const perdida = await reservar(3)
    await hijo.terminar('SIGKILL')

    const started = performance.now()
    await postgres.crash(() => {
      rmSync(join(folder, 'db'), { recursive: true })
      renameSync(join(folder, 'copia'), join(folder, 'db'))
      writeFileSync(join(folder, 'db', 'recovery.signal'), '')
    })
    hijo = await arrancar({ env: { DATABASE_URL: postgres.url } })
    const ms = performance.now() - started
    process.stdout.write(`  restored and serving after ${Math.round(ms)} ms\n`)
    expect(ms).toBeLessThan(VUELTA_MS)
    expect(await Promise.all([antes, archivada, perdida].map(estadoDe))).toEqual([200, 200, 404])
    expect(await hijo.preguntar('invariantes')).toEqual({ rotos: [] })
    expect((await reservar(4)).id).toBeTruthy()
  }, 180_000)

  it('goes back to a moment in between, and keeps nothing of what was done after it', async () => {
    const { folder } = postgres
    postgres.run('pg_basebackup', ['-D', join(folder, 'otra'), '-X', 'stream', '-c', 'fast', '-d', postgres.url])
    const antes = await reservar(5)
    const hora = await horaDe(postgres.url)
    const despues = await reservar(6)
    await cerrarTramo(postgres.url)
    await hijo.terminar('SIGKILL')
    await postgres.crash(() => {
      rmSync(join(folder, 'db'), { recursive: true })
      renameSync(join(folder, 'otra'), join(folder, 'db'))
      appendFileSync(
        join(folder, 'db', 'postgresql.auto.conf'),
        `recovery_target_time = '${hora}'\nrecovery_target_action = 'promote'\n`,
      )
      writeFileSync(join(folder, 'db', 'recovery.signal'), '')
    })
    hijo = await arrancar({ env: { DATABASE_URL: postgres.url } })
    expect(await Promise.all([antes, despues].map(estadoDe))).toEqual([200, 404])
    expect(await hijo.preguntar('invariantes')).toEqual({ rotos: [] })
  }, 180_000)
})

async function horaDe(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ hora: string }>('select clock_timestamp()::text as hora')
  await client.end()
  return rows[0]!.hora
}

/** What `archive_timeout` does every five minutes; answers once the piece lies in the archive. */
async function cerrarTramo(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ tramo: string }>('select pg_walfile_name(pg_switch_wal()) as tramo')
  await expect
    .poll(
      async () =>
        (
          await client.query<{ hecho: boolean }>('select last_archived_wal >= $1 as hecho from pg_stat_archiver', [
            rows[0]!.tramo,
          ])
        ).rows[0]!.hecho,
      { timeout: 30_000, interval: 50 },
    )
    .toBe(true)
  await client.end()
}
