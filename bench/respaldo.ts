import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lanzar } from '#server/testing/hijo.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { startOurs } from './child.ts'
import type { Check } from './report.ts'
import { newFolder } from './temp.ts'

const bench = 'respaldo'
const FOTOS = 500
const FOTO_BYTES = 120_000
const VUELTA_MS = 30 * 60_000
const HORA_MS = 3_600_000
const TRAMO_S = 10

/** How long a copy and the way back take, and what may be lost, with the demonstration in it and as many photos as a shop of some size has. */
export async function respaldo(): Promise<Check[]> {
  const dir = newFolder('respaldo')
  // Sent to it as the operator's guide says.
  const postgres = await startPostgres((folder) => ({
    fsync: 'on',
    archive_mode: 'on',
    archive_timeout: String(TRAMO_S),
    archive_command: `test ! -f ${folder}/wal/%f && cp %p ${folder}/wal/%f`,
    restore_command: `cp ${folder}/wal/%f %p`,
  }))
  try {
    return [...(await incluida(dir)), await mudanza(dir, postgres.url), ...(await enPostgres(dir, postgres))]
  } finally {
    await postgres.stop()
  }
}

async function incluida(dir: string): Promise<Check[]> {
  const fotos = join(dir, 'archivos', 'fotos')
  mkdirSync(fotos, { recursive: true })
  for (let n = 0; n < FOTOS; n++) writeFileSync(join(fotos, `foto${n}-400.webp`), Buffer.alloc(FOTO_BYTES, n))
  const programa = await startOurs({ DATA_DIR: dir, DEMO: '1' }, { pin: false })
  const primera = await cronometrar(() => correr('tools/respaldar.ts', { DATA_DIR: dir }))
  const segunda = await cronometrar(() => correr('tools/respaldar.ts', { DATA_DIR: dir }))
  await programa.stop()
  const copia = readdirSync(join(dir, 'respaldos'))
    .filter((nombre) => nombre.endsWith('.tar.gz'))
    .at(-1)!
  rmSync(join(dir, 'base', 'global'), { recursive: true })
  rmSync(fotos, { recursive: true })
  const orden = await cronometrar(() => correr('tools/restaurar.ts', { DATA_DIR: dir }))
  const partida = await cronometrar(async () => (await startOurs({ DATA_DIR: dir, DEMO: '1' }, { pin: false })).stop())
  return [
    {
      bench,
      what: 'base incluida: se pierde a lo más lo de la última hora y lo que tarda una copia',
      ok: segunda < HORA_MS,
      note: `copia con el programa en marcha: la primera ${s(primera)}, con las fotos ya copiadas ${s(segunda)}; ${mib(statSync(join(dir, 'respaldos', copia)).size)} y ${FOTOS} fotos`,
    },
    {
      bench,
      what: 'base incluida: vuelve a servir en menos de 30 min',
      ok: orden + partida < VUELTA_MS,
      note: `db:restore ${s(orden)}, y partir ${s(partida)}`,
    },
  ]
}

async function mudanza(dir: string, url: string): Promise<Check> {
  let dicho = ''
  const ms = await cronometrar(
    async () => void (dicho = await correr('tools/mudar.ts', { DATA_DIR: dir, DATABASE_URL: url })),
  )
  return {
    bench,
    what: 'la base incluida se muda a PostgreSQL en menos de 30 min',
    ok: ms < VUELTA_MS,
    note: `${s(ms)}: ${/Listo: ([^,]+)/.exec(dicho)?.[1] ?? 'sin cuenta'}`,
  }
}

async function enPostgres(dir: string, { url, folder, run, crash }: TestPostgres): Promise<Check[]> {
  const copia = await cronometrar(async () =>
    run('pg_basebackup', ['-D', join(folder, 'copia'), '-X', 'stream', '-c', 'fast', '-d', url]),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const escribir = async (clave: string) =>
    void (await client.query(`insert into limites (clave, ventana, cuenta) values ($1, now(), 1)`, [clave]))
  await escribir('bench-antes')
  const archivado = await cronometrar(async () => {
    const { rows } = await client.query<{ tramo: string }>('select pg_walfile_name(pg_current_wal_lsn()) as tramo')
    while (!readdirSync(join(folder, 'wal')).includes(rows[0]!.tramo)) await wait(50)
  })
  const { rows } = await client.query<{ hora: string }>('select clock_timestamp()::text as hora')
  await escribir('bench-despues')
  await client.query('select pg_switch_wal()')
  await client.end()
  const vuelta = await cronometrar(async () => {
    await crash(() => {
      rmSync(join(folder, 'db'), { recursive: true })
      renameSync(join(folder, 'copia'), join(folder, 'db'))
      appendFileSync(
        join(folder, 'db', 'postgresql.auto.conf'),
        `recovery_target_time = '${rows[0]!.hora}'\nrecovery_target_action = 'promote'\n`,
      )
      writeFileSync(join(folder, 'db', 'recovery.signal'), '')
    })
    await (await startOurs({ DATABASE_URL: url, DATA_DIR: dir }, { pin: false })).stop()
  })
  const despues = new pg.Client({ connectionString: url })
  await despues.connect()
  const quedan = (
    await despues.query<{ clave: string }>(`select clave from limites where clave like 'bench-%'`)
  ).rows.map(({ clave }) => clave)
  await despues.end()
  return [
    {
      bench,
      what: `PostgreSQL: se pierde a lo más archive_timeout (aquí ${TRAMO_S} s; la guía dice 300) y lo que tarda en archivarse`,
      ok: archivado < (TRAMO_S + 5) * 1000,
      note: `un cambio estuvo en el archivo a los ${s(archivado)}; pg_basebackup ${s(copia)}`,
    },
    {
      bench,
      what: 'PostgreSQL: vuelve a un instante elegido, y a servir, en menos de 30 min',
      ok: vuelta < VUELTA_MS && quedan.join() === 'bench-antes',
      note: `${s(vuelta)}; de dos cambios, uno antes y otro después del instante, queda: ${quedan.join(', ')}`,
    },
  ]
}

async function correr(entrada: string, env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await lanzar({ env: { DEMO: '0', ...env }, entrada }).fin
  if (code !== 0) throw new Error(`${entrada}: ${stdout}${stderr}`)
  return stdout
}

async function cronometrar(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

const s = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1).replace('.', ',')} MiB`
