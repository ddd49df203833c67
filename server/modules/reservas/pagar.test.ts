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
  saldoEnPsp,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { conciliar } from './conciliar.ts'
import { aceptarReserva, rechazarReserva } from './decidir-reserva.ts'
import { crearIntentoDePago, crearSesionDePago } from './pagar.ts'
import { rechazarSinAceptar, vencerReservas } from './vencer.ts'

setLog({ sink: () => undefined })

enCadaBase('pagar y vencer', (escena) => {
  it('opens one attempt however often it is asked for', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    expect(await abrirTarjeta(e, reserva)).toEqual(await abrirTarjeta(e, reserva))
    expect(await leerPagos(e, reserva.id)).toHaveLength(1)
  })

  it('refuses a key used with another body, for both ways to pay', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    for (const crear of [crearIntentoDePago, crearSesionDePago]) {
      const ctx = () => e.ctx(unInvitado(reserva), { idempotencyKey: 'k' })
      const primera = await crear(ctx(), { reservaId: reserva.id })
      expect(await crear(ctx(), { reservaId: reserva.id })).toEqual(primera)
      await expect(crear(ctx(), { reservaId: reserva.id, aceptaTerminos: true })).rejects.toMatchObject({
        code: 'clave-idempotente-reutilizada',
      })
    }
  })

  it('says so where one card charge cannot carry the total', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e, { precioPorPersona: 20_000_000 }), {
      participantes: { adulto: 5 },
    })
    for (const crear of [crearIntentoDePago, crearSesionDePago])
      await expect(crear(e.ctx(unInvitado(reserva)), { reservaId: reserva.id })).rejects.toMatchObject({
        code: 'monto-no-cobrable',
      })
    expect(await leerPagos(e, reserva.id)).toEqual([])
  })

  it('frees the key of an attempt that could not be made', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    await e.sandbox.fail('payment_intents.create', 'error_500')
    const crear = () =>
      crearIntentoDePago(e.ctx(unInvitado(reserva), { idempotencyKey: 'k' }), { reservaId: reserva.id })
    await expect(crear()).rejects.toMatchObject({ code: 'pagos-no-disponible' })
    await expect(crear()).resolves.toMatchObject({ monto: 40_000 })
  })

  it('never hands out a page whose reserva ended while it was being made', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const lento = e.ctx(unInvitado(reserva))
    const crearSesion: typeof lento.psp.crearSesion = async (cobro) => {
      const sesion = await e.psp.crearSesion(cobro)
      await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
      return sesion
    }
    await expect(
      crearSesionDePago({ ...lento, psp: { ...lento.psp, crearSesion } }, { reservaId: reserva.id }),
    ).rejects.toMatchObject({ code: 'reserva-vencida' })
    const [pago] = await leerPagos(e, reserva.id)
    expect((await e.comprador.checkout.sessions.retrieve(pago!.pspSesion!)).status).toBe('expired')
  })

  it('sends the provider no key of a guest, in no address and in nothing else', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const sesion = await e.comprador.checkout.sessions.retrieve((await abrirPagina(e, reserva)).id)
    expect([sesion.success_url, sesion.cancel_url].map((url) => url!.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      `/payment-success?reserva=${reserva.id}`,
      `/pagar/${reserva.id}?anulado=1`,
    ])
    expect(reserva.clave).toMatch(/./)
    expect(JSON.stringify(sesion)).not.toContain(reserva.clave)
  })

  it('expires the page first and the reserva after', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirPagina(e, reserva)
    e.avanzar(15 * 60)
    await vencerReservas(e.ctx())
    expect((await e.comprador.checkout.sessions.retrieve(id)).status).toBe('expired')
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'sin_pago' })
  })

  it('books a payment that was faster than its closing', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirPagina(e, reserva)
    await pagarEnPagina(e, id)
    e.avisos.length = 0
    e.avanzar(15 * 60 + 5)
    await vencerReservas(e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
  })

  it('waits to the end of the grace for a provider that does not answer, then lets the place go and keeps asking', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    const { id } = await abrirTarjeta(e, reserva)
    await e.sandbox.fail('payment_intents.cancel', 'error_500', 2)
    e.avanzar(15 * 60)
    await vencerReservas(e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'pendiente', estadoPago: 'desconocido' })
    e.avanzar(90)
    await vencerReservas(e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'desconocido' })
    e.avanzar(121)
    await conciliar(e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'sin_pago' })
    expect(await pasarTarjeta(e, id)).toBe('refused')
  })

  it('confirms what the operator accepts and gives back what is refused or left waiting', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { confirmacion: 'solicitud', fecha: '2026-12-10' })
    const [aceptada, rechazada, olvidada] = [
      await reservaPagada(e, oferta),
      await reservaPagada(e, oferta),
      await reservaPagada(e, oferta),
    ]
    const dueno = e.ctx({
      tipo: 'sesion',
      contexto: 'proveedor',
      usuarioId: 'u',
      sesionId: 's',
      anfitrionId: null,
      proveedor: { id: oferta.experiencia.proveedorId!, rol: 'dueno' },
      empresa: null,
      rolesAdmin: [],
    })
    expect(await aceptarReserva(dueno, { id: aceptada.id })).toMatchObject({ estado: 'confirmada' })
    expect(await rechazarReserva(dueno, { id: rechazada.id })).toMatchObject({
      estado: 'rechazada',
      estadoPago: 'reembolso_pendiente',
    })
    await expect(aceptarReserva(e.ctx(unInvitado(olvidada)), { id: olvidada.id })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
    e.avanzar(24 * 3600)
    await rechazarSinAceptar(e.ctx())
    await e.settle()
    for (const { id } of [rechazada, olvidada])
      expect(await leerReserva(e, id)).toMatchObject({
        estado: 'rechazada',
        estadoPago: 'reembolsado',
        estadoLiquidacion: 'revertida',
      })
    expect([await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([40_000, 40_000])
  })
})

