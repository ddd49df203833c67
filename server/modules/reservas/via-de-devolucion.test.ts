import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  type Escena,
  leerPagos,
  leerReembolsos,
  pasarTarjeta,
  reservar,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { cotizarCancelacion, verReserva } from './index.ts'

setLog({ sink: () => undefined })

async function pagadaCon(e: Escena, tarjeta: string) {
  const reserva = await reservar(e, await unaOferta(e, { fecha: sumarDias(HOY, 120) }))
  await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id, tarjeta)
  await e.settle()
  return reserva
}

const transferencias = (e: Escena) => e.db.selectFrom('transferencias').select(['estado', 'monto']).execute()

enCadaBase('the way a refund takes', (escena) => {
  it.each([
    ['debit', 'pm_card_visa_debit', 48],
    ['prepaid', 'pm_card_mastercard_prepaid', 48],
    ['credit', 'pm_card_visa', 91 * 24],
  ] as const)('is the one announced: back to a %s card, without a transfer', async (tipo, tarjeta, horas) => {
    const e = escena()
    const reserva = await pagadaCon(e, tarjeta)
    expect(await leerPagos(e, reserva.id)).toMatchObject([{ tipoTarjeta: tipo, estado: 'exitoso' }])
    e.avanzar(horas * 3600)
    const cotizada = await cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id })
    expect(cotizada).toMatchObject({ monto: 40_000, via: 'anulacion' })
    expect((await cancelar(e, reserva)).reembolso).toMatchObject(cotizada)
    await e.settle()
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ via: 'anulacion', estado: 'hecho', monto: 40_000 }])
    expect(await transferencias(e)).toEqual([])
  })

  it('is a transfer from the moment that the provider refuses the card', async () => {
    const e = escena()
    const reserva = await pagadaCon(e, 'pm_card_visa_debit')
    await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
    await cancelar(e, reserva)
    await e.settle()
    expect((await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).reembolso).toMatchObject({
      via: 'transferencia',
    })
    expect(await transferencias(e)).toEqual([{ estado: 'por_pedir', monto: 40_000 }])
  })
})
