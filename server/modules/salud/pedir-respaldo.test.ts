import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { openPglite } from '#server/platform/db.ts'
import { lockFolder } from '#server/platform/folder-lock.ts'
import { setLog } from '#server/platform/log.ts'
import { conHijos, lanzar, type Fin } from '#server/testing/hijo.ts'
import { unProgramaDe } from '#server/testing/programa.ts'
import { restaurarRespaldo } from './index.ts'

setLog({ level: 'error' })

/** Copies at any time: of a program that runs, of one that was stopped, at a start, and before a new version changes the tables. */
describe('npm run db:backup', () => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-respaldo-'))
  beforeAll(() => {
    mkdirSync(join(dir, 'archivos', 'fotos'), { recursive: true })
    writeFileSync(join(dir, 'archivos', 'fotos', 'una.webp'), 'un lago')
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))

  const respaldar = (env: Record<string, string> = {}, argumentos: string[] = []): Promise<Fin> =>
    lanzar({ env: { DATA_DIR: dir, ...env }, entrada: 'tools/respaldar.ts', argumentos }).fin
  const copias = (clase: string): string[] =>
    readdirSync(join(dir, 'respaldos')).filter((nombre) => nombre.startsWith(`${clase}-`) && nombre.endsWith('.tar.gz'))
  const reservasEn = async (archivo: string): Promise<number> => {
    const otra = mkdtempSync(join(dir, 'vuelta-'))
    cpSync(join(dir, 'respaldos'), join(otra, 'respaldos'), { recursive: true })
    expect(await restaurarRespaldo({ dataDir: otra, archivo, now: new Date() })).toMatchObject({
      archivo,
      archivos: { repuestos: 1, perdidos: [] },
    })
    const base = await openPglite<Database>({ dir: join(otra, 'base') })
    const { n } = await base.db
      .selectFrom('reservas')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    await base.close()
    rmSync(otra, { recursive: true })
    return n
  }

  it('copies what a running program has answered, without stopping it', async () => {
    await conHijos(1, { DATA_DIR: dir }, async ([hijo]) => {
      const pedir = (path: string, body?: object) =>
        fetch(
          `${hijo!.url}${path}`,
          body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
        )
      const [experiencia] = (await (await pedir('/api/v1/experiencias')).json()) as { id: string }[]
      const [salida] = (await (await pedir(`/api/v1/experiencias/${experiencia!.id}/disponibilidad`)).json()) as {
        id: string
      }[]
      const reservar = async (n: number) =>
        (
          await pedir('/api/reservas', {
            experienciaId: experiencia!.id,
            salidaId: salida!.id,
            participantes: { adulto: 1 },
            contacto: { nombre: 'Rosa Mamani', email: `copia${n}@ejemplo.cl`, telefono: '+56912345678' },
          })
        ).status
      expect(await reservar(1)).toBe(201)
      const [una, otra] = await Promise.all([respaldar(), respaldar()])
      for (const fin of [una, otra])
        expect(fin).toMatchObject({
          code: 0,
          stderr: '',
          stdout: expect.stringMatching(
            /^Listo: .*pedido-.*\.tar\.gz \(\d+ bytes\), con 1 fotos y documentos \(7 bytes\)\.$/m,
          ),
        })
      expect(await reservar(2)).toBe(201)
      expect(readdirSync(join(dir, 'pedidos'))).toEqual([])
    })
    expect(copias('pedido')).toHaveLength(2)
    expect(await reservasEn(copias('pedido')[0]!)).toBe(1)
  }, 180_000)

  it('copies the base of a program that was stopped, or killed', async () => {
    expect(await respaldar()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Listo: /) })
    expect(await reservasEn(copias('pedido').at(-1)!)).toBe(2)
  }, 120_000)

  it('says in a line why there is none', async () => {
    const soltar = lockFolder(dir)
    expect(await respaldar()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATA_DIR: otro proceso usa esa carpeta y no atiende pedidos de copia/),
    })
    soltar()
    expect(readdirSync(join(dir, 'pedidos'))).toEqual([])
    expect(await respaldar({}, ['--ahora'])).toMatchObject({
      code: 1,
      stderr: '--ahora no es una opción: npm run db:backup\n',
    })
    expect(await respaldar({ DATA_DIR: join(dir, 'archivos') })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no hay una base incluida/),
    })
    expect(await respaldar({ DATABASE_URL: 'postgres://127.0.0.1:1/nada' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: .*docs\/operar\.md/),
    })
  }, 120_000)

  it('is made at a start, but not by one that starts again and again', async () => {
    const partir = async (hace: string): Promise<void> => {
      const base = await openPglite<Database>({ dir: join(dir, 'base') })
      await sql`update respaldos set created_at = now() - ${hace}::interval`.execute(base.db)
      await base.close()
      const program = await unProgramaDe(dir, { withJobs: true })
      const encolado = () =>
        sql<{
          n: number
        }>`select count(*)::int as n from pgboss.job where data->>'job' = 'salud.respaldar' and state in ('created', 'active', 'retry')`.execute(
          program.database.db,
        )
      await expect.poll(async () => (await encolado()).rows[0]!.n, { timeout: 60_000, interval: 100 }).toBe(0)
      await program.close()
    }
    await partir('5 minutes')
    expect(copias('inicio')).toEqual([])
    await partir('11 minutes')
    expect(copias('inicio')).toHaveLength(1)
    expect(await reservasEn(copias('inicio')[0]!)).toBe(2)
  }, 180_000)

  it('is made before a new version changes the tables, and comes back into it', async () => {
    const base = await openPglite<Database>({ dir: join(dir, 'base') })
    await base.exec(`drop table mudanza_de_base; drop function apuntes_con_su_movimiento() cascade`)
    await base.exec(
      `delete from migraciones where left(nombre, 4) in ('0404', '0430', '0431'); alter table movimientos drop column transaccion; alter table respaldos drop constraint respaldos_clase_check; delete from respaldos; alter table respaldos add constraint respaldos_clase_check check (clase in ('hora', 'dia'))`,
    )
    await base.exec(
      `create or replace function transaccion_actual() returns bigint language sql volatile as 'select pg_current_xact_id()::text::bigint'; drop function desfase_de_transacciones()`,
    )
    await base.close()
    const antes = copias('inicio').length
    const program = await unProgramaDe(dir)
    expect(await program.database.db.selectFrom('respaldos').select('clase').execute()).toEqual([{ clase: 'inicio' }])
    await program.close()
    expect(copias('inicio')).toHaveLength(antes + 1)
    expect(await reservasEn(copias('inicio').at(-1)!)).toBe(2)
  }, 180_000)
})
