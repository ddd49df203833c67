import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createStripePort } from '#server/modules/pagos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  abrirTarjeta,
  leerPagos,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import {
  atenderDiferencia,
  compararSaldoConPsp,
  conciliarConPsp,
  listarDiferencias,
  listarDisputas,
  verDiferencia,
} from './index.ts'

setLog({ sink: () => undefined })

const TARJETA = { currency: 'clp', confirm: true, payment_method: 'pm_card_visa' }
const cargar = (e: Escena, amount: number, metadata: Record<string, string> = {}) =>
  e.comprador.paymentIntents.create({ amount, metadata, ...TARJETA })
/** As this program marks what it asks for. */
const nuestro = (e: Escena, metadata: Record<string, string> = { reserva_id: 'regalo' }) => ({
  ...metadata,
  instalacion: e.ctx().secretos.instalacion,
})
const OTRA = {
  pago_id: '7d1e0f60-3d4b-4a53-9d0c-111111111111',
  reserva_id: '7d1e0f60-3d4b-4a53-9d0c-222222222222',
  instalacion: '0f0e0d0c0b0a0908',
}
const casos = (e: Escena) =>
  e.db
    .selectFrom('casos')
    .select(['objetoId', 'estado', 'detalle', 'decision'])
    .where('tipo', '=', 'discrepancia')
    .execute()
const devoluciones = async (e: Escena, intento: string) =>
  (await e.comprador.refunds.list({ payment_intent: intento })).data.map(({ amount, status }) => [amount, status])