enCadaBase('reembolsar y contracargos', (escena) => {
  const cancelada = async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' }))
    return { e, reserva, cancelar: () => cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id }) }
  }

  it.each(['timeout_tras_efecto', 'error_500', 'demora_30s', 'reembolso_pendiente'] as const)(
    'gives back once after %s, as soon as the reconciler asks',
    async (falla) => {
      const { e, reserva, cancelar } = await cancelada()
      await e.sandbox.fail('refunds.create', falla)
      await cancelar()
      await e.settle()
      const [pendiente] = (await e.comprador.refunds.list()).data
      if (falla === 'reembolso_pendiente') await e.sandbox.endRefund(pendiente!.id, 'succeeded')
      e.avanzar(121)
      await conciliar(e.ctx())
      await e.settle()
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'hecho', monto: 40_000 }])
      expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
      expect((await e.comprador.refunds.list()).data).toHaveLength(1)
      expect([await saldoDe(e, 'psp'), await saldoDe(e, 'reembolsos')]).toEqual([0, 0])
    },
  )

  it('owes by hand what the provider refuses', async () => {
    const { e, reserva, cancelar } = await cancelada()
    await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
    await cancelar()
    await e.settle()
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'rechazado' }])
    expect([await saldoDe(e, 'reembolsos'), await saldoDe(e, 'reembolsos_manuales')]).toEqual([0, -40_000])
  })

  it.each(['won', 'lost'] as const)('follows a dispute that is %s, whatever the order of its notices', async (fin) => {
    const { e, reserva, cancelar } = await cancelada()
    const [pago] = await leerPagos(e, reserva.id)
    const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('contracargo')
    await expect(cancelar()).rejects.toMatchObject({ code: 'reserva-no-cancelable' })
    await e.sandbox.closeDispute(disputa, fin)
    await e.settle()
    const gano = fin === 'won'
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe(gano ? 'pagado' : 'reembolsado')
    expect([await saldoDe(e, 'psp'), await saldoDe(e, 'contracargos'), await saldoDe(e, 'comision')]).toEqual(
      gano ? [40_000, 0, -4_800] : [0, 0, 0],
    )
  })

  it.each(['won', 'lost'] as const)('gives back once when a dispute that is %s overtakes the refund', async (fin) => {
    const { e, reserva, cancelar } = await cancelada()
    const [pago] = await leerPagos(e, reserva.id)
    await cancelar()
    const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.settle()
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'solicitado' }])
    await e.sandbox.closeDispute(disputa, fin)
    // The counterpart goes on refusing refunds of a dispute that was won; the provider takes them again.
    if (fin === 'won')
      await e.database.exec(
        `update sandbox_objetos set datos = jsonb_set(datos, '{disputed}', 'false') where tipo = 'charge'`,
      )
    await e.settle()
    e.avanzar(121)
    await conciliar(e.ctx())
    await e.settle()
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'hecho', monto: 40_000 }])
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
    expect((await e.comprador.refunds.list()).data).toHaveLength(fin === 'won' ? 1 : 0)
    expect([await saldoDe(e, 'psp'), await saldoDe(e, 'reembolsos'), await saldoDe(e, 'contracargos')]).toEqual([
      0, 0, 0,
    ])
  })
})
