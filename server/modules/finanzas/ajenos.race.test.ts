import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { saldoDe, unaEscena, vaciar } from '#server/testing/escenas.ts'
import { conciliarConPsp } from './index.ts'

setLog({ sink: () => undefined })

describe.each(bases().filter(({ nombre }) => nombre === 'PostgreSQL'))('at once ($nombre)', ({ abrir }) => {
  let database: Opened<Database>
  beforeAll(async () => {
    database = await abrir()
  })
  afterAll(() => database?.close())

  it('books money of nobody once and gives it back once, in ten passes and ten notices at once', async () => {
    await vaciar(database)
    const e = await unaEscena(database)
    const { id } = await e.comprador.paymentIntents.create({
      amount: 9_000,
      currency: 'clp',
      metadata: { reserva_id: 'regalo', instalacion: e.ctx().secretos.instalacion },
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    const { cuerpo } = e.avisos.splice(0)[0]!
    for (let n = 0; n < 10; n++)
      await e.db
        .insertInto('eventosPsp')
        .values({ id: `evt_${n}`, tipo: 'payment_intent.succeeded', cuerpo, recibidoEn: e.clock.now })
        .execute()
    await Promise.all(
      [...Array(10).keys()].flatMap((n) => [
        e.trabajar({ job: 'reservas.aplicarEvento', data: { id: `evt_${n}` } }),
        conciliarConPsp(e.ctx()),
      ]),
    )
    await Promise.all(Array.from({ length: 3 }, () => e.settle()))
    expect(await e.db.selectFrom('ajenos').select(['intento', 'estado']).execute()).toEqual([
      { intento: id, estado: 'hecho' },
    ])
    expect((await e.comprador.refunds.list({ payment_intent: id })).data).toHaveLength(1)
    expect([await saldoDe(e, 'psp'), await saldoDe(e, 'suspenso'), await saldoDe(e, 'reembolsos')]).toEqual([0, 0, 0])
    expect(await e.db.selectFrom('casos').select('estado').where('tipo', '=', 'discrepancia').execute()).toEqual([
      { estado: 'abierto' },
    ])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })
})
