import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaSalida, unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  leerPagos,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  saldoDe,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { aplicarRegalo } from './aplicar-regalo.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { conciliar } from './conciliar.ts'
import { listReservasDe } from './de-una-cuenta.db.ts'
import { verReserva } from './ver-reserva.ts'
import { vencerReservas } from './vencer.ts'

setLog({ sink: () => undefined })

const mover = (e: Escena, reserva: Reserva, salidaNuevaId: string, diferencia: number) =>
  cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId, diferencia })
const ver = (e: Escena, reserva: { id: string }) => verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
const fijarPrecio = (e: Escena, opcionId: string, precio: number) =>
  e.db.updateTable('tarifas').set({ precio }).where('opcionId', '=', opcionId).execute()
const saldos = async (e: Escena, ...cuentas: string[]) => Promise.all(cuentas.map((cuenta) => saldoDe(e, cuenta)))

async function ocupadas(e: Escena, salidaId: string): Promise<number> {
  const filas = await e.db
    .selectFrom('reservas')
    .select('plazas')
    .where('salidaId', '=', salidaId)
    .where('estado', 'in', ['confirmada', 'pagada', 'pendiente'])
    .execute()
  return filas.reduce((n, { plazas }) => n + plazas, 0)
}

/** Paid with $40.000, and the same people cost $50.000 on the other date, which is held. */
async function retenida(e: Escena, fila: Parameters<typeof unaOferta>[1] = {}) {
  const oferta = await unaOferta(e, { fecha: '2026-12-01', ...fila })
  const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03', cupos: 2 })
  const reserva = await reservaPagada(e, oferta)
  await fijarPrecio(e, oferta.experiencia.opcionId, 25_000)
  const retencion = await mover(e, reserva, otra.id, 10_000)
  return { oferta, otra, reserva, retencion }
}

async function pagar(e: Escena, retencion: Reserva): Promise<void> {
  await pasarTarjeta(e, (await abrirTarjeta(e, retencion)).id)
  await e.settle()
}

const movida = async (e: Escena, fila: Parameters<typeof unaOferta>[1] = {}) => {
  const todo = await retenida(e, fila)
  e.avanzar(60)
  await pagar(e, todo.retencion)
  return todo
}