enCadaBase("money that is nobody's", (escena) => {
  it('that we never asked for waits apart, with a difference and a case, once whatever the number of notices', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const { id: intento } = await cargar(e, 7_000)
    const avisos = [...e.avisos]
    await e.settle()
    for (const [n, { cuerpo, firma }] of avisos.entries())
      await e.db
        .insertInto('eventosPsp')
        .values({ id: `evt_otra_vez_${n}`, tipo: 'payment_intent.succeeded', cuerpo, recibidoEn: e.clock.now })
        .execute()
        .then(() => e.trabajar({ job: 'reservas.aplicarEvento', data: { id: `evt_otra_vez_${n}`, firma } }))
    await e.settle()
    await conciliarConPsp(e.ctx())
    await conciliarConPsp(e.ctx())
    const { items, total } = await listarDiferencias(e.ctx(ana), {})
    expect([total, items]).toMatchObject([
      1,
      [
        {
          de: 'cobro',
          tipo: 'falta_aqui',
          intento,
          nuestro: 0,
          suyo: 7_000,
          devolucion: 'en_suspenso',
          estado: 'abierta',
        },
      ],
    ])
    expect(await casos(e)).toMatchObject([
      { objetoId: items[0]!.id, estado: 'abierto', detalle: { tipo: 'falta_aqui', suyo: 7_000 } },
    ])
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'psp'), await devoluciones(e, intento)]).toEqual([
      -7_000,
      7_000,
      [],
    ])

    // Finanzas gives it back at the provider: the books follow, and whoever looked closes it.
    await e.comprador.refunds.create({ payment_intent: intento })
    await e.settle()
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'psp')]).toEqual([0, 0])
    expect(await verDiferencia(e.ctx(ana), { id: items[0]!.id })).toMatchObject({ devolucion: 'hecha' })
    await atenderDiferencia(e.ctx(ana), { id: items[0]!.id, accion: 'resolver', nota: 'Fue una prueba del equipo' })
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    expect(await casos(e)).toMatchObject([{ estado: 'resuelto', decision: 'resuelta' }])
  })

  it.each([
    [
      'an attempt that we do not have',
      { pago_id: '7d1e0f60-3d4b-4a53-9d0c-111111111111', reserva_id: '7d1e0f60-3d4b-4a53-9d0c-222222222222' },
    ],
    ['a gift card that we do not have', { pago_id: '7d1e0f60-3d4b-4a53-9d0c-111111111111', reserva_id: 'regalo' }],
    ['services that we do not have', { pago_id: '7d1e0f60-3d4b-4a53-9d0c-111111111111', reserva_id: 'servicios' }],
    ['a charge of a plan that we do not have', { suscripcion_cobro_id: '7d1e0f60-3d4b-4a53-9d0c-111111111111' }],
    ['something of ours that is no id', { pago_id: 'uno', reserva_id: 'otra' }],
  ])('that names %s goes back whole, once, and somebody looks at why', async (_que, metadata) => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const { id: intento } = await cargar(e, 9_000, nuestro(e, metadata as Record<string, string>))
    await e.settle()
    await conciliarConPsp(e.ctx())
    await e.settle()
    expect(await devoluciones(e, intento)).toEqual([[9_000, 'succeeded']])
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'reembolsos'), await saldoDe(e, 'psp')]).toEqual([0, 0, 0])
    expect((await listarDiferencias(e.ctx(ana), {})).items).toMatchObject([
      { tipo: 'falta_aqui', suyo: 9_000, devolucion: 'hecha', estado: 'abierta' },
    ])
    expect(await casos(e)).toHaveLength(1)
    expect(e.fallidas).toEqual([])
  })

  it('of a second payment of one attempt goes back, and the booking stands', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e))
    const [pago] = await leerPagos(e, reserva.id)
    const { id: intento } = await cargar(e, 40_000, { pago_id: pago!.id, reserva_id: reserva.id })
    await e.settle()
    expect(await devoluciones(e, intento)).toEqual([[40_000, 'succeeded']])
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([0, 40_000, 40_000])
    expect(await casos(e)).toHaveLength(1)
    expect((await leerPagos(e, reserva.id)).map(({ capturado, reembolsado }) => [capturado, reembolsado])).toEqual([
      [40_000, 0],
    ])
  })

  it('that does not match its attempt is told as well as given back', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    await e.sandbox.fail('payment_intents.confirm', 'monto_distinto')
    await pasarTarjeta(e, id)
    await e.settle()
    await conciliarConPsp(e.ctx())
    expect((await listarDiferencias(e.ctx(ana), {})).items).toMatchObject([
      {
        tipo: 'no_corresponde',
        codigo: reserva.codigo,
        nuestro: 40_000,
        suyo: 40_001,
        devolucion: 'hecha',
        estado: 'abierta',
      },
    ])
    expect(await casos(e)).toMatchObject([{ estado: 'abierto' }])
  })

  it('that a card will not take back is owed by transfer', async () => {
    const e = escena()
    await e.sandbox.fail('refunds.create', 'reembolso_fallido')
    const { id: intento } = await cargar(e, 9_000, nuestro(e))
    await e.settle()
    await conciliarConPsp(e.ctx())
    expect(await devoluciones(e, intento)).toEqual([[9_000, 'failed']])
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'reembolsos_manuales'), await saldoDe(e, 'psp')]).toEqual([
      0, -9_000, 9_000,
    ])
    expect(await e.db.selectFrom('transferencias').select(['origen', 'monto', 'estado']).execute()).toEqual([
      { origen: 'ajeno', monto: 9_000, estado: 'por_pedir' },
    ])
  })
})

