import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { sqlState, type Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'

describe.each(bases())('what is never changed on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  beforeAll(async () => {
    base = await abrir()
    await base.db
      .insertInto('auditoria')
      .values({ actor: 'prueba', accion: 'mirar', objeto: 'nada', objetoId: '1', detalle: '{}', createdAt: AHORA })
      .execute()
  })
  afterAll(() => base.close())
  const estado = (act: Promise<unknown>) => act.then(() => 'done', sqlState)

  it('is not updated or deleted', async () => {
    expect([
      await estado(sql`update auditoria set actor = 'otro'`.execute(base.db)),
      await estado(sql`delete from auditoria`.execute(base.db)),
    ]).toEqual(['23514', '23514'])
  })

  it('takes no more entries into a movement that was booked, not even a pair that sums to zero', async () => {
    const id = randomUUID()
    const par = [
      { movimientoId: id, cuenta: 'banco', monto: 5 },
      { movimientoId: id, cuenta: 'psp', monto: -5 },
    ]
    await base.transaction(async (tx) => {
      await tx
        .insertInto('movimientos')
        .values({ id, clave: id, tipo: 'traspaso', reservaId: null, createdAt: AHORA })
        .execute()
      await tx.insertInto('apuntes').values(par).execute()
    })
    expect(await estado(base.db.insertInto('apuntes').values(par).execute())).toBe('23514')
    expect(await base.db.selectFrom('apuntes').select('monto').execute()).toHaveLength(2)
  })

  it('has a guard against being emptied wherever a guard against being deleted stands', async () => {
    const { rows } = await sql<{ tabla: string; vaciar: boolean }>`
      select c.relname as tabla, bool_or(t.tgtype & 32 > 0) as vaciar from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and p.prosrc like '%raise exception%' and t.tgtype & 2 > 0 and t.tgtype & 40 > 0 group by 1 order by 1`.execute(
      base.db,
    )
    expect(rows.map(({ tabla }) => tabla)).toEqual(
      expect.arrayContaining([
        'apuntes',
        'auditoria',
        'caso_hechos',
        'lineas_de_contrato',
        'movimientos',
        'reembolsos',
        'reglas',
        'reserva_lineas',
      ]),
    )
    expect(rows.filter(({ vaciar }) => !vaciar)).toEqual([])
  })

  it.each([
    'auditoria',
    'apuntes',
    'movimientos, apuntes',
    'movimientos cascade',
    'reservas cascade',
    'usuarios cascade',
  ])('is not emptied by truncating %s', async (tablas) => {
    expect(await estado(base.exec(`truncate ${tablas}`))).toBe('23514')
    expect((await base.db.selectFrom('auditoria').select('actor').execute()).map(({ actor }) => actor)).toEqual([
      'prueba',
    ])
  })
})
