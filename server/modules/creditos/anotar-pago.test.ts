import { expect, it } from 'vitest'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import {
  anotarPagoDeEmpresa,
  descartarPagoDeEmpresa,
  devolverSaldoDeEmpresa,
  fijarCredito,
  listarCreditos,
  verCredito,
} from './index.ts'

/** A company that owes $270.000, and two of finanzas. */
async function deudora(e: Escena) {
  const { id, comprar } = await unaCompania(e)
  const dueno = await unMiembro(e, id, 'dueno')
  await comprar(dueno, 10, { formaPago: 'cuenta' })
  const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
  const decir = (quien: typeof ana, mas: object = {}) =>
    anotarPagoDeEmpresa(e.ctx(quien), { id, monto: 250_000, referencia: 'TEF 1', recibidoEn: '2026-11-01', ...mas })
  return { id, ana, eva, dueno, decir, deuda: async () => (await verCredito(e.ctx(dueno))).deuda }
}

enCadaBase('a transfer of a company', (escena) => {
  it('above the limit of one person counts once a second one says the same', async () => {
    const e = escena()
    const { id, ana, eva, decir, deuda } = await deudora(e)
    expect(await decir(ana)).toMatchObject({
      deuda: 270_000,
      pagos: [],
      porConfirmar: [{ monto: 250_000, referencia: 'TEF 1', recibidoEn: '2026-11-01', esTuyo: true }],
    })
    await expect(decir(ana)).rejects.toMatchObject({ code: 'falta-otra-persona' })
    expect(await decir(eva, { monto: 251_000 }), 'otherwise it begins anew').toMatchObject({
      porConfirmar: [{ monto: 251_000, esTuyo: true }],
    })
    expect((await listarCreditos(e.ctx(ana), {})).items).toMatchObject([
      { porConfirmar: [{ monto: 251_000, esTuyo: false }] },
    ])
    expect(await deuda()).toBe(270_000)
    expect(await decir(ana, { monto: 251_000, referencia: 'tef-1' })).toMatchObject({
      deuda: 19_000,
      porConfirmar: [],
      pagos: [{ monto: 251_000 }],
    })
    expect(
      await e.db.selectFrom('pagosDeEmpresa').select(['anotadoPor', 'vistoPor']).where('empresaId', '=', id).execute(),
    ).toEqual([{ anotadoPor: ana.usuarioId, vistoPor: eva.usuarioId }])
    await expect(decir(eva, { monto: 251_000 })).rejects.toMatchObject({ code: 'pago-ya-anotado' })
    await e.settle()
    expect(
      (
        await e.db
          .selectFrom('auditoria')
          .select(['accion', 'actor'])
          .where('objetoId', '=', id)
          .where('accion', 'like', '%pago')
          .orderBy('id')
          .execute()
      ).map(({ accion, actor }) => [accion, actor === ana.usuarioId ? 'ana' : 'eva']),
    ).toEqual([
      ['ver_pago', 'ana'],
      ['ver_pago', 'eva'],
      ['anotar_pago', 'ana'],
    ])
    expect(await e.invariantes()).toEqual([])
  })

  it('is not many small ones of one person within a day', async () => {
    const e = escena()
    const { ana, eva, decir, deuda } = await deudora(e)
    for (let n = 1; n <= 3; n++) await decir(ana, { monto: 60_000, referencia: `TEF ${n}` })
    expect(await decir(ana, { monto: 60_000, referencia: 'TEF 4' })).toMatchObject({
      deuda: 90_000,
      porConfirmar: [{ referencia: 'TEF 4' }],
    })
    expect(await decir(eva, { monto: 60_000, referencia: 'TEF 4' })).toMatchObject({ deuda: 30_000 })
    e.avanzar(86_400)
    await decir(ana, { monto: 20_000, referencia: 'TEF 5' })
    expect(await deuda()).toBe(10_000)
  })

  it('that was noted by mistake is taken back, and corrected to a small one it needs nobody', async () => {
    const e = escena()
    const { id, ana, eva, decir } = await deudora(e)
    const [pago] = (await decir(ana)).porConfirmar
    expect(await descartarPagoDeEmpresa(e.ctx(eva), { id, pagoId: pago!.id })).toMatchObject({
      deuda: 270_000,
      porConfirmar: [],
    })
    await expect(descartarPagoDeEmpresa(e.ctx(eva), { id, pagoId: pago!.id })).rejects.toMatchObject({
      code: 'pago-desconocido',
    })
    await decir(ana)
    expect(await decir(ana, { monto: 25_000 })).toMatchObject({ deuda: 245_000, porConfirmar: [] })
  })

  it('is booked by nobody who is of that company, nor its credit set, nor its money given back', async () => {
    const e = escena()
    const { id, ana, eva, decir } = await deudora(e)
    const [pago] = (await decir(eva)).porConfirmar
    await e.db
      .insertInto('membresias')
      .values({
        id: crypto.randomUUID(),
        usuarioId: ana.usuarioId,
        tipo: 'empresa',
        papel: 'lectura',
        empresaId: id,
        createdAt: e.clock.now,
      })
      .execute()
    for (const acto of [
      () => decir(ana),
      () => descartarPagoDeEmpresa(e.ctx(ana), { id, pagoId: pago!.id }),
      () => fijarCredito(e.ctx(ana), { id, limite: 1, plazoDias: 1 }),
      () => devolverSaldoDeEmpresa(e.ctx(ana), { id }),
    ])
      await expect(acto()).rejects.toMatchObject({ code: 'decide-otra-persona' })
  })
})
