import { expect, it } from 'vitest'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import {
  cancelarPorOperador,
  cancelarReserva,
  cotizarCambio,
  cotizarCancelacion,
} from '#server/modules/reservas/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import { leerReserva, type Escena } from '#server/testing/escenas.ts'
import { unaSalida } from '#server/testing/datos.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { verBajaDeEmpresa } from '#server/modules/bajas/index.ts'
import { decidirTransferencia, pedirTransferencia } from '#server/modules/finanzas/index.ts'
import {
  anotarPagoDeEmpresa,
  devolverSaldoDeEmpresa,
  listarCreditos,
  pedirDevolucionDeSaldo,
  verCredito,
} from './index.ts'

const CUENTA = {
  titular: 'Grupo Sur',
  rut: '12.345.678-5',
  banco: 'BancoEstado',
  tipoCuenta: 'corriente',
  numeroCuenta: '12345678',
  motivo: 'Pagó de más',
} as const

const cuenta = async (e: Escena, quien: Actor) => {
  const { deuda, aFavor, disponible } = await verCredito(e.ctx(quien))
  return { deuda, aFavor, disponible }
}

/** Two purchases on account, $54.000 and $81.000, and the transfer that paid both. */
async function pagada(e: Escena) {
  const compania = await unaCompania(e)
  const { id, comprador, comprar } = compania
  const dueno = await unMiembro(e, id, 'dueno')
  const compras = [
    await comprar(comprador, 2, { formaPago: 'cuenta' }),
    await comprar(comprador, 3, { formaPago: 'cuenta' }),
  ]
  const finanzas = await unaDeFinanzas(e.db)
  await anotarPagoDeEmpresa(e.ctx(finanzas), { id, monto: 135_000, referencia: 'TEF 881', recibidoEn: '2026-11-01' })
  await e.settle()
  return { ...compania, dueno, finanzas, compras }
}

