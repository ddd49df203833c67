import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  abrirPagina,
  abrirTarjeta,
  leerPagos,
  leerReembolsos,
  leerReserva,
  pagarEnPagina,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { vencerReservas } from './vencer.ts'

const lineas: string[] = []
setLog({ sink: (linea) => void lineas.push(linea) })
const alertas = (evento: string) => lineas.filter((linea) => linea.includes(`"level":"error","event":"${evento}"`))

enCadaBase('cobros', (escena) => {
  it('confirms an instant sale when its money arrives, and mails once however often it is told', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    for (const aviso of e.avisos) await e.recibir(aviso)
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'pagado',
      estadoLiquidacion: 'retenida',
    })
    const correos = await e.db
      .selectFrom('correos')
      .select('clave')
      .where('clave', '=', `confirmacion:${reserva.id}`)
      .execute()
    expect(correos).toHaveLength(1)
  })

  it('leaves an on-request sale waiting for the operator, 24 h at most', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { confirmacion: 'solicitud' }))
    const { estado, aceptarAntesDe } = await leerReserva(e, reserva.id)
    expect(estado).toBe('pagada')
    expect(aceptarAntesDe!.getTime() - e.clock.now.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('confirms everybody who waited as soon as the minimum is reached', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { minParticipantes: 4 })
    const primera = await reservaPagada(e, oferta)
    expect((await leerReserva(e, primera.id)).estado).toBe('pagada')
    const segunda = await reservaPagada(e, oferta)
    expect([(await leerReserva(e, primera.id)).estado, (await leerReserva(e, segunda.id)).estado]).toEqual([
      'confirmada',
      'confirmada',
    ])
  })

  it('gives late money back in full and tells the buyer', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    e.avanzar(14 * 60)
    expect(await pasarTarjeta(e, id)).toBe('succeeded')
    e.avanzar(60 + 91)
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'reembolsado' })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([
      { monto: 40_000, estado: 'hecho', causa: 'cobro_tardio' },
    ])
    expect(
      await e.db.selectFrom('correos').select('id').where('clave', '=', `pago-tardio:${reserva.id}`).execute(),
    ).toHaveLength(1)
  })

  it('takes money within the 90 s of grace of an open attempt', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    e.avanzar(15 * 60 + 89)
    await pasarTarjeta(e, id)
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
  })

  it('has no grace without an open attempt: the place is free at the second it runs out', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 2 })
    await reservar(e, oferta)
    e.avanzar(15 * 60 - 1)
    await expect(reservar(e, oferta)).rejects.toMatchObject({ code: 'sin-cupos' })
    e.avanzar(1)
    await expect(reservar(e, oferta)).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('keeps a hold whose money arrived late from overselling the place that went to another', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 2 })
    const primera = await reservar(e, oferta)
    const { id } = await abrirTarjeta(e, primera)
    e.avanzar(14 * 60)
    await pasarTarjeta(e, id)
    e.avanzar(60 + 91)
    const segunda = await reservaPagada(e, oferta)
    expect((await leerReserva(e, primera.id)).estado).toBe('expirada')
    expect((await leerReserva(e, segunda.id)).estado).toBe('confirmada')
  })

  it.each([['payment_intents.create'], ['payment_intents.confirm']])(
    'books a wrong amount of %s apart, gives all of it back and alerts',
    async (operacion) => {
      const e = escena()
      const reserva = await reservar(e, await unaOferta(e))
      if (operacion === 'payment_intents.create') await e.sandbox.fail(operacion, 'monto_distinto')
      const { id } = await abrirTarjeta(e, reserva)
      if (operacion === 'payment_intents.confirm') await e.sandbox.fail(operacion, 'monto_distinto')
      await pasarTarjeta(e, id)
      await e.settle()
      expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'reembolsado' })
      expect(await leerPagos(e, reserva.id)).toMatchObject([{ capturado: 40_001, reembolsado: 40_001 }])
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ monto: 40_001, estado: 'hecho', causa: 'suspenso' }])
      expect(alertas('pago.no_corresponde').at(-1)).toContain(reserva.id)
      expect(
        (await e.comprador.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).latest_charge,
      ).toMatchObject({ refunded: true })
    },
  )

  it('takes another card on the same attempt after a decline', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    expect(await pasarTarjeta(e, id, 'pm_card_visa_chargeDeclined')).toBe('declined')
    await e.settle()
    expect((await leerPagos(e, reserva.id))[0]).toMatchObject({ estado: 'fallido', motivo: 'generic_decline' })
    expect((await leerReserva(e, reserva.id)).ocupaHasta).toEqual((await leerReserva(e, reserva.id)).expiraEn)
    expect((await abrirTarjeta(e, reserva)).id).toBe(id)
    await pasarTarjeta(e, id)
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
    expect(await leerPagos(e, reserva.id)).toHaveLength(1)
  })

  it('closes a declined card form before it opens the hosted page, so that only one of them can be paid', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    await pasarTarjeta(e, id, 'pm_card_visa_chargeDeclined')
    await e.settle()
    const pagina = await abrirPagina(e, reserva)
    expect(await pasarTarjeta(e, id)).toBe('refused')
    await pagarEnPagina(e, pagina.id)
    await e.settle()
    expect((await leerPagos(e, reserva.id)).map(({ forma, estado }) => `${forma} ${estado}`).toSorted()).toEqual([
      'intento anulado',
      'sesion exitoso',
    ])
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
  })

  it('closes a hosted page whose card was declined when the hold runs out', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const pagina = await abrirPagina(e, reserva)
    await pagarEnPagina(e, pagina.id, '4000000000000002')
    await e.settle()
    e.avanzar(15 * 60)
    await vencerReservas(e.ctx())
    expect((await leerReserva(e, reserva.id)).estado).toBe('expirada')
    expect((await e.comprador.checkout.sessions.retrieve(pagina.id)).status).toBe('expired')
  })

  it('gives a second charge for the same reserva back, without touching the one that counts', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const tarjeta = await abrirTarjeta(e, reserva)
    await abrirPagina(e, reserva).then((pagina) => pagarEnPagina(e, pagina.id))
    await e.settle()
    const anulado = (await leerPagos(e, reserva.id)).find(({ estado }) => estado === 'anulado')!
    const otro = await e.comprador.paymentIntents.create({
      amount: 40_000,
      currency: 'clp',
      metadata: { pago_id: anulado.id, reserva_id: reserva.id },
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(otro.id).not.toBe(tarjeta.id)
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([
      { monto: 40_000, estado: 'hecho', causa: 'suspenso', pagoId: anulado.id },
    ])
  })

  it('keeps money that no attempt asked for apart, and alerts', async () => {
    const e = escena()
    await e.comprador.paymentIntents.create({
      amount: 7_000,
      currency: 'clp',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await e.settle()
    expect(alertas('pago.ajeno')).toHaveLength(1)
    expect(await saldoDe(e, 'suspenso')).toBe(-7_000)
    lineas.length = 0
  })

  it('refuses to charge for a cancelled hold: the payment is closed before the cancellation is written', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    expect(await pasarTarjeta(e, id)).toBe('refused')
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'sin_pago' })
  })

  it('ends an attempt whose page expired at the provider and opens a new one', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const vieja = await abrirPagina(e, reserva)
    await e.comprador.checkout.sessions.expire(vieja.id)
    e.avisos.length = 0
    const nueva = await abrirPagina(e, reserva)
    expect(nueva.id).not.toBe(vieja.id)
    await pagarEnPagina(e, nueva.id)
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
  })
})
