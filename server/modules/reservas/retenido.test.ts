import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { CODIGO_DE_REGALO, unaSalida, unRegalo } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  leerPagos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { aplicarRegalo } from './aplicar-regalo.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { cancelarPorOperador } from './cancelar-por-operador.ts'
import { cotizarCambio } from './cotizar-cambio.ts'
import { cotizarCancelacion } from './cotizar-cancelacion.ts'
import { devolverDeMas } from './devolver-de-mas.ts'
import { verReserva } from './ver-reserva.ts'

setLog({ sink: () => undefined })

const estadoPago = async (e: Escena, { id }: { id: string }) => (await leerReserva(e, id)).estadoPago
const cotizar = (e: Escena, { id }: { id: string }, salidaNuevaId: string) =>
  cotizarCambio(e.ctx(unInvitado({ id })), { id, salidaNuevaId })

async function unaSalidaA(
  e: Escena,
  { experiencia }: Awaited<ReturnType<typeof unaOferta>>,
  fecha: string,
  precio: number,
) {
  const salida = await unaSalida(e.db, experiencia, { cupos: 8, fecha })
  await e.db.insertInto('salidaTarifas').values({ salidaId: salida.id, tipo: 'adulto', precio }).execute()
  return salida
}

async function mover(e: Escena, { id }: { id: string }, salidaNuevaId: string): Promise<void> {
  const { tipo, diferencia } = await cotizar(e, { id }, salidaNuevaId)
  const movida: Reserva = await cambiarFecha(e.ctx(unInvitado({ id })), { id, salidaNuevaId, diferencia })
  if (tipo === 'pago') await pasarTarjeta(e, (await abrirTarjeta(e, movida)).id)
  await e.settle()
}

/** $40.000, of which a gift paid 30.000 and a card the rest. */
async function conRegaloYTarjeta(e: Escena) {
  await unRegalo(e.db, { monto: 30_000 })
  const oferta = await unaOferta(e, { fecha: '2026-12-20' })
  const [barata, cara] = [
    await unaSalidaA(e, oferta, '2026-12-21', 15_000),
    await unaSalidaA(e, oferta, '2026-12-22', 30_000),
  ]
  const reserva = await reservar(e, oferta)
  await aplicarRegalo(e.ctx(unInvitado(reserva)), { id: reserva.id, codigo: CODIGO_DE_REGALO, aceptaTerminos: true })
  await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
  await e.settle()
  return { reserva, barata, cara }
}

enCadaBase('where the money of a booking stands, by all that pays it', (escena) => {
  it('is given back in part while its gift still pays, and all of it goes back when it is cancelled', async () => {
    const e = escena()
    const { reserva, barata, cara } = await conRegaloYTarjeta(e)
    await mover(e, reserva, barata.id)
    expect([await estadoPago(e, reserva), await saldoEnPsp(e)]).toEqual(['reembolsado_parcial', 0])
    await mover(e, reserva, cara.id)
    expect([await estadoPago(e, reserva), await saldoEnPsp(e)]).toEqual(['reembolsado_parcial', 30_000])
    expect(await cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      monto: 60_000,
      porcentaje: 100,
      alRegalo: 30_000,
    })
    await cancelar(e, reserva)
    await e.settle()
    expect([await estadoPago(e, reserva), await saldoEnPsp(e), await saldoDe(e, 'regalos')]).toEqual([
      'reembolsado',
      0,
      -30_000,
    ])
    expect(await e.invariantes()).toEqual([])
  })

  it('is given back in full where only the gift was left to go back', async () => {
    const e = escena()
    const { reserva, barata } = await conRegaloYTarjeta(e)
    await mover(e, reserva, barata.id)
    await cancelar(e, reserva)
    await e.settle()
    expect([await estadoPago(e, reserva), await saldoDe(e, 'regalos'), await saldoDe(e, 'operadores')]).toEqual([
      'reembolsado',
      -30_000,
      0,
    ])
    expect(await e.invariantes()).toEqual([])
  })

  it('ends with all of it back where its operator calls off the dearer date', async () => {
    const e = escena()
    const { reserva, barata, cara } = await conRegaloYTarjeta(e)
    await mover(e, reserva, barata.id)
    await mover(e, reserva, cara.id)
    await e.db.updateTable('salidas').set({ estado: 'cancelada' }).where('id', '=', cara.id).execute()
    await cancelarPorOperador(e.ctx(), { id: reserva.id, motivo: 'clima' })
    await e.settle()
    expect([(await leerReserva(e, reserva.id)).estado, await estadoPago(e, reserva), await saldoEnPsp(e)]).toEqual([
      'cancelada',
      'reembolsado',
      0,
    ])
    expect(await e.invariantes()).toEqual([])
  })

  it('stands by its gift where a bank took the card part of what took place', async () => {
    const e = escena()
    const { reserva } = await conRegaloYTarjeta(e)
    const disputa = await e.sandbox.openDispute({ payment_intent: (await leerPagos(e, reserva.id))[0]!.pspIntento! })
    await e.settle()
    e.clock.now = new Date('2026-12-21T14:00:00Z')
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'reembolsado_parcial',
      estadoLiquidacion: 'retenida',
    })
    expect(await e.invariantes()).toEqual([])
  })

  it.each(['fuera', 'finanzas'])(
    'does not move what was given back in full by hand (%s): going another day is another booking',
    async (por) => {
      const e = escena()
      const oferta = await unaOferta(e, { fecha: '2026-12-20' })
      const otra = await unaSalida(e.db, oferta.experiencia, { cupos: 8, fecha: '2026-12-22' })
      const reserva = await reservaPagada(e, oferta)
      if (por === 'fuera')
        await e.comprador.refunds.create({ payment_intent: (await leerPagos(e, reserva.id))[0]!.pspIntento! })
      else await e.ctx().transaction((tx) => devolverDeMas(e.ctx(), tx, reserva.id, 40_000))
      await e.settle()
      expect(await estadoPago(e, reserva)).toBe('reembolsado')
      await expect(cotizar(e, reserva, otra.id)).rejects.toMatchObject({ code: 'reserva-devuelta' })
      expect((await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).acciones.puedeCambiar).toBe(false)
    },
  )

  it('does not move while all of it is on its way back either', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { fecha: '2026-12-20' })
    const otra = await unaSalida(e.db, oferta.experiencia, { cupos: 8, fecha: '2026-12-22' })
    const reserva = await reservaPagada(e, oferta)
    await e.ctx().transaction((tx) => devolverDeMas(e.ctx(), tx, reserva.id, 40_000))
    expect(await estadoPago(e, reserva)).toBe('reembolso_pendiente')
    await expect(cotizar(e, reserva, otra.id)).rejects.toMatchObject({ code: 'reserva-devuelta' })
    await e.settle()
  })

  it('is told by the invariants where a state says that nothing is held', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e))
    for (const falso of ['reembolsado', 'sin_pago'] as const) {
      await e.db.updateTable('reservas').set({ estadoPago: falso }).where('id', '=', reserva.id).execute()
      expect(await e.invariantes()).toContainEqual({ invariante: 'I5_retenido_sin_estado', caso: reserva.id })
    }
    await e.db.updateTable('reservas').set({ estadoPago: 'pagado' }).where('id', '=', reserva.id).execute()
  })
})
