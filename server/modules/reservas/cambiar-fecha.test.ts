import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaSalida } from '#server/testing/datos.ts'
import {
  cancelar,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unBote } from '#server/testing/un-bote.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { cotizarCambio } from './cotizar-cambio.ts'

setLog({ sink: () => undefined })

const mover = (e: Escena, reserva: Reserva, salidaNuevaId: string, diferencia = 0) =>
  cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId, diferencia })
const cotizar = (e: Escena, reserva: Reserva, salidaNuevaId: string) =>
  cotizarCambio(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId })

async function conOtraFecha(e: Escena, cupos = 8) {
  const oferta = await unaOferta(e, { fecha: '2026-12-01' })
  const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03', cupos })
  return { oferta, otra }
}

const fijarPrecio = (e: Escena, opcionId: string, precio: number) =>
  e.db.updateTable('tarifas').set({ precio }).where('opcionId', '=', opcionId).execute()

async function ocupadas(e: Escena, salidaId: string): Promise<number> {
  const filas = await e.db
    .selectFrom('reservas')
    .select('plazas')
    .where('salidaId', '=', salidaId)
    .where('estado', 'in', ['confirmada', 'pagada', 'pendiente'])
    .execute()
  return filas.reduce((n, { plazas }) => n + plazas, 0)
}

enCadaBase('cambio de fecha', (escena) => {
  it('moves a booking at the same price for nothing, with its code, and frees the old places', async () => {
    const e = escena()
    const { oferta, otra } = await conOtraFecha(e)
    const reserva = await reservaPagada(e, oferta)
    expect(await cotizar(e, reserva, otra.id)).toEqual({
      tipo: 'sin_costo',
      pagado: 40_000,
      nuevo: 40_000,
      diferencia: 0,
    })
    const movida = await mover(e, reserva, otra.id)
    await e.settle()
    expect(movida).toMatchObject({
      id: reserva.id,
      codigo: reserva.codigo,
      salidaId: otra.id,
      estado: 'confirmada',
      estadoPago: 'pagado',
      rebaja: 0,
    })
    expect([await ocupadas(e, oferta.salida.id), await ocupadas(e, otra.id)]).toEqual([0, 2])
    expect(await leerReembolsos(e, reserva.id)).toEqual([])
    const correos = await e.db
      .selectFrom('correos')
      .select(['asunto', 'texto', 'html', 'adjuntos'])
      .where('clave', 'like', 'cambio:%')
      .execute()
    expect(correos).toHaveLength(1)
    expect(correos[0]!.asunto).toContain('Nueva fecha')
    expect(correos[0]!.html).toContain('jue 3 dic 10:00')
    expect(JSON.stringify(correos[0]!.adjuntos)).toContain('SEQUENCE:1')
  })

  it('gives back what a cheaper date costs less, and on cancelling only the rest', async () => {
    const e = escena()
    const { oferta, otra } = await conOtraFecha(e)
    const reserva = await reservaPagada(e, oferta)
    await fijarPrecio(e, oferta.experiencia.opcionId, 15_000)
    await expect(mover(e, reserva, otra.id)).rejects.toMatchObject({ code: 'precio-distinto' })
    expect(await mover(e, reserva, otra.id, -10_000)).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'reembolso_pendiente',
      rebaja: 10_000,
    })
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'reembolsado_parcial',
      salidaId: otra.id,
    })
    e.avanzar(60)
    // The sale goes on for $30.000: 12 % of it, and IVA on that.
    expect([await saldoDe(e, 'comision'), await saldoDe(e, 'iva_comision'), await saldoDe(e, 'psp')]).toEqual([
      -3_600, -684, 30_000,
    ])
    const cancelada = await cancelar(e, reserva)
    await e.settle()
    expect(cancelada.reembolso).toMatchObject({ monto: 30_000, porcentaje: 100 })
    expect((await leerReembolsos(e, reserva.id)).map(({ monto, estado }) => [monto, estado])).toEqual([
      [10_000, 'hecho'],
      [30_000, 'hecho'],
    ])
    expect([
      await saldoDe(e, 'psp'),
      await saldoDe(e, 'comision'),
      (await leerReserva(e, reserva.id)).estadoPago,
    ]).toEqual([0, 0, 'reembolsado'])
  })

  it('cancels while the rebate is still under way', async () => {
    const e = escena()
    const { oferta, otra } = await conOtraFecha(e)
    const reserva = await reservaPagada(e, oferta)
    await fijarPrecio(e, oferta.experiencia.opcionId, 15_000)
    await mover(e, reserva, otra.id, -10_000)
    e.avanzar(1)
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: 30_000 })
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
    expect(await saldoDe(e, 'psp')).toBe(0)
  })

  it('refuses what would not fit, is not on sale, is the same or another experiencia', async () => {
    const e = escena()
    const { oferta, otra } = await conOtraFecha(e, 3)
    const reserva = await reservaPagada(e, oferta)
    const cerrada = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-04', estado: 'cerrada' })
    const ajena = (await unaOferta(e)).salida
    await reservar(e, { experiencia: oferta.experiencia, salida: otra })
    for (const act of [mover, cotizar]) {
      await expect(act(e, reserva, otra.id)).rejects.toMatchObject({ code: 'sin-cupos' })
      await expect(act(e, reserva, cerrada.id)).rejects.toMatchObject({ code: 'salida-cerrada' })
      await expect(act(e, reserva, oferta.salida.id)).rejects.toMatchObject({ code: 'misma-salida' })
      await expect(act(e, reserva, ajena.id)).rejects.toMatchObject({ code: 'salida-desconocida' })
      await expect(act(e, reserva, '🦙')).rejects.toMatchObject({ code: 'salida-desconocida' })
    }
    expect((await leerReserva(e, reserva.id)).salidaId).toBe(oferta.salida.id)
  })

  it('quotes what it will do, also where all that is left is taken by what departures share', async () => {
    const e = escena()
    const { una, otra } = await unBote(e)
    const lejana = await unaSalida(e.db, otra.experiencia, { fecha: '2026-12-03' })
    await reservaPagada(e, una)
    const reserva = await reservaPagada(e, { ...otra, salida: lejana })
    await expect(mover(e, reserva, otra.salida.id)).rejects.toMatchObject({ code: 'sin-cupos' })
    await expect(cotizar(e, reserva, otra.salida.id)).rejects.toMatchObject({ code: 'sin-cupos' })
    // Whoever moves takes along what they have: the same boat goes a little later.
    const despues = await unaSalida(e.db, otra.experiencia, { fecha: '2026-12-03', hora: '10:30' })
    expect(await cotizar(e, reserva, despues.id)).toMatchObject({ tipo: 'sin_costo' })
    expect(await mover(e, reserva, despues.id)).toMatchObject({ salidaId: despues.id })
  })

  it('does once what an impatient finger asks twice', async () => {
    const e = escena()
    const { oferta, otra } = await conOtraFecha(e)
    const reserva = await reservaPagada(e, oferta)
    const act = () =>
      cambiarFecha(e.ctx(unInvitado(reserva), { idempotencyKey: 'una' }), {
        id: reserva.id,
        salidaNuevaId: otra.id,
        diferencia: 0,
      })
    expect(await act()).toEqual(await act())
    expect((await leerReserva(e, reserva.id)).cambios).toBe(1)
  })
})