enCadaBase('money that another program asked for on the same account', (escena) => {
  it('is never given back from here: it is shown, with one case for all of it, and closed with one answer', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const intentos = [
      await cargar(e, 9_000, OTRA),
      await cargar(e, 4_000, { ...OTRA, reserva_id: 'regalo' }),
      await cargar(e, 2_000, { suscripcion_cobro_id: OTRA.pago_id, instalacion: OTRA.instalacion }),
    ].map(({ id }) => id)
    const propio = await cargar(e, 1_000, nuestro(e))
    await e.settle()
    e.avanzar(300)
    await conciliarConPsp(e.ctx())
    await e.settle()
    for (const intento of intentos) expect(await devoluciones(e, intento)).toEqual([])
    expect(await devoluciones(e, propio.id)).toEqual([[1_000, 'succeeded']])
    expect(await e.db.selectFrom('diferencias').select(['tipo', 'suyo']).orderBy('suyo').execute()).toEqual([
      { tipo: 'falta_aqui', suyo: 1_000 },
      { tipo: 'de_otra', suyo: 2_000 },
      { tipo: 'de_otra', suyo: 4_000 },
      { tipo: 'de_otra', suyo: 9_000 },
    ])
    expect((await casos(e)).map(({ detalle }) => (detalle as { tipo: string }).tipo).toSorted()).toEqual([
      'de_otra',
      'falta_aqui',
    ])
    // Their money is in the account: the balance agrees.
    await compararSaldoConPsp(e.ctx())
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([
      -15_000, 15_000, 15_000,
    ])

    const [una] = (await listarDiferencias(e.ctx(ana), {})).items.filter(({ tipo }) => tipo === 'de_otra')
    await atenderDiferencia(e.ctx(ana), {
      id: una!.id,
      accion: 'resolver',
      nota: 'Es la tienda de pruebas: se muda a otra cuenta',
    })
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    expect(
      (await casos(e))
        .filter(({ detalle }) => (detalle as { tipo: string }).tipo === 'de_otra')
        .map(({ estado }) => estado),
    ).toEqual(['resuelto'])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })

  it('and gives back itself: our books follow, and nobody is asked', async () => {
    const e = escena()
    const { id: payment_intent } = await cargar(e, 9_000, OTRA)
    await e.settle()
    await e.comprador.refunds.create({
      payment_intent,
      metadata: { reembolso_id: '7d1e0f60-3d4b-4a53-9d0c-333333333333' },
    })
    await e.settle()
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([0, 0, 0])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })

  it('is marked by each program with a name of its own', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    const { metadata } = await e.comprador.paymentIntents.retrieve(id)
    expect(metadata).toMatchObject({ reserva_id: reserva.id, instalacion: e.ctx().secretos.instalacion })
    expect(metadata.instalacion).toMatch(/^[0-9a-f]{16}$/)
    const otro = createStripePort({
      instalacion: OTRA.instalacion,
      secretKey: 'sk_test_escena',
      publishableKey: 'pk',
      webhookSecret: 'whsec_escena',
      apiBase: 'http://localhost:3999/sandbox/stripe',
      fetch: e.sandbox.fetch as typeof fetch,
      sandbox: true,
    })
    expect([(await otro.verPago(id)).instalacion, (await e.psp.verPago(id)).instalacion]).toEqual(['otra', 'esta'])
  })
})

const enDisputa = async (
  e: Escena,
  metadata: Record<string, string> = {},
): Promise<{ intento: string; disputa: string }> => {
  const { id: intento } = await cargar(e, 7_000, metadata)
  await e.settle()
  return { intento, disputa: await e.sandbox.openDispute({ payment_intent: intento }) }
}
const saldos = async (e: Escena) =>
  Object.fromEntries(
    (
      await e.db
        .selectFrom('apuntes')
        .select(['cuenta', (eb) => eb.fn.sum<number>('monto').as('saldo')])
        .groupBy('cuenta')
        .execute()
    )
      .filter(({ saldo }) => saldo !== 0)
      .map(({ cuenta, saldo }) => [cuenta, saldo]),
  )
const casosDeDisputa = async (e: Escena) =>
  (
    await e.db
      .selectFrom('casos')
      .select(['objetoId', 'titulo', 'estado', 'decision'])
      .where('tipo', '=', 'disputa')
      .execute()
  ).map(({ objetoId, titulo, estado, decision }) => [objetoId, titulo, estado, decision])
const TITULO = 'Disputa de un pago que no es de ninguna compra'

