import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import {
  conciliarConPsp,
  decidirDevolucion,
  listarDevoluciones,
  listarDisputas,
  listarTransferencias,
  proponerDevolucion,
} from '#server/modules/finanzas/index.ts'
import { descargarMovimientos, verCuenta } from '#server/modules/compras/index.ts'
import {
  atenderSolicitud,
  pagarServicios,
  revisarPagoDeServicios,
  verSolicitud,
} from '#server/modules/solicitudes/index.ts'
import { cancelarPorOperador, comprobarInvariantes, reservasJobs } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY } from '#server/testing/datos.ts'
import { pagarEnPagina, saldoDe, saldoEnPsp, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { unaPropuestaDeServicios } from '#server/testing/propuesta-de-servicios.ts'
import { serviciosJobs } from './index.ts'

setLog({ sink: () => undefined })

type Propuesta = Awaited<ReturnType<typeof unaPropuestaDeServicios>>

const sesionDe = (url: string): string => url.split('/').at(-1)!
const abrir = (e: Escena, { id, actor }: Propuesta) => pagarServicios(e.ctx(actor), { id })
const leer = (e: Escena, { id, actor }: Propuesta) => verSolicitud(e.ctx(actor), { id })
const cuentas = async (e: Escena) => ({
  psp: await saldoDe(e, 'psp'),
  comision: await saldoDe(e, 'comision'),
  iva: await saldoDe(e, 'iva_comision'),
  reembolsos: await saldoDe(e, 'reembolsos'),
  contracargos: await saldoDe(e, 'contracargos'),
})
const cobros = (e: Escena) =>
  e.db.selectFrom('cobrosServicios').selectAll().orderBy('createdAt').orderBy('id').execute()

/** Paid on the provider's page, and its notice received. */
async function pagada(
  e: Escena,
  con: Parameters<typeof unaPropuestaDeServicios>[1] = {},
): Promise<Propuesta & { intento: string }> {
  const propuesta = await unaPropuestaDeServicios(e, con)
  await pagarEnPagina(e, sesionDe((await abrir(e, propuesta)).url))
  await e.settle()
  return { ...propuesta, intento: (await cobros(e))[0]!.pspIntento! }
}

const PAGADA = { psp: 150_000, comision: -126_050, iva: -23_950, reembolsos: 0, contracargos: 0 }
const NADA = { psp: 0, comision: 0, iva: 0, reembolsos: 0, contracargos: 0 }

enCadaBase('services of a proposal, by card', (escena) => {
  it('are one charge that the notice books once, told in the history, by mail and on the statement', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e)
    expect(propuesta.solicitud).toMatchObject({
      formaPago: 'tarjeta',
      servicios: { total: 150_000, estado: 'por_pagar', tarjeta: null },
      acciones: { puedePagarServicios: true },
    })
    const { url } = await abrir(e, propuesta)
    expect((await abrir(e, propuesta)).url).toBe(url)
    await pagarEnPagina(e, sesionDe(url))
    const [aviso] = e.avisos
    await e.settle()
    for (let veces = 0; veces < 2; veces++) await e.recibir(aviso!)
    await e.settle()
    await serviciosJobs['servicios.ponerAlDia'](e.ctx())
    expect(await leer(e, propuesta)).toMatchObject({
      servicios: { estado: 'pagados', tarjeta: { marca: 'visa', ultimos4: '4242' } },
      acciones: { puedePagarServicios: false },
    })
    expect(await cuentas(e)).toEqual(PAGADA)
    expect(await saldoEnPsp(e)).toBe(150_000)
    expect((await leer(e, propuesta)).hitos.filter(({ tipo }) => tipo === 'servicios_pagados')).toHaveLength(1)
    const correo = await e.db
      .selectFrom('correos')
      .select(['para', 'texto'])
      .where('clave', 'like', 'servicios-pagados:%')
      .execute()
    expect(correo).toMatchObject([{ para: 'rosa@ejemplo.cl', texto: expect.stringContaining('terminada en 4242') }])
    expect(await verCuenta(e.ctx(propuesta.actor), { mes: '2026-11' })).toMatchObject({
      compras: 150_000,
      devoluciones: 0,
      neto: 126_050,
      iva: 23_950,
    })
    expect(await descargarMovimientos(e.ctx(propuesta.actor), { mes: '2026-11' })).toContain(
      'servicio,Bus ida y vuelta,,,,120000',
    )
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    await expect(abrir(e, propuesta)).rejects.toMatchObject({ code: 'transicion-no-permitida' })
  })

  it('say at once that they are paid when the company comes back before the notice', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e)
    await pagarEnPagina(e, sesionDe((await abrir(e, propuesta)).url))
    expect((await leer(e, propuesta)).servicios?.estado).toBe('por_pagar')
    expect((await revisarPagoDeServicios(e.ctx(propuesta.actor), { id: propuesta.id })).servicios?.estado).toBe(
      'pagados',
    )
    await e.settle()
    expect(await cuentas(e)).toEqual(PAGADA)
  })

  it('stay to be paid when a card is declined, on the same page', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e)
    const { url } = await abrir(e, propuesta)
    await pagarEnPagina(e, sesionDe(url), '4000000000000002')
    await e.settle()
    expect((await leer(e, propuesta)).servicios?.estado).toBe('por_pagar')
    expect((await abrir(e, propuesta)).url).toBe(url)
    await pagarEnPagina(e, sesionDe(url))
    await e.settle()
    expect(await cuentas(e)).toEqual(PAGADA)
  })

  it('are found out by asking where no notice came, and get a new page once the old one is over', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e)
    const { url } = await abrir(e, propuesta)
    await e.psp.cerrarSesion(sesionDe(url))
    e.avanzar(1)
    const { url: segunda } = await abrir(e, propuesta)
    expect(segunda).not.toBe(url)
    await pagarEnPagina(e, sesionDe(segunda))
    e.avisos.length = 0
    e.avanzar(600)
    await serviciosJobs['servicios.ponerAlDia'](e.ctx())
    await e.settle()
    expect((await cobros(e)).map(({ estado }) => estado)).toEqual(['anulado', 'pagado'])
    expect(await cuentas(e)).toEqual(PAGADA)
  })

  it('are `desconocido` while the provider does not answer, and then the same charge', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e)
    await e.sandbox.fail('checkout.sessions.create', 'error_500')
    await expect(abrir(e, propuesta)).rejects.toMatchObject({ code: 'pagos-no-disponible' })
    expect((await leer(e, propuesta)).servicios?.estado).toBe('en_revision')
    await pagarEnPagina(e, sesionDe((await abrir(e, propuesta)).url))
    await e.settle()
    expect((await cobros(e)).map(({ estado }) => estado)).toEqual(['pagado'])
    expect([await cuentas(e), await saldoEnPsp(e)]).toEqual([PAGADA, 150_000])
  })

  it('give money back whole that does not match what was asked for', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e)
    await pagarEnPagina(e, sesionDe((await abrir(e, propuesta)).url))
    await e.db.updateTable('cobrosServicios').set({ monto: 140_000 }).execute()
    await e.settle()
    expect((await leer(e, propuesta)).servicios?.estado).toBe('por_pagar')
    expect([
      await saldoDe(e, 'suspenso'),
      await saldoDe(e, 'comision'),
      await saldoDe(e, 'reembolsos'),
      await saldoDe(e, 'psp'),
      await saldoEnPsp(e),
    ]).toEqual([0, 0, 0, 0, 0])
  })

  it('are paid by one way only: neither by card where a transfer is on its way, nor after the date', async () => {
    const e = escena()
    const porTransferencia = await unaPropuestaDeServicios(e, { formaPago: 'transferencia' })
    await expect(abrir(e, porTransferencia)).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    const conTarjeta = await unaPropuestaDeServicios(e)
    await expect(
      atenderSolicitud(e.ctx(await unaDeFinanzas(e.db)), { id: conTarjeta.id, acto: 'transferencia_recibida' }),
    ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    e.avanzar(6 * 86_400)
    expect((await leer(e, conTarjeta)).acciones.puedePagarServicios).toBe(false)
    await expect(abrir(e, conTarjeta)).rejects.toMatchObject({ code: 'propuesta-vencida' })
  })

  it('are given back by staff, in part and whole, never more than was paid', async () => {
    const e = escena()
    const propuesta = await pagada(e)
    const finanzas = await unaDeFinanzas(e.db)
    const devolver = (monto: number, reserva = `thc-${propuesta.numero}`) =>
      proponerDevolucion(e.ctx(finanzas), { reserva, monto, motivo: 'El bus no llegó' })
    await expect(devolver(150_001)).rejects.toMatchObject({ code: 'devolucion-excesiva' })
    await expect(devolver(1_000, 'THC-999999')).rejects.toMatchObject({ code: 'devolucion-no-disponible' })
    expect(await devolver(50_000)).toMatchObject({
      estado: 'aprobada',
      referencia: `THC-${propuesta.numero}`,
      pagado: 150_000,
      devuelto: 50_000,
      reembolso: 'solicitado',
    })
    await e.settle()
    expect(await leer(e, propuesta)).toMatchObject({ servicios: { estado: 'pagados', devuelto: 50_000 } })
    expect(await cuentas(e)).toEqual({ psp: 100_000, comision: -84_034, iva: -15_966, reembolsos: 0, contracargos: 0 })
    expect(await verCuenta(e.ctx(propuesta.actor), { mes: '2026-11' })).toMatchObject({
      compras: 150_000,
      devoluciones: 50_000,
      total: 100_000,
    })
    await devolver(100_000)
    await e.settle()
    for (const { id } of await e.db.selectFrom('reembolsos').select('id').execute())
      await reservasJobs['reservas.enviarReembolso'](e.ctx(), { id })
    expect([await cuentas(e), await saldoEnPsp(e)]).toEqual([NADA, 0])
    expect((await leer(e, propuesta)).servicios?.estado).toBe('devueltos')
    expect((await listarDevoluciones(e.ctx(finanzas), {})).items.map(({ reembolso }) => reembolso)).toEqual([
      'hecho',
      'hecho',
    ])
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    await expect(devolver(1)).rejects.toMatchObject({ code: 'devolucion-no-disponible' })
  })

  it.each([
    ['ran out', (e: Escena) => void e.avanzar(7 * 86_400)],
    [
      'was called off',
      async (e: Escena, salidaId: string) => {
        const { id } = await e.db.selectFrom('reservas').select('id').executeTakeFirstOrThrow()
        await e.db.updateTable('salidas').set({ estado: 'cancelada' }).where('id', '=', salidaId).execute()
        await cancelarPorOperador(e.ctx(), { id, motivo: 'clima' })
      },
    ],
  ])('go back with the departures when the transfer comes and none of those stands: it %s', async (_, cae) => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { fecha: sumarDias(HOY, 20) })
    const propuesta = await unaPropuestaDeServicios(e, {
      formaPago: 'transferencia',
      items: [
        { experienciaId: experiencia.id, salidaId: salida.id, participantes: { adulto: 4 } },
        { descripcion: 'Bus a la salida', cantidad: 1, precioUnitario: 60_000 },
      ],
    })
    await cae(e, salida.id)
    await reservasJobs['reservas.vencer'](e.ctx())
    await e.settle()
    await atenderSolicitud(e.ctx(await unaDeFinanzas(e.db)), { id: propuesta.id, acto: 'transferencia_recibida' })
    await e.settle()
    expect(await cobros(e)).toMatchObject([{ monto: 60_000, devuelto: 60_000, forma: 'transferencia' }])
    expect((await leer(e, propuesta)).servicios).toMatchObject({ total: 60_000, devuelto: 60_000 })
    expect(
      await e.db.selectFrom('transferencias').select(['origen', 'monto', 'estado']).orderBy('monto').execute(),
    ).toMatchObject([
      { origen: 'servicio', monto: 60_000, estado: 'por_pedir' },
      { monto: 72_000, estado: 'por_pedir' },
    ])
    const { texto } = await e.db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `solicitud-pagada:${propuesta.id}`)
      .executeTakeFirstOrThrow()
    expect(texto).toContain('La propuesta ya no tenía cupos: te devolvemos $132.000 por transferencia')
    expect(texto).not.toContain('quedó pagad')
    expect((await cuentas(e)).reembolsos).toBe(0)
  })

  it('paid by transfer are given back by transfer, told once it has gone, and the books close', async () => {
    const e = escena()
    const propuesta = await unaPropuestaDeServicios(e, { formaPago: 'transferencia' })
    expect(propuesta.solicitud.servicios).toBeNull()
    const finanzas = await unaDeFinanzas(e.db)
    await atenderSolicitud(e.ctx(finanzas), { id: propuesta.id, acto: 'transferencia_recibida' })
    expect(await cobros(e)).toMatchObject([
      { monto: 150_000, forma: 'transferencia', estado: 'pagado', pspIntento: null },
    ])
    expect([await saldoDe(e, 'banco'), await saldoDe(e, 'psp')]).toEqual([150_000, 0])
    expect(await leer(e, propuesta)).toMatchObject({
      servicios: { total: 150_000, devuelto: 0, estado: 'pagados', tarjeta: null },
    })
    const devolver = (monto: number) =>
      proponerDevolucion(e.ctx(finanzas), { reserva: `THC-${propuesta.numero}`, monto, motivo: 'El bus no llegó' })
    await expect(devolver(150_001)).rejects.toMatchObject({ code: 'devolucion-excesiva' })
    expect(await devolver(60_000)).toMatchObject({ estado: 'aprobada', pagado: 150_000, devuelto: 60_000 })
    await e.settle()
    const [debida] = (await listarTransferencias(e.ctx(finanzas), {})).items
    expect(debida).toMatchObject({ origen: 'servicio', monto: 60_000, estado: 'por_pedir' })
    expect([await saldoDe(e, 'reembolsos'), await saldoDe(e, 'reembolsos_manuales'), await saldoEnPsp(e)]).toEqual([
      0, -60_000, 0,
    ])
    await reservasJobs['reservas.enviarReembolso'](e.ctx(), {
      id: (await e.db.selectFrom('reembolsos').select('id').executeTakeFirstOrThrow()).id,
    })
    expect((await listarTransferencias(e.ctx(finanzas), {})).total).toBe(1)
    expect(await leer(e, propuesta)).toMatchObject({ servicios: { estado: 'pagados', devuelto: 60_000 } })
    expect(await verCuenta(e.ctx(propuesta.actor), { mes: '2026-11' })).toMatchObject({
      compras: 150_000,
      devoluciones: 60_000,
      total: 90_000,
    })
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('above the limit of one person a second person approves what the first one asked for', async () => {
    const e = escena()
    const propuesta = await pagada(e, { items: [{ descripcion: 'Buses', precioUnitario: 200_001 }] })
    const [una, otra] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { id, estado } = await proponerDevolucion(e.ctx(una), {
      reserva: `THC-${propuesta.numero}`,
      monto: 200_001,
      motivo: 'El bus no llegó',
    })
    expect([estado, (await cuentas(e)).psp]).toEqual(['propuesta', 200_001])
    await expect(decidirDevolucion(e.ctx(una), { id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'aprueba-otra-persona',
    })
    expect(await decidirDevolucion(e.ctx(otra), { id, decision: 'aprobar' })).toMatchObject({
      estado: 'aprobada',
      reembolso: 'solicitado',
    })
    await e.settle()
    expect([await cuentas(e), await saldoEnPsp(e)]).toEqual([NADA, 0])
  })

  it('given back in parts, they are above the limit of one person when the parts are', async () => {
    const e = escena()
    const propuesta = await pagada(e, { items: [{ descripcion: 'Buses', precioUnitario: 300_000 }] })
    const una = await unaDeFinanzas(e.db)
    const estados: string[] = []
    for (const monto of [120_000, 80_000, 1])
      estados.push(
        (await proponerDevolucion(e.ctx(una), { reserva: `THC-${propuesta.numero}`, monto, motivo: 'El bus no llegó' }))
          .estado,
      )
    expect(estados).toEqual(['aprobada', 'aprobada', 'propuesta'])
    await e.settle()
    expect(await saldoEnPsp(e)).toBe(100_000)
  })

  it.each<[string, (e: Escena) => Promise<unknown>]>([
    ['refuses it', (e) => e.sandbox.fail('refunds.create', 'reembolso_rechazado')],
    ['does it and the bank returns it', (e) => e.sandbox.fail('refunds.create', 'reembolso_fallido')],
  ])('go out by transfer, once, where the provider %s', async (_porque, estropear) => {
    const e = escena()
    const propuesta = await pagada(e)
    await estropear(e)
    await proponerDevolucion(e.ctx(await unaDeFinanzas(e.db)), {
      reserva: `THC-${propuesta.numero}`,
      monto: 150_000,
      motivo: 'El bus no llegó',
    })
    await e.settle()
    for (const { id } of await e.db.selectFrom('reembolsos').select('id').execute())
      await reservasJobs['reservas.enviarReembolso'](e.ctx(), { id })
    expect(await e.db.selectFrom('transferencias').select(['origen', 'monto', 'estado']).execute()).toEqual([
      { origen: 'servicio', monto: 150_000, estado: 'por_pedir' },
    ])
    expect([await saldoDe(e, 'reembolsos_manuales'), await saldoDe(e, 'reembolsos'), await saldoDe(e, 'psp')]).toEqual([
      -150_000, 0, 150_000,
    ])
  })

  it('in dispute are blocked while the bank decides; won, they are paid as before', async () => {
    const e = escena()
    const propuesta = await pagada(e)
    const disputa = await e.sandbox.openDispute({ payment_intent: propuesta.intento })
    await e.settle()
    expect((await leer(e, propuesta)).servicios?.estado).toBe('en_disputa')
    const finanzas = await unaDeFinanzas(e.db)
    await expect(
      proponerDevolucion(e.ctx(finanzas), {
        reserva: `THC-${propuesta.numero}`,
        monto: 1_000,
        motivo: 'El bus no llegó',
      }),
    ).rejects.toMatchObject({ code: 'devolucion-no-disponible' })
    expect((await listarDisputas(e.ctx(finanzas), {})).items).toMatchObject([
      { de: 'servicio', referencia: `THC-${propuesta.numero}`, monto: 150_000 },
    ])
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    expect((await leer(e, propuesta)).servicios?.estado).toBe('pagados')
    expect(await cuentas(e)).toEqual(PAGADA)
  })

  it('lost to the bank are our loss, and no refund that had not left is sent as well', async () => {
    const e = escena()
    const propuesta = await pagada(e)
    const disputa = await e.sandbox.openDispute({ payment_intent: propuesta.intento })
    await e.settle()
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await cuentas(e)).toEqual(NADA)
    expect((await leer(e, propuesta)).servicios?.estado).toBe('devueltos')
    expect(await verCuenta(e.ctx(propuesta.actor), { mes: '2026-11' })).toMatchObject({
      compras: 150_000,
      devoluciones: 150_000,
    })
  })

  it('lost in part stay paid for the rest, which can be given back', async () => {
    const e = escena()
    const propuesta = await pagada(e)
    const disputa = await e.sandbox.openDispute({ payment_intent: propuesta.intento, amount: 50_000 })
    await e.settle()
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect((await leer(e, propuesta)).servicios).toMatchObject({ estado: 'pagados', total: 150_000 })
    expect(await cuentas(e)).toMatchObject({ psp: 100_000, contracargos: 0 })
    const finanzas = await unaDeFinanzas(e.db)
    await expect(
      proponerDevolucion(e.ctx(finanzas), {
        reserva: `THC-${propuesta.numero}`,
        monto: 100_001,
        motivo: 'El bus no llegó',
      }),
    ).rejects.toMatchObject({ code: 'devolucion-excesiva' })
    await proponerDevolucion(e.ctx(finanzas), {
      reserva: `THC-${propuesta.numero}`,
      monto: 100_000,
      motivo: 'El bus no llegó',
    })
    await e.settle()
    expect(await e.invariantes()).toEqual([])
  })
})