enCadaBase('cambio a una fecha más cara', (escena) => {
  it('holds the places of the new date and charges the difference alone', async () => {
    const e = escena()
    const { oferta, otra, reserva, retencion } = await retenida(e)
    expect(retencion).toMatchObject({
      estado: 'pendiente',
      total: 50_000,
      salidaId: otra.id,
      cambio: { de: reserva.codigo, pagado: 40_000, hecho: false },
      acciones: { puedePagar: true },
    })
    expect([await ocupadas(e, oferta.salida.id), await ocupadas(e, otra.id)]).toEqual([2, 2])
    await expect(mover(e, reserva, otra.id, 10_000)).rejects.toMatchObject({ code: 'cambio-en-curso' })
    expect(await abrirTarjeta(e, retencion)).toMatchObject({ monto: 10_000 })
  })

  it('moves the booking, with its code, when the difference is paid', async () => {
    const e = escena()
    const { oferta, otra, reserva, retencion } = await movida(e)
    expect(await ver(e, reserva)).toMatchObject({
      codigo: reserva.codigo,
      estado: 'confirmada',
      estadoPago: 'pagado',
      salidaId: otra.id,
      total: 40_000,
      suplemento: 10_000,
      rebaja: 0,
      cambio: null,
    })
    expect(await ver(e, retencion)).toMatchObject({
      estado: 'expirada',
      estadoPago: 'sin_pago',
      cambio: { hecho: true },
      acciones: { puedePagar: false },
    })
    expect((await ver(e, retencion)).cambio!.enlace).toBe((await ver(e, reserva)).enlace)
    expect([await ocupadas(e, oferta.salida.id), await ocupadas(e, otra.id)]).toEqual([0, 2])
    expect((await leerPagos(e, reserva.id)).map(({ capturado }) => capturado)).toEqual([40_000, 10_000])
    expect(await leerReembolsos(e, reserva.id)).toEqual([])
    expect(await saldos(e, 'psp', 'comision', 'iva_comision')).toEqual([50_000, -6_000, -1_140])
    const linea = await e.db
      .selectFrom('liquidaciones')
      .select(['bruto', 'comision'])
      .where('reservaId', '=', reserva.id)
      .execute()
    expect(linea).toEqual([{ bruto: 50_000, comision: 6_000 }])
    const correos = await e.db.selectFrom('correos').select('texto').where('clave', 'like', 'cambio:%').execute()
    expect(correos).toHaveLength(1)
    expect(correos[0]!.texto).toContain('Pagaste $10.000')
    expect(correos[0]!.texto).toContain('$50.000')
  })

  it('gives both charges back, each to where it came from, when all of it is cancelled', async () => {
    const e = escena()
    const { reserva } = await movida(e)
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: 50_000, porcentaje: 100 })
    await e.settle()
    const pagos = await leerPagos(e, reserva.id)
    const reembolsos = await leerReembolsos(e, reserva.id)
    expect(
      reembolsos.map(({ pagoId, monto, estado }) => ({ pagoId, monto, estado })).toSorted((a, b) => b.monto - a.monto),
    ).toEqual(pagos.map(({ id, capturado }) => ({ pagoId: id, monto: capturado, estado: 'hecho' })))
    expect(await ver(e, reserva)).toMatchObject({
      estado: 'cancelada',
      estadoPago: 'reembolsado',
      reembolso: { monto: 50_000, estado: 'hecho' },
    })
    expect(await saldos(e, 'psp', 'operadores', 'comision', 'iva_comision', 'reembolsos')).toEqual([0, 0, 0, 0, 0])
    expect((await e.comprador.refunds.list()).data.map(({ amount }) => amount).toSorted()).toEqual([10_000, 40_000])
  })

  it('gives back the same part of both where the policy keeps some', async () => {
    const e = escena()
    const { reserva } = await movida(e, { politicaCancelacion: 'moderada' })
    e.clock.now = new Date('2026-12-01T12:00:00Z')
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: 25_000, porcentaje: 50 })
    await e.settle()
    expect((await leerReembolsos(e, reserva.id)).map(({ monto }) => monto).toSorted()).toEqual([20_000, 5_000])
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado_parcial')
    // What stays is the operator's: no commission on a cancelled seat.
    expect(await saldos(e, 'psp', 'operadores', 'comision')).toEqual([25_000, -25_000, 0])
  })

  it('undoes the difference first when it goes back to a cheaper date', async () => {
    const e = escena()
    const { oferta, otra, reserva } = await movida(e)
    await fijarPrecio(e, oferta.experiencia.opcionId, 18_000)
    await mover(e, reserva, oferta.salida.id, -14_000)
    await e.settle()
    expect((await leerPagos(e, reserva.id)).map(({ rebajado }) => rebajado)).toEqual([4_000, 10_000])
    expect(await ver(e, reserva)).toMatchObject({
      salidaId: oferta.salida.id,
      estadoPago: 'reembolsado_parcial',
      rebaja: 14_000,
      reembolso: { monto: 14_000 },
    })
    await fijarPrecio(e, oferta.experiencia.opcionId, 22_000)
    e.avanzar(60)
    await pagar(e, await mover(e, reserva, otra.id, 8_000))
    expect(await ver(e, reserva)).toMatchObject({ salidaId: otra.id, suplemento: 18_000, rebaja: 14_000 })
    e.avanzar(60)
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: 44_000 })
    await e.settle()
    expect(await saldos(e, 'psp', 'operadores', 'comision')).toEqual([0, 0, 0])
  })

  it('leaves the booking as it is when the card is declined, the hold runs out or it is given up', async () => {
    const e = escena()
    const { oferta, otra, reserva, retencion } = await retenida(e)
    const igual = async () =>
      expect(await leerReserva(e, reserva.id)).toMatchObject({
        estado: 'confirmada',
        estadoPago: 'pagado',
        salidaId: oferta.salida.id,
        cambios: 0,
      })
    expect(await pasarTarjeta(e, (await abrirTarjeta(e, retencion)).id, 'pm_card_visa_chargeDeclined')).toBe('declined')
    await e.settle()
    await igual()
    await cancelarReserva(e.ctx(unInvitado(retencion)), { id: retencion.id })
    await e.settle()
    await igual()
    const segunda = await mover(e, reserva, otra.id, 10_000)
    e.avanzar(16 * 60)
    await vencerReservas(e.ctx())
    await igual()
    expect(await ver(e, segunda)).toMatchObject({ estado: 'expirada', cambio: { hecho: false } })
    expect(await e.db.selectFrom('correos').select('id').where('clave', 'like', 'cancelacion:%').execute()).toEqual([])
    expect(await saldos(e, 'psp')).toEqual([40_000])
    expect(await mover(e, reserva, otra.id, 10_000)).toMatchObject({ estado: 'pendiente' })
  })

  it('gives the difference back when it comes late, and the booking stays', async () => {
    const e = escena()
    const { oferta, reserva, retencion } = await retenida(e)
    const { id } = await abrirTarjeta(e, retencion)
    e.avanzar(14 * 60)
    await pasarTarjeta(e, id)
    e.avanzar(60 + 91)
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', salidaId: oferta.salida.id })
    expect(await leerReembolsos(e, retencion.id)).toMatchObject([
      { monto: 10_000, estado: 'hecho', causa: 'cobro_tardio' },
    ])
    const { texto } = await e.db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `pago-tardio:${retencion.id}`)
      .executeTakeFirstOrThrow()
    expect(texto).toContain('Te devolvemos $10.000')
    expect(texto).toContain('queda tal como estaba')
    expect(await saldos(e, 'psp')).toEqual([40_000])
  })

  it.each([
    ['all', undefined, 'reembolsado'],
    ['a part', 10_000, 'reembolsado_parcial'],
  ])(
    'does not move what %s of was given back at the provider while its difference waited',
    async (_, amount, estadoPago) => {
      const e = escena()
      const { oferta, reserva, retencion } = await retenida(e)
      const { id } = await abrirTarjeta(e, retencion)
      const [pago] = await leerPagos(e, reserva.id)
      await e.comprador.refunds.create({ payment_intent: pago!.pspIntento!, ...(amount && { amount }) })
      await e.settle()
      await pasarTarjeta(e, id)
      await e.settle()
      expect(await leerReserva(e, reserva.id)).toMatchObject({
        estado: 'confirmada',
        estadoPago,
        salidaId: oferta.salida.id,
      })
      expect(await leerReembolsos(e, retencion.id)).toMatchObject([
        { monto: 10_000, estado: 'hecho', causa: 'cobro_tardio' },
      ])
      expect(await saldos(e, 'reembolsos')).toEqual([0])
    },
  )

  it('does not move what was cancelled while its difference was being paid', async () => {
    const e = escena()
    const { reserva, retencion } = await retenida(e)
    const { id } = await abrirTarjeta(e, retencion)
    await cancelar(e, reserva)
    await expect(abrirTarjeta(e, retencion)).rejects.toMatchObject({ code: 'reserva-vencida' })
    await pasarTarjeta(e, id)
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
    expect(await leerReserva(e, retencion.id)).toMatchObject({ estado: 'expirada', estadoPago: 'reembolsado' })
    expect(await saldos(e, 'psp', 'reembolsos')).toEqual([0, 0])
  })

  it('waits while nobody knows about the difference, and moves once it turns out to be paid', async () => {
    const e = escena()
    const { oferta, otra, reserva, retencion } = await retenida(e)
    const { id } = await abrirTarjeta(e, retencion)
    await e.sandbox.fail('payment_intents.cancel', 'error_500', 2)
    await expect(cancelarReserva(e.ctx(unInvitado(retencion)), { id: retencion.id })).rejects.toMatchObject({
      code: 'pago-en-revision',
    })
    expect(await leerReserva(e, retencion.id)).toMatchObject({ estado: 'pendiente', estadoPago: 'desconocido' })
    expect((await leerReserva(e, reserva.id)).salidaId).toBe(oferta.salida.id)
    await pasarTarjeta(e, id)
    e.avanzar(121)
    await conciliar(e.ctx())
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', salidaId: otra.id })
    expect(await leerReserva(e, retencion.id)).toMatchObject({ estado: 'expirada', estadoPago: 'sin_pago' })
  })

  it('goes on with its first charge when the bank takes the difference', async () => {
    const e = escena()
    const { reserva } = await movida(e)
    const [, suplemento] = await leerPagos(e, reserva.id)
    const disputa = await e.sandbox.openDispute({ payment_intent: suplemento!.pspIntento! })
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('contracargo')
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
    expect(await saldos(e, 'psp', 'contracargos', 'comision')).toEqual([40_000, 0, -4_800])
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: 40_000 })
    await e.settle()
    expect(await saldos(e, 'psp', 'operadores')).toEqual([0, 0])
  })

  it('gives back what is left of the difference, where the bank takes a part of it', async () => {
    const e = escena()
    const { reserva } = await movida(e)
    const [, suplemento] = await leerPagos(e, reserva.id)
    const disputa = await e.sandbox.openDispute({ payment_intent: suplemento!.pspIntento!, amount: 4_000 })
    await e.settle()
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'reembolsado_parcial' })
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: suplemento!.capturado + 40_000 - 4_000 })
    await e.settle()
    expect(await saldos(e, 'contracargos', 'operadores', 'reembolsos')).toEqual([0, 0, 0])
    expect(await saldos(e, 'psp', 'reembolsos_manuales')).toEqual([
      suplemento!.capturado - 4_000,
      4_000 - suplemento!.capturado,
    ])
    expect(await e.invariantes()).toEqual([])
  })

  it('is paid by card alone, never by a gift', async () => {
    const e = escena()
    const { retencion } = await retenida(e)
    await expect(
      aplicarRegalo(e.ctx(unInvitado(retencion)), { id: retencion.id, codigo: 'DEMA2222DEMA2222' }),
    ).rejects.toMatchObject({ code: 'regalo-no-paga-cambios' })
  })

  it('is nothing of its own among the bookings of its traveller once it ended', async () => {
    const e = escena()
    const { reserva, retencion } = await movida(e)
    const { id: usuarioId } = await unUsuario(e.db)
    await e.db.updateTable('reservas').set({ usuarioId }).where('id', 'in', [reserva.id, retencion.id]).execute()
    for (const vista of [undefined, 'proximas', 'canceladas'] as const)
      expect(
        (await listReservasDe(e.db, usuarioId, { vista, now: e.clock.now, limit: 9, offset: 0 })).map(({ id }) => id),
      ).toEqual(vista === 'canceladas' ? [] : [reserva.id])
  })
})