enCadaBase('what a company paid and owes no more', (escena) => {
  it('is in its favour, told to both sides, and the next purchase uses it first', async () => {
    const e = escena()
    const { comprador, dueno, finanzas, comprar, compras } = await pagada(e)
    expect(await cuenta(e, dueno)).toEqual({ deuda: 0, aFavor: 0, disponible: 5_000_000 })
    await cancelarReserva(e.ctx(comprador), { id: compras[0]!.id })
    await e.settle()
    expect(await cuenta(e, dueno)).toEqual({ deuda: 0, aFavor: 54_000, disponible: 5_054_000 })
    expect((await listarCreditos(e.ctx(finanzas), {})).items).toMatchObject([{ deuda: 0, aFavor: 54_000 }])
    await comprar(comprador, 1, { formaPago: 'cuenta' })
    expect(await cuenta(e, dueno)).toEqual({ deuda: 0, aFavor: 27_000, disponible: 5_027_000 })
    await comprar(comprador, 3, { formaPago: 'cuenta' })
    expect(await cuenta(e, dueno)).toEqual({ deuda: 54_000, aFavor: 0, disponible: 4_946_000 })
    expect(await e.invariantes()).toEqual([])
  })

  it.each(['the company', 'finanzas'])('goes back by transfer where %s asks, once', async (quien) => {
    const e = escena()
    const { id, comprador, dueno, finanzas, compras } = await pagada(e)
    for (const compra of compras) await cancelarReserva(e.ctx(comprador), { id: compra.id })
    const pedir = () =>
      quien === 'finanzas' ? devolverSaldoDeEmpresa(e.ctx(finanzas), { id }) : pedirDevolucionDeSaldo(e.ctx(dueno))
    expect(await pedir()).toMatchObject({ deuda: 0, aFavor: 0, disponible: 5_000_000 })
    await expect(pedir()).rejects.toMatchObject({ code: 'sin-saldo-a-favor' })
    await expect(pedirDevolucionDeSaldo(e.ctx(comprador)), 'who buys').rejects.toMatchObject({ code: 'sin-permiso' })
    await e.settle()
    expect(await e.db.selectFrom('transferencias').select(['origen', 'monto', 'estado']).execute()).toEqual([
      { origen: 'empresa', monto: 135_000, estado: 'por_pedir' },
    ])
    expect(await e.db.selectFrom('casos').select('titulo').where('tipo', '=', 'reembolso').execute()).toEqual([
      { titulo: 'Saldo a favor de una empresa' },
    ])
    const { id: transferencia } = await e.db.selectFrom('transferencias').select('id').executeTakeFirstOrThrow()
    const suya: Actor = { ...(dueno as Sesion), contexto: 'admin', empresa: null, rolesAdmin: ['finanzas'] }
    await expect(
      pedirTransferencia(e.ctx(suya), { id: transferencia, ...CUENTA }),
      'for their own company',
    ).rejects.toMatchObject({ code: 'decide-otra-persona' })
    expect(await e.invariantes()).toEqual([])
  })

  it('pays for the oldest bookings, which are let go and moved as any other of the account', async () => {
    const e = escena()
    const { id, comprador, comprar, ...de } = await unaCompania(e)
    const dueno = await unMiembro(e, id, 'dueno')
    const finanzas = await unaDeFinanzas(e.db)
    const compras: string[] = []
    for (const personas of [2, 3]) {
      compras.push((await comprar(comprador, personas, { formaPago: 'cuenta' })).id)
      e.avanzar(60)
    }
    const estados = async () => Promise.all(compras.map(async (compra) => (await leerReserva(e, compra)).estadoPago))
    const pagar = async (monto: number, referencia: string) => {
      await anotarPagoDeEmpresa(e.ctx(finanzas), { id, monto, referencia, recibidoEn: '2026-11-01' })
      await e.settle()
    }
    await pagar(53_999, 'TEF 1')
    expect(await estados()).toEqual(['autorizado', 'autorizado'])
    await pagar(1, 'TEF 2')
    expect(await estados()).toEqual(['pagado', 'autorizado'])
    await pagar(40_000, 'TEF 3')
    expect(await estados()).toEqual(['pagado', 'autorizado'])
    expect(await e.invariantes()).toEqual([])
    const otra = await unaSalida(e.db, de.experiencia, { cupos: 9, fecha: '2026-12-27' })
    await expect(
      cotizarCambio(e.ctx(comprador), { id: compras[0]!, salidaNuevaId: otra.id }),
      'no card pays a difference',
    ).rejects.toMatchObject({ code: 'reserva-no-cambiable' })
    expect(await cotizarCancelacion(e.ctx(comprador), { id: compras[0]! })).toMatchObject({
      monto: 0,
      aCuenta: { sale: 54_000, queda: 0 },
    })
    await cancelarReserva(e.ctx(comprador), { id: compras[0]! })
    await e.settle()
    expect(await estados(), 'what it paid covers the next one').toEqual(['sin_pago', 'pagado'])
    expect(await cuenta(e, dueno)).toMatchObject({ deuda: 0, aFavor: 13_000 })
    expect(await e.invariantes()).toEqual([])
  })

  it('is what came over the debt: it fell while the transfer was on its way, or the money was sent twice', async () => {
    const e = escena()
    const { id, comprador, comprar } = await unaCompania(e)
    const dueno = await unMiembro(e, id, 'dueno')
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const compras = [
      await comprar(comprador, 2, { formaPago: 'cuenta' }),
      await comprar(comprador, 8, { formaPago: 'cuenta' }),
    ]
    await cancelarReserva(e.ctx(comprador), { id: compras[1]!.id })
    const anotarUno = (mas: Partial<Parameters<typeof anotarPagoDeEmpresa>[1]> = {}) =>
      anotarPagoDeEmpresa(e.ctx(ana), { id, monto: 270_000, referencia: 'TEF 1', recibidoEn: '2026-11-01', ...mas })
    await expect(anotarUno(), 'a slip of the pen is asked about').rejects.toMatchObject({ code: 'pago-sobre-la-deuda' })
    expect(await cuenta(e, dueno)).toEqual({ deuda: 54_000, aFavor: 0, disponible: 4_946_000 })
    expect(await anotarUno({ sobranteAFavor: true }), 'so much takes two').toMatchObject({ deuda: 54_000, aFavor: 0 })
    expect(
      await anotarPagoDeEmpresa(e.ctx(eva), {
        id,
        monto: 270_000,
        referencia: 'TEF 1',
        recibidoEn: '2026-11-01',
        sobranteAFavor: true,
      }),
    ).toMatchObject({ deuda: 0, aFavor: 216_000, disponible: 5_216_000 })
    for (const mas of [{}, { sobranteAFavor: true as const, referencia: 'tef-1' }])
      await expect(anotarUno(mas), 'the same transfer').rejects.toMatchObject({ code: 'pago-ya-anotado' })
    expect(await anotarUno({ monto: 54_000, referencia: 'TEF 2', sobranteAFavor: true })).toMatchObject({
      deuda: 0,
      aFavor: 270_000,
    })
    await e.settle()
    expect((await leerReserva(e, compras[0]!.id)).estadoPago).toBe('pagado')
    expect(
      await e.db.selectFrom('auditoria').select('detalle').where('accion', '=', 'anotar_pago').orderBy('id').execute(),
    ).toMatchObject([{ detalle: { monto: 270_000, aFavor: 216_000 } }, { detalle: { monto: 54_000, aFavor: 54_000 } }])
    expect((await verBajaDeEmpresa(e.ctx(dueno))).impedimentos).toContainEqual(
      expect.objectContaining({ motivo: 'a_favor', monto: 270_000 }),
    )
    expect(await e.invariantes()).toEqual([])

    // Out by two as well.
    await devolverSaldoDeEmpresa(e.ctx(ana), { id })
    await e.settle()
    const { id: transferencia } = await e.db
      .selectFrom('transferencias')
      .select('id')
      .where('origen', '=', 'empresa')
      .where('monto', '=', 270_000)
      .executeTakeFirstOrThrow()
    expect(await pedirTransferencia(e.ctx(ana), { id: transferencia, ...CUENTA })).toMatchObject({
      estado: 'propuesta',
    })
    await expect(decidirTransferencia(e.ctx(ana), { id: transferencia, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'aprueba-otra-persona',
    })
    expect(await decidirTransferencia(e.ctx(eva), { id: transferencia, decision: 'aprobar' })).toMatchObject({
      estado: 'aprobada',
    })
    expect(await e.invariantes()).toEqual([])
  })

  it.each(['Suspendida', 'Cerrada'] as const)(
    'of a company that is %s, too: it is in the list, and goes back',
    async (estado) => {
      const e = escena()
      const { id, comprador, comprar } = await unaCompania(e)
      const finanzas = await unaDeFinanzas(e.db)
      const compra = await comprar(comprador, 2, { formaPago: 'cuenta' })
      await cancelarReserva(e.ctx(comprador), { id: compra.id })
      await e.db.updateTable('empresas').set({ estado }).where('id', '=', id).execute()
      expect(await listarCreditos(e.ctx(finanzas), {})).toMatchObject({
        total: 1,
        items: [{ empresaId: id, estado, deuda: 0, aFavor: 0 }],
      })
      await anotarPagoDeEmpresa(e.ctx(finanzas), {
        id,
        monto: 54_000,
        referencia: 'TEF 9',
        recibidoEn: '2026-11-01',
        sobranteAFavor: true,
      })
      expect((await listarCreditos(e.ctx(finanzas), {})).items).toMatchObject([{ estado, aFavor: 54_000 }])
      expect(await devolverSaldoDeEmpresa(e.ctx(finanzas), { id })).toMatchObject({ aFavor: 0 })
      await e.settle()
      expect(await e.db.selectFrom('transferencias').select(['origen', 'monto']).execute()).toEqual([
        { origen: 'empresa', monto: 54_000 },
      ])
      expect(await e.invariantes()).toEqual([])
    },
  )

  it('is left where the operator calls a departure off', async () => {
    const e = escena()
    const { dueno, compras } = await pagada(e)
    const { id, salidaId } = await leerReserva(e, compras[1]!.id)
    await e.db.updateTable('salidas').set({ estado: 'cancelada' }).where('id', '=', salidaId).execute()
    await cancelarPorOperador(e.ctx(), { id, motivo: 'clima' })
    await e.settle()
    expect(await cuenta(e, dueno)).toMatchObject({ deuda: 0, aFavor: 81_000 })
    expect(await e.invariantes()).toEqual([])
  })
})
