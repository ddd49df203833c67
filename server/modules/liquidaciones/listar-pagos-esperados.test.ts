import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { aceptarReserva } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unAnfitrion, unPlan, unUsuario } from '#server/testing/datos.ts'
import { leerReserva, reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { unaCuentaDePago } from '#server/testing/finanzas.ts'
import { entrarComo, sesionDe, sumar } from '#server/testing/sesion-de.ts'
import { listarPagosEsperados } from './index.ts'

setLog({ sink: () => undefined })

async function unaSolicitud(e: Escena, regimen: 'afecto' | 'honorarios') {
  const { id: anfitrionId, usuarioId } = await unAnfitrion(e.db)
  await unaCuentaDePago(e.db, { anfitrionId }, { regimen })
  const oferta = await unaOferta(e, {
    anfitrionId,
    operadorNombre: 'Berta',
    operadorSlug: 'berta',
    confirmacion: 'solicitud',
    fecha: sumarDias(HOY, 9),
  })
  return { anfitrionId, actor: sesionDe(usuarioId, { anfitrionId }), reserva: await reservaPagada(e, oferta) }
}

enCadaBase('what a request would bring', (escena) => {
  it.each([
    ['afecto', { retencion: 0, neto: 34_288 }],
    ['honorarios', { retencion: 5_229, neto: 29_059 }],
  ] as const)('is told before saying yes, %s, and is what the statement says afterwards', async (regimen, parte) => {
    const e = escena()
    const { actor, reserva } = await unaSolicitud(e, regimen)
    const { items, total } = await listarPagosEsperados(e.ctx(actor), {})
    expect(items).toMatchObject([
      { reservaId: reserva.id, bruto: 40_000, comision: 4_800, ivaComision: 912, costoTarjeta: 0, ...parte },
    ])
    expect(Date.parse(items[0]!.liberableEn) - Date.parse(reserva.fin)).toBe(24 * 3_600_000)
    expect([total, items[0]!.fechaPago > items[0]!.liberableEn.slice(0, 10)]).toEqual([1, true])
    await aceptarReserva(e.ctx(actor), { id: reserva.id })
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
    expect(
      await e.db
        .selectFrom('liquidaciones')
        .select(['comision', 'ivaComision', 'neto'])
        .where('reservaId', '=', reserva.id)
        .execute(),
    ).toEqual([{ comision: 4_800, ivaComision: 912, neto: parte.neto }])
    expect(await listarPagosEsperados(e.ctx(actor), {})).toEqual({ items: [], total: 0 })
  })

  it('is for whoever runs the business, and of their own requests alone', async () => {
    const e = escena()
    const { anfitrionId, reserva } = await unaSolicitud(e, 'afecto')
    await unPlan(e.db, anfitrionId, 'equipo')
    const [gestor, guia, caja] = [await unUsuario(e.db), await unUsuario(e.db), await unUsuario(e.db)]
    for (const [quien, papel] of [
      [gestor, 'gestor'],
      [guia, 'guia'],
      [caja, 'caja'],
    ] as const)
      await sumar(e, quien.id, { anfitrionId }, papel)
    expect(
      (await listarPagosEsperados(e.ctx(await entrarComo(e, gestor.id)), {})).items.map(({ reservaId }) => reservaId),
    ).toEqual([reserva.id])
    for (const quien of [guia, caja])
      await expect(listarPagosEsperados(e.ctx(await entrarComo(e, quien.id)), {})).rejects.toMatchObject({
        code: 'sin-permiso',
      })
    const otra = await unaSolicitud(e, 'afecto')
    expect((await listarPagosEsperados(e.ctx(otra.actor), {})).items.map(({ reservaId }) => reservaId)).toEqual([
      otra.reserva.id,
    ])
  })
})
