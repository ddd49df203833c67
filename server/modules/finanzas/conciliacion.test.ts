import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tomarCaso } from '#server/modules/casos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { PspRefusedError } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  cancelar,
  leerPagos,
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
  atenderDisputa,
  conciliarAhora,
  conciliarConPsp,
  listarDiferencias,
  listarDisputas,
} from './index.ts'

setLog({ sink: () => undefined })

const casosDe = async (e: Escena) =>
  (
    await e.db
      .selectFrom('casos')
      .select(['estado', 'decision'])
      .where('tipo', '=', 'discrepancia')
      .orderBy('estado')
      .execute()
  ).map(({ estado, decision }) => [estado, decision])
const abiertas = async (e: Escena) =>
  e.db
    .selectFrom('diferencias')
    .select(['de', 'tipo', 'nuestro', 'suyo'])
    .where('estado', '!=', 'resuelta')
    .orderBy('tipo')
    .execute()

enCadaBase('what the payment provider says', (escena) => {
  it('agrees with us about charges and refunds', async () => {
    const e = escena()
    await reservaPagada(e, await unaOferta(e))
    await cancelar(e, await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' })))
    await e.settle()
    expect(await conciliarConPsp(e.ctx())).toEqual({ revisados: 2, abiertas: 0 })
  })

  it('and we differ: a row with an owner, once, until both say the same', async () => {
    const e = escena()
    const [ana, soporte] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db, 'soporte')]
    const reserva = await reservaPagada(e, await unaOferta(e))
    const [pago] = await leerPagos(e, reserva.id)
    await e.comprador.refunds.create({ payment_intent: pago!.pspIntento!, amount: 1_000 })
    await e.settle()
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    await expect(conciliarAhora(e.ctx(soporte))).rejects.toMatchObject({ code: 'sin-permiso' })
    const { items, total } = await listarDiferencias(e.ctx(ana), {})
    expect(total).toBe(1)
    expect(await casosDe(e)).toEqual([['abierto', null]])
    expect(items[0]).toMatchObject({
      de: 'reembolso',
      tipo: 'hecha_alla',
      nuestro: 1_000,
      suyo: 1_000,
      estado: 'abierta',
      responsable: null,
    })
    const { id } = items[0]!
    const { id: casoId } = await e.db
      .selectFrom('casos')
      .select('id')
      .where('objetoId', '=', id)
      .executeTakeFirstOrThrow()
    const eva = await unaDeFinanzas(e.db)
    await tomarCaso(e.ctx(eva), { casoId, acto: 'tomar' })
    await expect(atenderDiferencia(e.ctx(ana), { id, accion: 'resolver' })).rejects.toMatchObject({
      code: 'caso-tomado',
    })
    await tomarCaso(e.ctx(eva), { casoId, acto: 'soltar' })
    expect(await atenderDiferencia(e.ctx(ana), { id, accion: 'tomar' })).toMatchObject({
      estado: 'en_revision',
      responsable: expect.stringContaining('Persona'),
    })
    expect(
      await atenderDiferencia(e.ctx(ana), { id, accion: 'resolver', nota: 'Fue un reembolso hecho a mano' }),
    ).toMatchObject({ estado: 'resuelta' })
    await expect(atenderDiferencia(e.ctx(ana), { id, accion: 'tomar' })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    await e.comprador.refunds.create({ payment_intent: pago!.pspIntento!, amount: 500 })
    await e.settle()
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    expect(await casosDe(e)).toEqual([
      ['abierto', null],
      ['resuelto', 'resuelta'],
    ])
    // Asked for by a person the balance is compared too: it holds both.
    expect(await conciliarAhora(e.ctx(ana))).toMatchObject({ abiertas: 1 })
    expect(await abiertas(e)).toEqual([{ de: 'reembolso', tipo: 'hecha_alla', nuestro: 500, suyo: 500 }])
    expect([await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([38_500, 38_500])
  })

  it('hears of a refund that nobody told it the end of: one that arrived, and one that the bank returned', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' }))
    await e.sandbox.fail('refunds.create', 'reembolso_pendiente')
    await cancelar(e, reserva)
    await e.settle()
    const [suyo] = (await e.comprador.refunds.list()).data
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    await e.sandbox.endRefund(suyo!.id, 'succeeded')
    e.avisos.length = 0
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'hecho' }])
    await e.sandbox.endRefund(suyo!.id, 'failed')
    e.avisos.length = 0
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'retornado', via: 'transferencia' }])
    expect([await saldoDe(e, 'psp'), await saldoDe(e, 'reembolsos_manuales'), await saldoEnPsp(e)]).toEqual([
      40_000, -40_000, 40_000,
    ])
    e.tareas.length = 0
  })

  it('keeps what cannot be applied: a refund of another sum, one that they do not know, one that nobody here asked for', async () => {
    const e = escena()
    const [distinto, perdido] = [
      await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-11' })),
      await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-12' })),
    ]
    for (const reserva of [distinto, perdido]) await cancelar(e, reserva)
    await e.settle()
    const suyo = async ({ id }: { id: string }) => (await leerReembolsos(e, id))[0]!.pspId!
    await sql`update sandbox_objetos set datos = jsonb_set(datos, '{amount}', '41000') where id = ${await suyo(distinto)}`.execute(
      e.db,
    )
    await sql`delete from sandbox_objetos where id = ${await suyo(perdido)}`.execute(e.db)
    await conciliarConPsp(e.ctx())
    expect(await abiertas(e)).toEqual([
      { de: 'reembolso', tipo: 'falta_en_psp', nuestro: 40_000, suyo: 0 },
      { de: 'reembolso', tipo: 'monto_distinto', nuestro: 40_000, suyo: 41_000 },
    ])
    expect(await casosDe(e)).toHaveLength(2)
    await sql`update sandbox_objetos set datos = jsonb_set(datos, '{amount}', '40000') where id = ${await suyo(distinto)}`.execute(
      e.db,
    )
    await conciliarConPsp(e.ctx())
    expect(await casosDe(e)).toEqual([
      ['abierto', null],
      ['resuelto', 'coincide'],
    ])
  })

  it('keeps every dispute, with who answers the bank', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const reserva = await reservaPagada(e, await unaOferta(e))
    const [pago] = await leerPagos(e, reserva.id)
    const id = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.settle()
    expect((await listarDisputas(e.ctx(ana), {})).items).toMatchObject([
      { id, codigo: reserva.codigo, monto: 40_000, estado: 'abierta', nota: null },
    ])
    expect(await atenderDisputa(e.ctx(ana), { id, nota: 'Enviamos la llegada registrada' })).toMatchObject({
      nota: 'Enviamos la llegada registrada',
      responsable: expect.stringContaining('Persona'),
    })
    await e.sandbox.closeDispute(id, 'won')
    await e.settle()
    expect((await listarDisputas(e.ctx(ana), {})).items).toMatchObject([
      { estado: 'ganada', nota: 'Enviamos la llegada registrada' },
    ])
    await expect(atenderDisputa(e.ctx(ana), { id: 'dp_nada', nota: 'Enviamos' })).rejects.toMatchObject({
      code: 'disputa-desconocida',
    })
  })
})

