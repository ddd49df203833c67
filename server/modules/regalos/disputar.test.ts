import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { cerrarDeuda, verDisputa } from '#server/modules/finanzas/index.ts'
import { aplicarRegalo, reservasJobs } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  cancelar,
  leerReserva,
  pagarEnPagina,
  reservar,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { comprarRegalo, consultarRegalo, usarCompraDeRegalo } from './index.ts'

setLog({ sink: () => undefined })

const pedido = {
  monto: 50_000,
  deNombre: 'Ana Rojas',
  deEmail: 'ana@ejemplo.cl',
  paraNombre: 'Berta',
  paraEmail: 'berta@ejemplo.cl',
  aceptaTerminos: true as const,
}
const FUTURA = { fecha: '2026-12-20', precioPorPersona: 10_000 }

async function comprado(e: Escena, monto = pedido.monto) {
  const compra = await comprarRegalo(e.ctx(), { ...pedido, monto })
  await pagarEnPagina(e, compra.url.split('/').at(-1)!)
  await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })
  await e.settle()
  const correo = await e.db
    .selectFrom('correos')
    .select('texto')
    .where('clave', 'like', 'regalo-codigo:%')
    .executeTakeFirstOrThrow()
  const { pspIntento } = await e.db
    .selectFrom('regalos')
    .select('pspIntento')
    .where('id', '=', compra.id)
    .executeTakeFirstOrThrow()
  const estado = async () => (await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })).estado
  return {
    compra,
    estado,
    codigo: /Código: ([\w-]{19})/.exec(correo.texto)![1]!,
    disputar: (amount?: number) =>
      e.sandbox.openDispute({ payment_intent: pspIntento!, ...(amount !== undefined && { amount }) }),
  }
}

const usar = async (e: Escena, codigo: string, oferta = FUTURA) => {
  const reserva = await reservar(e, await unaOferta(e, oferta))
  return aplicarRegalo(e.ctx(unInvitado(reserva) as Actor), { id: reserva.id, codigo, aceptaTerminos: true })
}
const casos = async (e: Escena) =>
  (
    await e.db
      .selectFrom('casos')
      .select(['objeto', 'estado', 'decision'])
      .where('tipo', '=', 'disputa')
      .orderBy('abiertoEn')
      .orderBy('objeto', 'desc')
      .execute()
  ).map(({ objeto, estado, decision }) => `${objeto} ${estado} ${decision ?? ''}`.trim())
const cuentas = async (e: Escena) => ({
  psp: await saldoDe(e, 'psp'),
  contracargos: await saldoDe(e, 'contracargos'),
  regalos: await saldoDe(e, 'regalos'),
  deudores: await saldoDe(e, 'deudores'),
})

