import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  abrirTarjeta,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { conciliar } from './conciliar.ts'
import { cotizarCancelacion } from './cotizar-cancelacion.ts'
import { extenderReserva } from './extender-reserva.ts'

setLog({ sink: () => undefined })

enCadaBase('cancelar, cotizar, extender', (escena) => {
  it.each([
    ['flexible', '2026-11-20', 100, 'reembolsado', 0],
    ['moderada', '2026-11-20', 50, 'reembolsado_parcial', 20_000],
    ['estricta', '2026-11-20', 0, 'pagado', 40_000],
    ['no_reembolsable', '2026-12-20', 0, 'pagado', 40_000],
  ])(
    '%s gives back what was quoted, and the platform keeps no commission',
    async (politicaCancelacion, fecha, porcentaje, estadoPago, queda) => {
      const e = escena()
      const reserva = await reservaPagada(e, await unaOferta(e, { politicaCancelacion, fecha }))
      const cotizacion = await cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id })
      expect(cotizacion).toMatchObject({ porcentaje, monto: 40_000 - queda })
      const cancelada = await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
      expect(cancelada).toMatchObject({
        estado: 'cancelada',
        canceladaPor: 'viajero',
        reembolso: { monto: 40_000 - queda },
      })
      await e.settle()
      expect((await leerReserva(e, reserva.id)).estadoPago).toBe(estadoPago)
      expect([await saldoDe(e, 'psp'), await saldoEnPsp(e), await saldoDe(e, 'reembolsos')]).toEqual([queda, queda, 0])
      expect(await saldoDe(e, 'operadores')).toBe(0 - queda)
    },
  )

  it('refuses a second time, and answers the first again to the same key', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e))
    const primera = await cancelarReserva(e.ctx(unInvitado(reserva), { idempotencyKey: 'k' }), { id: reserva.id })
    expect(
      JSON.stringify(await cancelarReserva(e.ctx(unInvitado(reserva), { idempotencyKey: 'k' }), { id: reserva.id })),
    ).toBe(JSON.stringify(primera))
    await expect(cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).rejects.toMatchObject({
      code: 'reserva-ya-cancelada',
    })
    expect(await leerReembolsos(e, reserva.id)).toHaveLength(1)
  })

  it('gives back what was shown or nothing changes: past the limit it answers the new quote, and takes that', async () => {
    const e = escena()
    const { id, ...resto } = await reservaPagada(
      e,
      await unaOferta(e, { politicaCancelacion: 'moderada', fecha: '2026-11-25' }),
    )
    const quien = unInvitado({ id })
    const mostrada = await cotizarCancelacion(e.ctx(quien), { id })
    expect(mostrada).toMatchObject({ monto: 40_000, porcentaje: 100 })
    e.clock.now = new Date(Date.parse(resto.inicio) - 71 * 3_600_000)
    const nueva = { monto: 20_000, porcentaje: 50, via: 'anulacion' }
    await expect(
      cancelarReserva(e.ctx(quien, { idempotencyKey: 'k' }), { id, monto: mostrada.monto }),
    ).rejects.toMatchObject({ code: 'devolucion-distinta', cotizacion: nueva })
    expect([(await leerReserva(e, id)).estado, await leerReembolsos(e, id)]).toEqual(['confirmada', []])
    // The same key again: what was refused is not what it stands for.
    expect(await cancelarReserva(e.ctx(quien, { idempotencyKey: 'k' }), { id, monto: 20_000 })).toMatchObject({
      estado: 'cancelada',
      reembolso: nueva,
    })
  })

  it('does not even close a payment for an amount that is not so', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    await abrirTarjeta(e, reserva)
    await expect(cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id, monto: 1 })).rejects.toMatchObject({
      code: 'devolucion-distinta',
      cotizacion: { monto: 0 },
    })
    expect((await leerReserva(e, reserva.id)).estado).toBe('pendiente')
    expect((await abrirTarjeta(e, reserva)).monto).toBe(40_000)
    expect(await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id, monto: 0 })).toMatchObject({
      estado: 'cancelada',
    })
  })

  it('tells that a payment won the race before it gives all of it back', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    await expect(cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id, monto: 0 })).rejects.toMatchObject({
      code: 'devolucion-distinta',
      cotizacion: { monto: 40_000 },
    })
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
  })

  it('refuses the key of one reserva for another of the same guest', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const email = 'misma@ejemplo.cl'
    const [una, otra] = [await reservar(e, oferta, { email }), await reservar(e, oferta, { email })]
    await cancelarReserva(e.ctx(unInvitado(una), { idempotencyKey: 'k' }), { id: una.id })
    await expect(
      cancelarReserva(e.ctx(unInvitado(otra), { idempotencyKey: 'k' }), { id: otra.id }),
    ).rejects.toMatchObject({ code: 'clave-idempotente-reutilizada' })
  })

  it('tells of a payment that won the race instead of cancelling it at a loss', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e, { politicaCancelacion: 'no_reembolsable' }))
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    await expect(cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).rejects.toMatchObject({
      code: 'pago-en-revision',
    })
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
  })

  it('waits when the provider does not answer, and loses the trace only until it does', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    await abrirTarjeta(e, reserva)
    await e.sandbox.fail('payment_intents.cancel', 'error_500')
    await expect(cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).rejects.toMatchObject({
      code: 'pago-en-revision',
    })
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('desconocido')
    await expect(abrirTarjeta(e, reserva)).rejects.toMatchObject({ code: 'pago-en-revision' })
    e.avanzar(121)
    await conciliar(e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'pendiente', estadoPago: 'sin_pago' })
    await expect(abrirTarjeta(e, reserva)).resolves.toMatchObject({ monto: 40_000 })
  })

  it('gives fifteen minutes more, once, and never to what ran out', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const reserva = await reservar(e, oferta)
    e.avanzar(600)
    const extendida = await extenderReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    expect(Date.parse(extendida.expiraEn!) - e.clock.now.getTime()).toBe(15 * 60_000)
    await expect(extenderReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).rejects.toMatchObject({
      code: 'reserva-ya-extendida',
    })
    const otra = await reservar(e, oferta)
    e.avanzar(15 * 60)
    await expect(extenderReserva(e.ctx(unInvitado(otra)), { id: otra.id })).rejects.toMatchObject({
      code: 'reserva-vencida',
    })
  })
})