const rota = { si: false }

enCadaBase(
  'a refund that the provider says no to and makes all the same',
  (escena) => {
    it('is owed by transfer here and done there: somebody has to look before it is paid twice', async () => {
      const e = escena()
      const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' }))
      rota.si = true
      await cancelar(e, reserva)
      await e.settle()
      await conciliarConPsp(e.ctx())
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'rechazado' }])
      expect(await abiertas(e)).toEqual([{ de: 'reembolso', tipo: 'otro_estado', nuestro: 0, suyo: 40_000 }])
      rota.si = false
    })
  },
  {
    alterar: (ctx) => ({
      ...ctx,
      psp: {
        ...ctx.psp,
        reembolsar: async (pedido) => {
          const hecho = await ctx.psp.reembolsar(pedido)
          if (rota.si) throw new PspRefusedError('no')
          return hecho
        },
      },
    }),
  },
)

const antes = { listas: 0 }

enCadaBase(
  'what moves while it is compared',
  (escena) => {
    it('is no difference: a refund that arrived between their word and ours', async () => {
      const e = escena()
      const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' }))
      await cancelar(e, reserva)
      await e.settle()
      antes.listas = 1
      expect(await conciliarConPsp(e.ctx())).toEqual({ revisados: 1, abiertas: 0 })
      expect(await casosDe(e)).toEqual([])
      // What is still so at the second look is one.
      antes.listas = 2
      expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
      antes.listas = 0
      expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    })
  },
  {
    alterar: (ctx) => ({
      ...ctx,
      psp: {
        ...ctx.psp,
        listarReembolsos: async (desde) => (antes.listas-- > 0 ? [] : ctx.psp.listarReembolsos(desde)),
      },
    }),
  },
)