enCadaBase("a bank takes back money that is nobody's", (escena) => {
  it('and it is in dispute, with a case for whoever answers the bank, until it decides', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const { intento, disputa } = await enDisputa(e)
    await e.settle()
    await conciliarConPsp(e.ctx())
    expect(await saldos(e)).toEqual({ contracargos: 7_000, suspenso: -7_000 })
    expect(await casosDeDisputa(e)).toEqual([[disputa, TITULO, 'abierto', null]])
    expect((await listarDisputas(e.ctx(ana), {})).items).toMatchObject([
      { id: disputa, de: 'ajeno', codigo: null, monto: 7_000, estado: 'abierta', acciones: { puedeResponder: true } },
    ])
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    await conciliarConPsp(e.ctx())
    expect([await saldos(e), await saldoEnPsp(e)]).toEqual([{ psp: 7_000, suspenso: -7_000 }, 7_000])
    expect(await casosDeDisputa(e)).toEqual([[disputa, TITULO, 'resuelto', 'ganada']])
    // Only the payment itself is left for somebody to look at.
    expect((await listarDiferencias(e.ctx(ana), {})).items).toMatchObject([
      { de: 'cobro', intento, devolucion: 'en_suspenso' },
    ])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })

  it('and keeps it: nobody is owed it any more, once, however often and late it is told', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const { intento, disputa } = await enDisputa(e)
    // Neither the payment nor the dispute was ever told of.
    e.avisos.length = 0
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    for (let vez = 0; vez < 3; vez++) await conciliarConPsp(e.ctx())
    await compararSaldoConPsp(e.ctx())
    expect([await saldos(e), await saldoEnPsp(e)]).toEqual([{}, 0])
    expect(await casosDeDisputa(e)).toEqual([[disputa, TITULO, 'resuelto', 'perdida']])
    expect((await listarDiferencias(e.ctx(ana), {})).items).toMatchObject([
      { de: 'cobro', intento, devolucion: 'perdida' },
    ])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })

  it('and keeps a part: the rest still waits, and can be given back at the provider', async () => {
    const e = escena()
    const { disputa } = await enDisputa(e)
    await sql`update sandbox_objetos set datos = jsonb_set(datos, '{amount}', '3000') where id = ${disputa}`.execute(
      e.db,
    )
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect([await saldos(e), await saldoEnPsp(e), await e.invariantes()]).toEqual([
      { psp: 4_000, suspenso: -4_000 },
      4_000,
      [],
    ])
  })

  it('while we gave it back: nothing more is sent', async () => {
    const e = escena()
    const { id: intento } = await cargar(e, 7_000, nuestro(e))
    const disputa = await e.sandbox.openDispute({ payment_intent: intento })
    await e.settle()
    expect(await saldos(e)).toEqual({ contracargos: 7_000, reembolsos: -7_000 })
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    e.avanzar(300)
    await conciliarConPsp(e.ctx())
    expect([
      await saldos(e),
      await devoluciones(e, intento),
      await e.db.selectFrom('ajenos').select('estado').execute(),
    ]).toEqual([{}, [], [{ estado: 'hecho' }]])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })

  it('that we were to transfer: the transfer is called off', async () => {
    const e = escena()
    await e.sandbox.fail('refunds.create', 'reembolso_fallido')
    const { disputa } = await enDisputa(e, nuestro(e))
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect([await saldos(e), await e.db.selectFrom('transferencias').select('estado').execute()]).toEqual([
      {},
      [{ estado: 'anulada' }],
    ])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })

  it('that had gone back: it is our loss', async () => {
    const e = escena()
    const { id: intento } = await cargar(e, 7_000, nuestro(e))
    await e.settle()
    expect(await devoluciones(e, intento)).toEqual([[7_000, 'succeeded']])
    const disputa = await e.sandbox.openDispute({ payment_intent: intento })
    await sql`update sandbox_objetos set datos = jsonb_set(datos, '{amount}', '7000') where id = ${disputa}`.execute(
      e.db,
    )
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect([await saldos(e), await saldoEnPsp(e)]).toEqual([{ incobrables: 7_000, psp: -7_000 }, -7_000])
    expect(await casosDeDisputa(e)).toEqual([[disputa, TITULO, 'resuelto', 'perdida']])
    expect([await e.invariantes(), e.fallidas]).toEqual([[], []])
  })
})
