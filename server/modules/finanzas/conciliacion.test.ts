import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { cancelar, leerPagos, reservaPagada, unaOferta } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { atenderDiferencia, atenderDisputa, conciliarAhora, conciliarConPsp, listarDiferencias, listarDisputas } from './index.ts'

setLog({ sink: () => undefined })

enCadaBase('what the payment provider says', (escena) => {
  it('agrees with us about charges and refunds', async () => {
    const e = escena()
    await reservaPagada(e, await unaOferta(e))
    await cancelar(e, await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-10' })))
    await e.settle()
    expect(await conciliarConPsp(e.ctx())).toEqual({ revisados: 2, abiertas: 0 })
  })

  it('and we differ: a row with an owner, once, until both say the same', async () => {
    const e = escena()
    const [ana, soporte] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db, 'soporte')]
    const reserva = await reservaPagada(e, await unaOferta(e))
    const [pago] = await leerPagos(e, reserva.id)
    await e.comprador.refunds.create({ payment_intent: pago!.pspIntento!, amount: 1_000 })
    await conciliarConPsp(e.ctx())
    expect(await conciliarAhora(e.ctx(ana))).toMatchObject({ abiertas: 1 })
    await expect(conciliarAhora(e.ctx(soporte))).rejects.toMatchObject({ code: 'sin-permiso' })
    const { items, total } = await listarDiferencias(e.ctx(ana), {})
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ tipo: 'devuelto_distinto', codigo: reserva.codigo, nuestro: 0, suyo: 1_000, estado: 'abierta', responsable: null })
    const { id } = items[0]!
    expect(await atenderDiferencia(e.ctx(ana), { id, accion: 'tomar' })).toMatchObject({ estado: 'en_revision', responsable: expect.stringContaining('Persona') })
    expect(await atenderDiferencia(e.ctx(ana), { id, accion: 'resolver', nota: 'Fue un reembolso hecho a mano' })).toMatchObject({ estado: 'resuelta' })
    await expect(atenderDiferencia(e.ctx(ana), { id, accion: 'tomar' })).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 0 })
    await e.comprador.refunds.create({ payment_intent: pago!.pspIntento!, amount: 500 })
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    e.avisos.length = 0
  })

  it('keeps every dispute, with who answers the bank', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const reserva = await reservaPagada(e, await unaOferta(e))
    const [pago] = await leerPagos(e, reserva.id)
    const id = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.settle()
    expect((await listarDisputas(e.ctx(ana), {})).items).toMatchObject([{ id, codigo: reserva.codigo, monto: 40_000, estado: 'abierta', nota: null }])
    expect(await atenderDisputa(e.ctx(ana), { id, nota: 'Enviamos la llegada registrada' })).toMatchObject({ nota: 'Enviamos la llegada registrada', responsable: expect.stringContaining('Persona') })
    await e.sandbox.closeDispute(id, 'won')
    await e.settle()
    expect((await listarDisputas(e.ctx(ana), {})).items).toMatchObject([{ estado: 'ganada', nota: 'Enviamos la llegada registrada' }])
    await expect(atenderDisputa(e.ctx(ana), { id: 'dp_nada', nota: 'Enviamos' })).rejects.toMatchObject({ code: 'disputa-desconocida' })
  })
})
