import { expect, it } from 'vitest'
import { conciliarConPsp, proponerDevolucion } from '#server/modules/finanzas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaSalida } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  leerPagos,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { transferir } from '#server/testing/transferir.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { cotizarCancelacion } from './cotizar-cancelacion.ts'

setLog({ sink: () => undefined })

/** AHORA is 18 November 2026: a moderate policy gives half back for tomorrow. */
const CON_MITAD = { fecha: '2026-11-20', hora: '18:00', politicaCancelacion: 'moderada' } as const

async function pagada(e: Escena, fila: Parameters<typeof unaOferta>[1] = { fecha: '2026-12-20' }) {
  const reserva = await reservaPagada(e, await unaOferta(e, fila))
  const payment_intent = (await leerPagos(e, reserva.id))[0]!.pspIntento!
  const devolverAlla = async (amount: number, resto: object = {}) =>
    (await e.comprador.refunds.create({ payment_intent, amount, ...resto })).id
  return { reserva, devolverAlla, cotizar: () => cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id }) }
}

const dado = async (e: Escena) =>
  (await e.comprador.charges.list()).data.reduce((suma, { amount_refunded }) => suma + amount_refunded, 0)
const transferencias = async (e: Escena) =>
  (await e.db.selectFrom('transferencias').select(['estado', 'monto']).orderBy('createdAt').execute()).map(
    ({ estado, monto }) => `${estado} ${monto}`,
  )
const listCasosAbiertos = async (e: Escena) =>
  (
    await e.db
      .selectFrom('casos')
      .select('id')
      .where('tipo', '=', 'reembolso')
      .where('estado', '=', 'abierto')
      .execute()
  ).length
/** The ledger says what the provider says, and only what is new waits for somebody to look at it. */
async function cuadra(e: Escena, abiertas = 1): Promise<void> {
  await e.settle()
  e.avanzar(300)
  expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas })
  await e.settle()
  expect([await saldoDe(e, 'psp'), await saldoDe(e, 'reembolsos'), await saldoDe(e, 'suspenso')]).toEqual([
    await saldoEnPsp(e),
    0,
    0,
  ])
  expect(e.fallidas).toEqual([])
}

