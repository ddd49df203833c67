import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import type { PspSaldo } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  cancelar,
  leerReembolsos,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import {
  atenderDiferencia,
  compararSaldoConPsp,
  conciliarAhora,
  conciliarConPsp,
  listarDiferencias,
  verSaldoDelPsp,
} from './index.ts'

setLog({ sink: () => undefined })

const DIA = 86_400
const diferencias = (e: Escena) =>
  e.db
    .selectFrom('diferencias')
    .select(['de', 'tipo', 'intento', 'nuestro', 'suyo', 'estado'])
    .orderBy('createdAt')
    .execute()
const casos = async (e: Escena) =>
  (
    await e.db
      .selectFrom('casos')
      .select(['titulo', 'estado', 'decision'])
      .where('tipo', '=', 'discrepancia')
      .orderBy('abiertoEn')
      .execute()
  ).map(({ titulo, estado, decision }) => [titulo, estado, decision])
const TITULO = 'El saldo del medio de pago no calza'

enCadaBase('the balance at the payment provider', (escena) => {
  it("is the ledger's after sales, refunds, a dispute, fees and what went to our bank, however often it is compared", async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const [, cancelada, disputada] = [
      await reservaPagada(e, await unaOferta(e)),
      await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' })),
      await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-11' })),
    ]
    await cancelar(e, cancelada)
    const { pspIntento } = await e.db
      .selectFrom('pagos')
      .select('pspIntento')
      .where('reservaId', '=', disputada.id)
      .executeTakeFirstOrThrow()
    await e.sandbox.openDispute({ payment_intent: pspIntento! })
    await e.settle()
    await e.sandbox.moveBalance({ reporting_category: 'payout', amount: -25_000 })
    await e.sandbox.moveBalance({ reporting_category: 'fee', amount: -1_200 })
    expect(await verSaldoDelPsp(e.ctx(ana))).toEqual({ ultimo: null })
    for (let dia = 0; dia < 3; dia++) {
      expect(await compararSaldoConPsp(e.ctx())).toBe(true)
      e.avanzar(DIA)
    }
    expect([
      await saldoDe(e, 'psp'),
      await saldoEnPsp(e),
      await saldoDe(e, 'banco'),
      await saldoDe(e, 'costo_psp'),
    ]).toEqual([13_800, 13_800, 25_000, 1_200])
    expect([await diferencias(e), await e.invariantes()]).toEqual([[], []])
    expect(await verSaldoDelPsp(e.ctx(ana))).toMatchObject({
      ultimo: { libro: 13_800, suyo: { disponible: 13_800, pendiente: 0 }, enCamino: 0, diferencia: 0 },
    })
    await expect(verSaldoDelPsp(e.ctx(await unaDeFinanzas(e.db, 'soporte')))).rejects.toMatchObject({
      code: 'sin-permiso',
    })
  })

  it('counts a refund that has not arrived yet, and one that came back', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' }))
    await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-11' }))
    await e.sandbox.fail('refunds.create', 'reembolso_pendiente')
    await cancelar(e, reserva)
    await e.settle()
    await compararSaldoConPsp(e.ctx())
    expect([await saldoDe(e, 'psp'), await saldoEnPsp(e), await diferencias(e)]).toEqual([80_000, 40_000, []])
    const [suyo] = (await e.comprador.refunds.list()).data
    await e.sandbox.endRefund(suyo!.id, 'failed')
    await e.settle()
    await compararSaldoConPsp(e.ctx())
    expect([await saldoDe(e, 'psp'), await saldoEnPsp(e), await diferencias(e)]).toEqual([80_000, 80_000, []])
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'rechazado' }])
  })

  it('that differs is a row and a case, the same one while both move, open again once it is another difference, closed where it is none', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    await reservaPagada(e, await unaOferta(e))
    await e.sandbox.moveBalance({ reporting_category: 'other_adjustment', amount: -3_000 })
    await conciliarAhora(e.ctx(ana))
    expect(await diferencias(e)).toEqual([
      { de: 'saldo', tipo: 'saldo_distinto', intento: 'saldo', nuestro: 40_000, suyo: 37_000, estado: 'abierta' },
    ])
    expect(await casos(e)).toEqual([[TITULO, 'abierto', null]])
    const { id } = (await listarDiferencias(e.ctx(ana), {})).items[0]!
    await atenderDiferencia(e.ctx(ana), { id, accion: 'tomar' })

    await reservaPagada(e, await unaOferta(e))
    e.avanzar(DIA)
    await compararSaldoConPsp(e.ctx())
    // Charges alone agree, and do not speak for the balance.
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    expect(await diferencias(e)).toMatchObject([{ nuestro: 80_000, suyo: 77_000, estado: 'en_revision' }])
    await atenderDiferencia(e.ctx(ana), { id, accion: 'resolver', nota: 'El medio de pago corrigió una comisión' })
    await compararSaldoConPsp(e.ctx())
    expect(await diferencias(e)).toMatchObject([{ estado: 'resuelta' }])

    await e.sandbox.moveBalance({ reporting_category: 'other_adjustment', amount: -500 })
    await compararSaldoConPsp(e.ctx())
    expect(await diferencias(e)).toMatchObject([{ nuestro: 80_000, suyo: 76_500, estado: 'abierta' }])
    expect(await casos(e)).toEqual([
      [TITULO, 'resuelto', 'resuelta'],
      [TITULO, 'abierto', null],
    ])
    await e.sandbox.moveBalance({ reporting_category: 'other_adjustment', amount: 3_500 })
    await compararSaldoConPsp(e.ctx())
    expect(await diferencias(e)).toMatchObject([{ estado: 'resuelta' }])
    expect(await casos(e)).toEqual([
      [TITULO, 'resuelto', 'resuelta'],
      [TITULO, 'resuelto', 'coincide'],
    ])
  })
})

const suyo = { saldo: undefined as PspSaldo | null | undefined, crece: 0 }

enCadaBase(
  'a balance',
  (escena) => {
    it('that moves at every look says nothing, and what was known stays', async () => {
      const e = escena()
      await reservaPagada(e, await unaOferta(e))
      suyo.crece = 100
      expect(await compararSaldoConPsp(e.ctx())).toBe(false)
      expect([await diferencias(e), await e.db.selectFrom('saldosPsp').select('id').execute()]).toEqual([[], []])
      suyo.crece = 0
      expect(await compararSaldoConPsp(e.ctx())).toBe(true)
    })

    it('in no pesos is not compared', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      await reservaPagada(e, await unaOferta(e))
      suyo.saldo = null
      expect(await compararSaldoConPsp(e.ctx())).toBe(true)
      suyo.saldo = undefined
      expect(await diferencias(e)).toEqual([])
      expect(await verSaldoDelPsp(e.ctx(ana))).toMatchObject({
        ultimo: { libro: 40_000, suyo: null, diferencia: null },
      })
    })
  },
  {
    alterar: (ctx) => ({
      ...ctx,
      psp: {
        ...ctx.psp,
        verSaldo: async () => {
          if (suyo.saldo !== undefined) return suyo.saldo
          const saldo = await ctx.psp.verSaldo()
          veces += suyo.crece
          return saldo && { ...saldo, disponible: saldo.disponible + (suyo.crece && veces) }
        },
      },
    }),
  },
)

let veces = 0
