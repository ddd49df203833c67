import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import {
  cancelarReserva,
  comprobarInvariantes,
  cotizarCancelacion,
  crearIntentoDePago,
} from '#server/modules/reservas/index.ts'
import { verCredito } from '#server/modules/creditos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import { leerPagos, leerReserva, pasarTarjeta, type Escena } from '#server/testing/escenas.ts'
import { decidirCompra, listarMovimientos, pagarACuenta, verCuenta } from './index.ts'

setLog({ sink: () => undefined })

const MES = '2026-11'

async function conLimite(e: Escena, empresaId: string, limite: number): Promise<void> {
  const { id } = await unUsuario(e.db)
  await e.db
    .insertInto('contratosDeCredito')
    .values({ empresaId, limite, plazoDias: 30, fijadoPor: id, updatedAt: e.clock.now })
    .execute()
}

const deuda = async (e: Escena, quien: Actor) => (await verCredito(e.ctx(quien))).deuda

enCadaBase('what a company buys on account', (escena) => {
  it('is confirmed at once, owed at the net price, and on the statement with its cost centre and public price', async () => {
    const e = escena()
    const { id: empresaId, comprador, aprobador, comprar } = await unaCompania(e)
    await e.db
      .insertInto('centrosDeCosto')
      .values({ id: unId('ventas'), empresaId, nombre: 'Ventas', createdAt: e.clock.now })
      .execute()
    const compra = await comprar(comprador, 3, { formaPago: 'cuenta', centroId: unId('ventas'), ordenCompra: 'OC-9' })
    expect(compra).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'autorizado',
      total: 81_000,
      aCuenta: true,
      centroDeCosto: 'Ventas',
      acciones: { puedePagar: false, puedePagarACuenta: false, tieneVoucher: true },
    })
    expect(await leerPagos(e, compra.id)).toEqual([])
    await e.settle()
    const aCargo = await e.db
      .selectFrom('correos')
      .select(['asunto', 'texto'])
      .where('para', '=', 'elena@grupo.cl')
      .execute()
    expect(aCargo).toMatchObject([{ asunto: expect.stringContaining('Reserva confirmada') as string }])
    expect(aCargo[0]!.texto).toContain('Viajeros')
    expect(aCargo[0]!.texto, 'the net price').not.toContain('81.000')
    expect(await deuda(e, aprobador)).toBe(81_000)
    expect(await verCuenta(e.ctx(aprobador), { mes: MES })).toMatchObject({
      compras: 81_000,
      total: 81_000,
      comision: 9_000,
    })
    expect((await listarMovimientos(e.ctx(aprobador), { mes: MES })).items).toMatchObject([
      { tipo: 'compra', monto: 81_000, centroDeCosto: 'Ventas', ordenCompra: 'OC-9' },
    ])
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])

    expect(await cotizarCancelacion(e.ctx(comprador), { id: compra.id })).toEqual({
      monto: 0,
      porcentaje: 100,
      via: 'ninguna',
      fechaEstimada: null,
      aCuenta: { sale: 81_000, queda: 0 },
    })
    await cancelarReserva(e.ctx(comprador), { id: compra.id })
    expect(await deuda(e, aprobador)).toBe(0)
    expect(await verCuenta(e.ctx(aprobador), { mes: MES })).toMatchObject({
      compras: 81_000,
      devoluciones: 81_000,
      total: 0,
    })
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('goes on being owed past the limit of its policy, and the quote says so first', async () => {
    const e = escena()
    const { comprador, aprobador, comprar } = await unaCompania(e)
    const { id, inicio } = await comprar(comprador, 3, { formaPago: 'cuenta' })
    e.clock.now = new Date(Date.parse(inicio) - 3 * 3_600_000)
    expect(await cotizarCancelacion(e.ctx(comprador), { id })).toMatchObject({
      monto: 0,
      porcentaje: 0,
      aCuenta: { sale: 0, queda: 81_000 },
    })
    await expect(
      cancelarReserva(e.ctx(comprador), { id, monto: 0, aCuenta: { sale: 81_000 } }),
      'what the quote said a day before',
    ).rejects.toMatchObject({ code: 'devolucion-distinta', cotizacion: { aCuenta: { sale: 0, queda: 81_000 } } })
    await cancelarReserva(e.ctx(comprador), { id, monto: 0, aCuenta: { sale: 0 } })
    expect(await deuda(e, aprobador)).toBe(81_000)
  })

  it('is refused past the credit, and holds nothing', async () => {
    const e = escena()
    const { id: empresaId, comprador, aprobador, comprar, ocupadas } = await unaCompania(e)
    await conLimite(e, empresaId, 80_999)
    await expect(comprar(comprador, 3, { formaPago: 'cuenta' })).rejects.toMatchObject({ code: 'credito-insuficiente' })
    expect([await ocupadas(), await deuda(e, aprobador)]).toEqual([0, 0])
    const { id } = await comprar(comprador, 3)
    await expect(pagarACuenta(e.ctx(comprador), { id })).rejects.toMatchObject({ code: 'credito-insuficiente' })
    expect(await leerReserva(e, id)).toMatchObject({ estado: 'pendiente', estadoPago: 'sin_pago' })
    await e.db.updateTable('contratosDeCredito').set({ limite: 81_000 }).execute()
    expect(await pagarACuenta(e.ctx(comprador), { id })).toMatchObject({ estado: 'confirmada', aCuenta: true })
    await expect(comprar(comprador, 1, { formaPago: 'cuenta' })).rejects.toMatchObject({ code: 'credito-insuficiente' })
    expect(await deuda(e, aprobador)).toBe(81_000)
  })

  it('above the limit waits for somebody else, whose yes is what makes it owed', async () => {
    const e = escena()
    const { id: empresaId, comprador, aprobador, comprar } = await unaCompania(e)
    await conLimite(e, empresaId, 200_000)
    const compra = await comprar(comprador, 4, { formaPago: 'cuenta' })
    expect(compra).toMatchObject({
      estado: 'pendiente',
      aprobacion: 'pendiente',
      aCuenta: true,
      acciones: { puedePagarACuenta: false },
    })
    expect(await deuda(e, aprobador)).toBe(0)
    await expect(pagarACuenta(e.ctx(comprador), { id: compra.id })).rejects.toMatchObject({
      code: 'reserva-por-aceptar',
    })
    expect(await decidirCompra(e.ctx(aprobador), { id: compra.id, decision: 'aprobar' })).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'autorizado',
      aprobacion: 'aprobada',
    })
    expect(await deuda(e, aprobador)).toBe(108_000)

    const otra = await comprar(comprador, 4, { formaPago: 'cuenta' })
    await expect(
      decidirCompra(e.ctx(aprobador), { id: otra.id, decision: 'aprobar' }),
      '108.000 twice',
    ).rejects.toMatchObject({ code: 'credito-insuficiente' })
    expect(await leerReserva(e, otra.id)).toMatchObject({ estado: 'pendiente', porAceptar: true })
    expect(await decidirCompra(e.ctx(aprobador), { id: otra.id, decision: 'rechazar' })).toMatchObject({
      estado: 'cancelada',
    })
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('is not paid by card as well: a payment that was begun is closed, one that was made counts', async () => {
    const e = escena()
    const { comprador, aprobador, comprar } = await unaCompania(e)
    const abierta = await comprar(comprador, 2)
    const intento = await crearIntentoDePago(e.ctx(comprador), { reservaId: abierta.id, aceptaTerminos: true })
    expect(await pagarACuenta(e.ctx(comprador), { id: abierta.id })).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'autorizado',
    })
    expect(await pasarTarjeta(e, intento.id)).toBe('refused')
    await e.settle()
    expect(await leerReserva(e, abierta.id)).toMatchObject({ estadoPago: 'autorizado' })

    const pagada = await comprar(comprador, 2)
    await pasarTarjeta(
      e,
      (await crearIntentoDePago(e.ctx(comprador), { reservaId: pagada.id, aceptaTerminos: true })).id,
    )
    await expect(pagarACuenta(e.ctx(comprador), { id: pagada.id })).rejects.toMatchObject({
      code: 'reserva-no-pendiente',
    })
    await e.settle()
    expect(await leerReserva(e, pagada.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
    expect(await deuda(e, aprobador)).toBe(54_000)
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('is for whoever may buy, of an active company, while the places are held', async () => {
    const e = escena()
    const { id: empresaId, comprador, comprar } = await unaCompania(e)
    const { id } = await comprar(comprador, 1)
    const mira = await unMiembro(e, empresaId, 'lectura')
    await expect(pagarACuenta(e.ctx(mira), { id })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(pagarACuenta(e.ctx((await unaCompania(e)).comprador), { id })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
    await e.db.updateTable('empresas').set({ estado: 'Suspendida' }).where('id', '=', empresaId).execute()
    await expect(pagarACuenta(e.ctx(comprador), { id })).rejects.toMatchObject({ code: 'empresa-no-activa' })
    await e.db.updateTable('empresas').set({ estado: 'Activa' }).where('id', '=', empresaId).execute()
    e.avanzar(16 * 60)
    await expect(pagarACuenta(e.ctx(comprador), { id })).rejects.toMatchObject({ code: 'reserva-vencida' })
  })
})