enCadaBase('a refund that somebody made at the provider', (escena) => {
  it.each([
    ['its notice', (e: Escena) => e.settle()],
    [
      'the look at the last days, where no notice came',
      async (e: Escena) => ((e.avisos.length = 0), await conciliarConPsp(e.ctx()), await e.settle()),
    ],
  ])('is one of that booking, by %s: paid, quoted and owed to its operator fall by it', async (_por, oir) => {
    const e = escena()
    const { reserva, devolverAlla, cotizar } = await pagada(e)
    const antes = await saldoDe(e, 'operadores')
    await devolverAlla(10_000)
    await oir(e)
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'reembolsado_parcial' })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([
      { monto: 10_000, estado: 'hecho', causa: 'en_el_medio_de_pago' },
    ])
    expect(await cotizar()).toMatchObject({ monto: 30_000, porcentaje: 100 })
    // The rest is a sale as before, with its commission.
    expect(await saldoDe(e, 'operadores')).toBe((antes * 3) / 4)
    expect(
      (await e.db.selectFrom('correos').select('asunto').where('para', '=', reserva.contacto.email).execute()).map(
        ({ asunto }) => asunto,
      ),
    ).toContain('Enviamos tu devolución de $10.000')
    await cuadra(e)
    expect(
      await e.db.selectFrom('casos').select(['tipo', 'estado']).where('tipo', '=', 'discrepancia').execute(),
    ).toEqual([{ tipo: 'discrepancia', estado: 'abierto' }])
    await cancelar(e, reserva)
    await cuadra(e)
    expect([await dado(e), (await leerReserva(e, reserva.id)).estadoPago, await saldoDe(e, 'operadores')]).toEqual([
      40_000,
      'reembolsado',
      0,
    ])
  })

  it('of all of it leaves nothing to give back when it is cancelled', async () => {
    const e = escena()
    const { reserva, devolverAlla, cotizar } = await pagada(e)
    await devolverAlla(40_000)
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'reembolsado' })
    expect(await cotizar()).toMatchObject({ monto: 0, via: 'ninguna' })
    await cancelar(e, reserva)
    await cuadra(e)
    expect([
      await dado(e),
      await transferencias(e),
      await saldoDe(e, 'operadores'),
      await saldoDe(e, 'comision'),
    ]).toEqual([40_000, [], 0, 0])
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
  })

  it('is a part of what the policy gives: half of it, less what went back', async () => {
    const e = escena()
    const { reserva, devolverAlla, cotizar } = await pagada(e, CON_MITAD)
    expect(await cotizar()).toMatchObject({ monto: 20_000, porcentaje: 50 })
    await devolverAlla(15_000)
    await e.settle()
    expect(await cotizar()).toMatchObject({ monto: 5_000 })
    await cancelar(e, reserva)
    await cuadra(e)
    expect([await dado(e), await saldoDe(e, 'operadores'), await saldoDe(e, 'comision')]).toEqual([20_000, -20_000, 0])
  })

  it('of one of two charges is a part of what the policy gives for both', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { fecha: '2026-12-01', politicaCancelacion: 'moderada' })
    const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03' })
    await e.db.insertInto('salidaTarifas').values({ salidaId: otra.id, tipo: 'adulto', precio: 25_000 }).execute()
    const reserva = await reservaPagada(e, oferta)
    const retencion = await cambiarFecha(e.ctx(unInvitado(reserva)), {
      id: reserva.id,
      salidaNuevaId: otra.id,
      diferencia: 10_000,
    })
    await pasarTarjeta(e, (await abrirTarjeta(e, retencion)).id)
    await e.settle()
    const diferencia = (await leerPagos(e, reserva.id)).find(({ suplementoDe }) => suplementoDe !== null)!
    await e.comprador.refunds.create({ payment_intent: diferencia.pspIntento! })
    await e.settle()
    e.clock.now = new Date(otra.inicioUtc.getTime() - 48 * 3_600_000)
    expect(await cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      monto: 15_000,
      porcentaje: 50,
    })
    await cancelar(e, reserva)
    await cuadra(e)
    expect([await dado(e), await saldoDe(e, 'operadores'), await saldoDe(e, 'comision')]).toEqual([25_000, -25_000, 0])
    expect(await e.invariantes()).toEqual([])
  })

  it.each([[10_000], [40_000]])(
    'of %i that nobody had told of stands for that much of what a cancellation owes: nothing goes out twice',
    async (amount) => {
      const e = escena()
      const { reserva, devolverAlla } = await pagada(e)
      await devolverAlla(amount)
      e.avisos.length = 0
      await cancelar(e, reserva)
      for (let veces = 0; veces < 2; veces++) await cuadra(e)
      expect([await dado(e), await transferencias(e), (await leerReserva(e, reserva.id)).estadoPago]).toEqual([
        40_000,
        [],
        'reembolsado',
      ])
    },
  )

  it('calls off a transfer that waited, and leaves what it did not cover', async () => {
    const e = escena()
    const { reserva, devolverAlla } = await pagada(e)
    await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
    await cancelar(e, reserva)
    await e.settle()
    expect(await transferencias(e)).toEqual(['por_pedir 40000'])
    await devolverAlla(30_000)
    await cuadra(e)
    expect([await transferencias(e), await saldoDe(e, 'reembolsos_manuales')]).toEqual([
      ['anulada 40000', 'por_pedir 10000'],
      -10_000,
    ])
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolso_pendiente')
    await devolverAlla(10_000)
    await cuadra(e, 2)
    expect([
      await transferencias(e),
      await saldoDe(e, 'reembolsos_manuales'),
      (await leerReserva(e, reserva.id)).estadoPago,
    ]).toEqual([['anulada 40000', 'anulada 10000'], 0, 'reembolsado'])
  })

  it('after the bank had transferred it is our loss, and somebody hears of it', async () => {
    const e = escena()
    const { reserva, devolverAlla } = await pagada(e)
    await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
    await cancelar(e, reserva)
    await e.settle()
    await transferir(e)
    await e.settle()
    await devolverAlla(40_000)
    await e.settle()
    await conciliarConPsp(e.ctx())
    expect([await saldoDe(e, 'incobrables'), await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([40_000, 0, 0])
    expect(
      await e.db
        .selectFrom('diferencias')
        .select(['tipo', 'nuestro', 'suyo'])
        .where('tipo', '=', 'hecha_alla')
        .execute(),
    ).toEqual([{ tipo: 'hecha_alla', nuestro: 0, suyo: 40_000 }])
  })

  it('that is still under way counts from the start, and what a bank sends back is transferred', async () => {
    const e = escena()
    const { reserva, devolverAlla, cotizar } = await pagada(e)
    await e.sandbox.fail('refunds.create', 'reembolso_pendiente')
    const id = await devolverAlla(10_000)
    await e.settle()
    expect([(await leerReserva(e, reserva.id)).estadoPago, (await cotizar()).monto]).toEqual([
      'reembolso_pendiente',
      30_000,
    ])
    await e.sandbox.endRefund(id, 'succeeded')
    await cuadra(e)
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado_parcial')
    await e.sandbox.endRefund(id, 'failed')
    await cuadra(e)
    expect([
      (await leerReembolsos(e, reserva.id)).map(({ estado }) => estado),
      await transferencias(e),
      (await leerReserva(e, reserva.id)).estadoPago,
    ]).toEqual([['retornado'], ['por_pedir 10000'], 'reembolso_pendiente'])
  })

  it('that a bank sends back as well is asked for again, as often as that happens', async () => {
    const e = escena()
    const { reserva, devolverAlla } = await pagada(e)
    await cancelar(e, reserva)
    await cuadra(e, 0)
    await e.sandbox.endRefund((await leerReembolsos(e, reserva.id))[0]!.pspId!, 'failed')
    await cuadra(e, 0)
    for (const vez of [1, 2]) {
      const alla = await devolverAlla(40_000)
      await cuadra(e, vez)
      expect([
        (await leerReembolsos(e, reserva.id)).map(({ estado }) => estado),
        (await leerReserva(e, reserva.id)).estadoPago,
      ]).toEqual([['hecho'], 'reembolsado'])
      await e.sandbox.endRefund(alla, 'failed')
      for (const _ of [1, 2]) await cuadra(e, vez)
      expect([
        (await leerReembolsos(e, reserva.id)).map(({ estado }) => estado),
        (await leerReserva(e, reserva.id)).estadoPago,
        await saldoDe(e, 'reembolsos_manuales'),
      ]).toEqual([['retornado'], 'reembolso_pendiente', -40_000])
      expect(await transferencias(e)).toEqual([
        ...Array.from({ length: vez }, () => 'anulada 40000'),
        'por_pedir 40000',
      ])
    }
    expect(await listCasosAbiertos(e)).toBe(1)
    await transferir(e)
    await cuadra(e, 2)
    expect([
      (await leerReserva(e, reserva.id)).estadoPago,
      await saldoDe(e, 'reembolsos_manuales'),
      await listCasosAbiertos(e),
    ]).toEqual(['reembolsado', 0, 0])
  })

  it('lessens what staff may still give', async () => {
    const e = escena()
    const { reserva, devolverAlla } = await pagada(e)
    const ana = await unaDeFinanzas(e.db)
    await devolverAlla(30_000)
    await e.settle()
    await expect(
      proponerDevolucion(e.ctx(ana), { reserva: reserva.codigo, monto: 10_001, motivo: 'Se canceló la cena' }),
    ).rejects.toMatchObject({ code: 'devolucion-excesiva' })
    expect(
      await proponerDevolucion(e.ctx(ana), { reserva: reserva.codigo, monto: 10_000, motivo: 'Se canceló la cena' }),
    ).toMatchObject({ pagado: 40_000, devuelto: 40_000 })
    await cuadra(e)
    expect(await dado(e)).toBe(40_000)
  })
})