enCadaBase('disputes about gift cards', (escena) => {
  it('block the card while the bank decides, and give it back when it was won', async () => {
    const e = escena()
    const { estado, codigo, disputar } = await comprado(e)
    await usar(e, codigo)
    const disputa = await disputar()
    await e.settle()
    expect(await estado()).toBe('bloqueado')
    expect(await cuentas(e)).toEqual({ psp: 0, contracargos: 50_000, regalos: -30_000, deudores: 0 })
    expect((await consultarRegalo(e.ctx(), { codigo })).disponible).toBe(0)
    await expect(usar(e, codigo)).rejects.toMatchObject({ code: 'regalo-vencido' })
    expect(await casos(e)).toEqual(['disputa abierto'])
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    expect(await estado()).toBe('activo')
    expect(await cuentas(e)).toEqual({ psp: 50_000, contracargos: 0, regalos: -30_000, deudores: 0 })
    expect((await usar(e, codigo)).estado).toBe('confirmada')
    expect(await casos(e)).toEqual(['disputa resuelto ganada'])
  })

  it('lost, void what was left and open a debt with an owner for what was used', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    await e.db
      .insertInto('membresias')
      .values({
        id: crypto.randomUUID(),
        usuarioId: ana.usuarioId,
        tipo: 'admin',
        papel: 'finanzas',
        createdAt: e.clock.now,
      })
      .execute()
    const { estado, codigo, disputar } = await comprado(e)
    const [una, otra] = [await usar(e, codigo), await usar(e, codigo)]
    const disputa = await disputar()
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await estado()).toBe('anulado')
    expect(await cuentas(e)).toEqual({ psp: 0, contracargos: 0, regalos: 0, deudores: 40_000 })
    expect(await casos(e)).toEqual(['disputa resuelto perdida', 'deuda abierto'])
    await expect(consultarRegalo(e.ctx(), { codigo })).rejects.toMatchObject({ code: 'regalo-desconocido' })
    expect((await leerReserva(e, una.id)).estado).toBe('confirmada')
    const { id } = await e.db.selectFrom('disputas').select('id').executeTakeFirstOrThrow()
    expect(await verDisputa(e.ctx(ana), { id })).toMatchObject({
      de: 'regalo',
      codigo: null,
      estado: 'perdida',
      deuda: { monto: 40_000, estado: 'abierta' },
      acciones: { puedeResponder: false, puedeCerrarDeuda: true },
    })
    expect((await e.db.selectFrom('disputas').select('responsable').executeTakeFirstOrThrow()).responsable).toBe(
      ana.usuarioId,
    )

    await cancelar(e, otra)
    await e.settle()
    expect(await cuentas(e)).toMatchObject({ regalos: 0, deudores: 20_000 })
    await expect(
      cerrarDeuda(e.ctx(await unaDeFinanzas(e.db, 'soporte')), { id, decision: 'cobrada', nota: 'TEF 9' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(await cerrarDeuda(e.ctx(ana), { id, decision: 'cobrada', nota: 'TEF 9' })).toMatchObject({
      deuda: { monto: 20_000, estado: 'cobrada' },
      acciones: { puedeCerrarDeuda: false },
    })
    await expect(cerrarDeuda(e.ctx(ana), { id, decision: 'castigada', nota: 'Nadie contesta' })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect([await saldoDe(e, 'deudores'), await saldoDe(e, 'banco')]).toEqual([0, 20_000])
    expect(await casos(e)).toEqual(['disputa resuelto perdida', 'deuda resuelto cobrada'])
  })

  it('leave a large debt to two people of finanzas, who say the same', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { codigo, disputar } = await comprado(e, 300_000)
    await usar(e, codigo, { ...FUTURA, precioPorPersona: 125_000 })
    await e.sandbox.closeDispute(await disputar(), 'lost')
    await e.settle()
    const { id } = await e.db.selectFrom('disputas').select('id').executeTakeFirstOrThrow()
    const cerrar = (quien: typeof ana, decision: 'cobrada' | 'castigada') =>
      cerrarDeuda(e.ctx(quien), { id, decision, nota: 'Nadie contesta' })
    expect((await cerrar(ana, 'castigada')).deuda).toEqual({
      monto: 250_000,
      estado: 'abierta',
      propuesta: { decision: 'castigada', por: expect.any(String), esTuya: true },
    })
    await expect(cerrar(ana, 'castigada')).rejects.toMatchObject({ code: 'aprueba-otra-persona' })
    expect((await cerrar(eva, 'cobrada')).deuda).toMatchObject({
      estado: 'abierta',
      propuesta: { decision: 'cobrada' },
    })
    expect((await verDisputa(e.ctx(ana), { id })).deuda?.propuesta?.esTuya).toBe(false)
    expect(await saldoDe(e, 'deudores')).toBe(250_000)
    expect((await cerrar(ana, 'cobrada')).deuda).toMatchObject({ estado: 'cobrada', propuesta: null })
    expect([await saldoDe(e, 'deudores'), await saldoDe(e, 'banco')]).toEqual([0, 250_000])
    expect(await casos(e)).toEqual(['disputa resuelto perdida', 'deuda resuelto cobrada'])
  })

  it('of a card on its way back end it there: the bank gave the money, and nobody gives it twice', async () => {
    const e = escena()
    const { compra, estado, disputar } = await comprado(e)
    await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'devolver' })
    const disputa = await disputar()
    await e.settle()
    await reservasJobs['reservas.enviarReembolso'](e.ctx(), { id: compra.id })
    expect(await estado()).toBe('devolviendo')
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    await reservasJobs['reservas.enviarReembolso'](e.ctx(), { id: compra.id })
    expect(await estado()).toBe('devuelto')
    expect([
      await saldoDe(e, 'reembolsos'),
      await saldoDe(e, 'reembolsos_manuales'),
      await saldoDe(e, 'contracargos'),
      await saldoDe(e, 'psp'),
      await saldoEnPsp(e),
    ]).toEqual([0, 0, 0, 0, 0])
    expect(await e.db.selectFrom('transferencias').selectAll().execute()).toEqual([])
  })

  it.each([
    ['unused', 0, 40_000],
    ['used in part', 1, 20_000],
  ])('lost about a part of a card that is %s, give what is left of it back to its buyer', async (_, usos, resto) => {
    const e = escena()
    const { estado, codigo, disputar } = await comprado(e)
    const reservas = []
    for (let i = 0; i < usos; i++) reservas.push(await usar(e, codigo))
    const disputa = await disputar(10_000)
    await e.settle()
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await estado()).toBe('devolviendo')
    await expect(consultarRegalo(e.ctx(), { codigo })).rejects.toMatchObject({ code: 'regalo-desconocido' })
    expect(await e.db.selectFrom('transferencias').select(['origen', 'monto', 'estado']).execute()).toEqual([
      { origen: 'regalo', monto: resto, estado: 'por_pedir' },
    ])
    expect(await cuentas(e)).toEqual({ psp: 40_000, contracargos: 0, regalos: 0, deudores: 0 })
    expect([
      await saldoDe(e, 'suspenso'),
      await saldoDe(e, 'reembolsos'),
      await saldoDe(e, 'reembolsos_manuales'),
    ]).toEqual([0, 0, -resto])
    // What comes back to it from a booking is its buyer's as well: they owe nothing.
    for (const reserva of reservas) await cancelar(e, reserva)
    await e.settle()
    expect([
      await saldoDe(e, 'regalos'),
      await saldoDe(e, 'suspenso'),
      await saldoDe(e, 'reembolsos_manuales'),
    ]).toEqual([0, 0, -40_000])
    expect(e.fallidas).toEqual([])
    expect(await e.invariantes()).toEqual([])
  })
})
