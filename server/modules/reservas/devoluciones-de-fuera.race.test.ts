import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'
import { bases } from '#server/testing/base.ts'
import {
  cancelar,
  leerPagos,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaEscena,
  unaOferta,
  vaciar,
  type Escena,
} from '#server/testing/escenas.ts'
import { conciliar } from './conciliar.ts'

setLog({ sink: () => undefined })

const RONDAS = 6
const codigoDe = (error: unknown): string =>
  error instanceof Refusal ? error.code : `bug: ${(error as Error).message}`

/** Whatever is left is found by the next passes. */
async function reposo(e: Escena): Promise<void> {
  for (let veces = 0; veces < 3; veces++) {
    await e.settle()
    e.avanzar(11 * 60)
    await conciliar(e.ctx(), { todo: true })
  }
  await e.settle()
}

const transferencias = async (e: Escena) =>
  (await e.db.selectFrom('transferencias').select(['estado', 'monto']).execute()).map(
    ({ estado, monto }) => `${estado} ${monto}`,
  )
const dado = async (e: Escena) =>
  (await e.comprador.charges.list()).data.reduce((suma, { amount_refunded }) => suma + amount_refunded, 0)

describe.each(bases().filter(({ nombre }) => nombre === 'PostgreSQL'))(
  'two events about the money of one booking ($nombre)',
  ({ abrir }) => {
    let database: Opened<Database>
    beforeAll(async () => {
      database = await abrir()
    })
    afterAll(() => database?.close())

    const empezar = async () => {
      await vaciar(database)
      const e = await unaEscena(database)
      const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
      return { e, reserva, payment_intent: (await leerPagos(e, reserva.id))[0]!.pspIntento! }
    }

    it.each([[10_000], [40_000]])(
      'a refund of %i made at the provider and our cancellation at once give back once, and what was paid',
      async (amount) => {
        for (let ronda = 0; ronda < RONDAS; ronda++) {
          const { e, reserva, payment_intent } = await empezar()
          const respuestas = await Promise.all([
            e.comprador.refunds
              .create({ payment_intent, amount })
              .then(() => e.settle())
              .then(() => 'hecha', codigoDe),
            cancelar(e, reserva)
              .then(() => e.settle())
              .then(() => 'cancelada', codigoDe),
          ])
          // Where our cancellation got there first, the provider has nothing left to give back.
          expect(respuestas).toEqual([expect.stringMatching(/^hecha$|has already been refunded\.$/), 'cancelada'])
          await reposo(e)
          expect([await dado(e), await transferencias(e), (await leerReserva(e, reserva.id)).estadoPago]).toEqual([
            40_000,
            [],
            'reembolsado',
          ])
          expect([
            await saldoDe(e, 'psp'),
            await saldoEnPsp(e),
            await saldoDe(e, 'reembolsos'),
            await e.invariantes(),
          ]).toEqual([0, 0, 0, []])
        }
      },
    )

    it('the same refund told by its notice and by the look at the last days, eight times at once, is one', async () => {
      const { e, reserva, payment_intent } = await empezar()
      await e.comprador.refunds.create({ payment_intent, amount: 10_000 })
      await Promise.all([e.settle(), ...Array.from({ length: 8 }, () => conciliar(e.ctx(), { todo: true }))])
      await reposo(e)
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ monto: 10_000, estado: 'hecho' }])
      expect([await saldoDe(e, 'psp'), await saldoEnPsp(e), await e.invariantes()]).toEqual([30_000, 30_000, []])
    })

    it('a bank that sends a refund back while the booking is cancelled: what was lost on the way is owed once, by transfer', async () => {
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const { e, reserva, payment_intent } = await empezar()
        const { id } = await e.comprador.refunds.create({ payment_intent, amount: 10_000 })
        await e.settle()
        const respuestas = await Promise.all([
          e.sandbox
            .endRefund(id, 'failed')
            .then(() => e.settle())
            .then(() => 'vuelta', codigoDe),
          cancelar(e, reserva)
            .then(() => e.settle())
            .then(() => 'cancelada', codigoDe),
        ])
        expect(respuestas).toEqual(['vuelta', 'cancelada'])
        await reposo(e)
        expect([
          (await leerReembolsos(e, reserva.id)).map(({ monto, estado }) => `${estado} ${monto}`).toSorted(),
          await transferencias(e),
        ]).toEqual([['hecho 30000', 'retornado 10000'], ['por_pedir 10000']])
        expect([
          await saldoDe(e, 'psp'),
          await saldoEnPsp(e),
          await saldoDe(e, 'reembolsos_manuales'),
          (await leerReserva(e, reserva.id)).estadoPago,
          await e.invariantes(),
        ]).toEqual([10_000, 10_000, -10_000, 'reembolso_pendiente', []])
      }
    })
  },
)
