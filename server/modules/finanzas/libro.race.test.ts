import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asientoTraspaso } from '#domain/pagos/asientos.ts'
import type { Database } from '#server/db/schema.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { sqlState, type Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { cifra } from '#server/testing/cifras.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { cancelar, reservaPagada, unaEscena, unaOferta, vaciar, type Escena } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { listarAsientos, verSaldos } from './index.ts'

setLog({ sink: () => undefined })

const SEGUNDOS = cifra('LIBRO_SEGUNDOS', 3, 60)
const CUENTAN = 4
const COMPRAN = 3
const LEEN = 3
const postgres = conPostgres()

/** docs/nunca.md 11: a bank test. */
describe('the ledger while money moves', () => {
  let database: Opened<Database>
  let e: Escena
  beforeAll(async () => {
    database = await abrirPostgres(postgres.url)
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    await vaciar(database)
    e = await unaEscena(database)
  })

  it(
    `C5: sums to zero at every read of ${SEGUNDOS} s of sales, refunds and transfers`,
    { timeout: 60_000 + SEGUNDOS * 2_000 },
    async () => {
      const ana = await unaDeFinanzas(e.db)
      const fin = performance.now() + SEGUNDOS * 1_000
      const hechos = { movimientos: 0, compras: 0, lecturas: 0 }
      const torcidas: unknown[] = []
      const mientras = (cuantos: number, act: (quien: number) => Promise<void>) =>
        Array.from({ length: cuantos }, async (_, quien) => {
          while (performance.now() < fin) await act(quien)
        })
      const ofertas = await Promise.all(
        Array.from({ length: COMPRAN }, (_, i) => unaOferta(e, { cupos: 2_000, fecha: `2026-12-1${i}` })),
      )
      await Promise.all([
        ...mientras(CUENTAN, async (quien) => {
          const monto = 1 + ((hechos.movimientos * 7_919 + quien) % 90_000)
          await e.database.transaction((tx) =>
            asentar(tx, {
              clave: `prueba:${quien}:${hechos.movimientos++}`,
              tipo: 'traspaso',
              reservaId: null,
              modo: 'prueba',
              apuntes: asientoTraspaso(monto),
              now: e.clock.now,
            }),
          )
        }),
        ...mientras(COMPRAN, async (quien) => {
          await cancelar(e, await reservaPagada(e, ofertas[quien]!))
          hechos.compras++
        }),
        ...mientras(LEEN, async () => {
          const { total } = await verSaldos(e.ctx(ana), {})
          const { items } = await listarAsientos(e.ctx(ana), { porPagina: 100 })
          torcidas.push(
            ...(total === 0 ? [] : [total]),
            ...items.filter(({ apuntes }) => apuntes.reduce((suma, { monto }) => suma + monto, 0) !== 0),
          )
          hechos.lecturas++
        }),
      ])
      await e.settle()
      process.stdout.write(
        `  C5: ${hechos.lecturas} reads during ${hechos.movimientos} movements and ${hechos.compras} sales given back, ${torcidas.length} not zero\n`,
      )
      expect(torcidas).toEqual([])
      expect([hechos.movimientos > 0, hechos.compras > 0, hechos.lecturas > 0]).toEqual([true, true, true])
      expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
    },
  )

  /** Half of a movement in one transaction, the other half in the next. */
  const porMitades = async (entre: () => Promise<void>): Promise<void> => {
    const id = crypto.randomUUID()
    await e.db
      .insertInto('movimientos')
      .values({ id, clave: id, tipo: 'traspaso', reservaId: null, createdAt: e.clock.now })
      .execute()
    await e.db.insertInto('apuntes').values({ movimientoId: id, cuenta: 'banco', monto: 5 }).execute()
    await entre()
    await e.db.insertInto('apuntes').values({ movimientoId: id, cuenta: 'psp', monto: -5 }).execute()
  }

  it('refuses a movement that does not sum to zero by itself, and shows it to a reader where nothing refuses it', async () => {
    const ana = await unaDeFinanzas(e.db)
    const refused = await porMitades(async () => undefined).catch((error: unknown) => error)
    expect(sqlState(refused)).toBe('23514')
    for (const guarda of ['movimientos_cuadran', 'apuntes_con_su_movimiento'])
      await sql`alter table apuntes disable trigger ${sql.id(guarda)}`.execute(e.db)
    let visto = 0
    await porMitades(async () => void (visto = (await verSaldos(e.ctx(ana), {})).total))
    for (const guarda of ['movimientos_cuadran', 'apuntes_con_su_movimiento'])
      await sql`alter table apuntes enable trigger ${sql.id(guarda)}`.execute(e.db)
    expect(visto).toBe(5)
  })
})
