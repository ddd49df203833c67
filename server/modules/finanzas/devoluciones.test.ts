import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEmpresa } from '#server/testing/datos.ts'
import { leerReembolsos, leerReserva, reservaPagada, saldoDe, unaOferta } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { decidirDevolucion, listarDevoluciones, listarAsientos, proponerDevolucion, verSaldos } from './index.ts'

setLog({ sink: () => undefined })

const MOTIVO = 'La guía llegó una hora tarde'

enCadaBase('refunds beyond policy', (escena) => {
  it('leave at once when they are small, and never exceed what is left', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const reserva = await reservaPagada(e, await unaOferta(e))
    expect(
      await proponerDevolucion(e.ctx(ana), { reserva: reserva.codigo, monto: 10_000, motivo: MOTIVO }),
    ).toMatchObject({ estado: 'aprobada', reembolso: 'solicitado', pagado: 40_000, devuelto: 10_000 })
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'reembolsado_parcial' })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([
      { monto: 10_000, estado: 'hecho', causa: 'fuera_de_politica' },
    ])
    expect(await e.db.selectFrom('liquidaciones').select(['bruto', 'comision', 'neto']).execute()).toEqual([
      { bruto: 30_000, comision: 3_600, neto: 25_716 },
    ])
    await expect(
      proponerDevolucion(e.ctx(ana), { reserva: reserva.id, monto: 30_001, motivo: MOTIVO }),
    ).rejects.toMatchObject({ code: 'devolucion-excesiva' })
    await proponerDevolucion(e.ctx(ana), { reserva: reserva.id, monto: 30_000, motivo: MOTIVO })
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
    expect([await saldoDe(e, 'psp'), await saldoDe(e, 'operadores')]).toEqual([0, 0])
    await expect(
      proponerDevolucion(e.ctx(ana), { reserva: reserva.id, monto: 1, motivo: MOTIVO }),
    ).rejects.toMatchObject({ code: 'devolucion-no-disponible' })
  })

  it('wait for a second person above 200,000, once', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const reserva = await reservaPagada(e, await unaOferta(e, { precioPorPersona: 150_000 }))
    const { id } = await proponerDevolucion(e.ctx(ana), { reserva: reserva.id, monto: 250_000, motivo: MOTIVO })
    expect(await leerReembolsos(e, reserva.id)).toEqual([])
    await expect(
      e.db.updateTable('devoluciones').set({ estado: 'aprobada', decididaPor: ana.usuarioId }).execute(),
    ).rejects.toThrow()
    await expect(
      proponerDevolucion(e.ctx(eva), { reserva: reserva.id, monto: 250_000, motivo: MOTIVO }),
    ).rejects.toMatchObject({ code: 'devolucion-ya-propuesta' })
    await expect(decidirDevolucion(e.ctx(ana), { id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'aprueba-otra-persona',
    })
    await expect(
      decidirDevolucion(e.ctx(await unaDeFinanzas(e.db, 'soporte')), { id, decision: 'aprobar' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    const veces = await Promise.allSettled([1, 2].map(() => decidirDevolucion(e.ctx(eva), { id, decision: 'aprobar' })))
    expect(veces.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await e.settle()
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ monto: 250_000, estado: 'hecho' }])
    expect((await listarDevoluciones(e.ctx(eva), {})).items).toMatchObject([
      { estado: 'aprobada', devuelto: 250_000, acciones: { puedeDecidir: false } },
    ])
    const acciones = await e.db
      .selectFrom('auditoria')
      .select('accion')
      .where('objetoId', '=', reserva.id)
      .orderBy('id')
      .execute()
    expect(acciones.map(({ accion }) => accion)).toEqual(['proponer_devolucion', 'aprobar_devolucion'])
  })

  it('are never decided by whoever bought it, sold it or is of the company that did', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const oferta = await unaOferta(e, { precioPorPersona: 150_000, cupos: 6 })
    const [suya, otra] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
    await e.db.updateTable('reservas').set({ usuarioId: ana.usuarioId }).where('id', '=', suya.id).execute()
    await expect(
      proponerDevolucion(e.ctx(ana), { reserva: suya.codigo, monto: 10_000, motivo: MOTIVO }),
    ).rejects.toMatchObject({ code: 'decide-otra-persona' })
    const { id } = await proponerDevolucion(e.ctx(eva), { reserva: suya.codigo, monto: 250_000, motivo: MOTIVO })
    await expect(decidirDevolucion(e.ctx(ana), { id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'decide-otra-persona',
    })
    expect(await proponerDevolucion(e.ctx(ana), { reserva: otra.codigo, monto: 10_000, motivo: MOTIVO })).toMatchObject(
      { estado: 'aprobada' },
    )
    await e.db
      .insertInto('membresias')
      .values({
        id: crypto.randomUUID(),
        usuarioId: eva.usuarioId,
        tipo: 'proveedor',
        papel: 'guia',
        proveedorId: oferta.experiencia.proveedorId,
        createdAt: e.clock.now,
      })
      .execute()
    await expect(
      proponerDevolucion(e.ctx(eva), { reserva: otra.codigo, monto: 10_000, motivo: MOTIVO }),
    ).rejects.toMatchObject({ code: 'decide-otra-persona' })
    const empresa = await unaEmpresa(e.db)
    await e.db.updateTable('reservas').set({ empresaId: empresa.id }).where('id', '=', otra.id).execute()
    await e.db
      .insertInto('membresias')
      .values({
        id: crypto.randomUUID(),
        usuarioId: ana.usuarioId,
        tipo: 'empresa',
        papel: 'lectura',
        empresaId: empresa.id,
        createdAt: e.clock.now,
      })
      .execute()
    await expect(
      proponerDevolucion(e.ctx(ana), { reserva: otra.codigo, monto: 10_000, motivo: MOTIVO }),
    ).rejects.toMatchObject({ code: 'decide-otra-persona' })
  })

  it('wait for a second person when those of one reserva add up to more than 200,000', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const oferta = await unaOferta(e, { precioPorPersona: 200_000, cupos: 6 })
    const [reserva, otra, pareja] = [
      await reservaPagada(e, oferta),
      await reservaPagada(e, oferta),
      await reservaPagada(e, oferta),
    ]
    const proponer = (quien: typeof ana, de: string, monto: number) =>
      proponerDevolucion(e.ctx(quien), { reserva: de, monto, motivo: MOTIVO })
    expect(await proponer(ana, reserva.id, 150_000)).toMatchObject({ estado: 'aprobada' })
    expect(await proponer(ana, reserva.codigo, 50_000)).toMatchObject({ estado: 'aprobada' })
    const { id, estado } = await proponer(ana, reserva.id, 1_000)
    expect(estado).toBe('propuesta')
    await decidirDevolucion(e.ctx(eva), { id, decision: 'rechazar' })
    // Whoever asks, and what was turned down is not given back.
    expect(await proponer(eva, reserva.id, 1_000)).toMatchObject({ estado: 'propuesta' })
    expect(await proponer(ana, otra.id, 200_000)).toMatchObject({ estado: 'aprobada' })
    const aLaVez = await Promise.all([ana, eva].map((quien) => proponer(quien, pareja.id, 150_000)))
    expect(aLaVez.map((una) => una.estado).toSorted()).toEqual(['aprobada', 'propuesta'])
    await e.settle()
    expect((await leerReembolsos(e, reserva.id)).map(({ monto }) => monto).toSorted((a, b) => a - b)).toEqual([
      50_000, 150_000,
    ])
  })

  it('are in a ledger that sums to zero, whole and by reserva', async () => {
    const e = escena()
    const ana = await unaDeFinanzas(e.db)
    const reserva = await reservaPagada(e, await unaOferta(e))
    await proponerDevolucion(e.ctx(ana), { reserva: reserva.id, monto: 5_000, motivo: MOTIVO })
    await e.settle()
    expect(await verSaldos(e.ctx(ana), {})).toMatchObject({ total: 0, movimientos: 3 })
    const { items, total } = await listarAsientos(e.ctx(ana), { codigo: reserva.codigo })
    expect([items.length, total]).toEqual([3, 3])
    for (const { apuntes } of items) expect(apuntes.reduce((suma, { monto }) => suma + monto, 0)).toBe(0)
    expect((await listarAsientos(e.ctx(ana), { cuenta: 'comision' })).total).toBe(2)
    expect((await listarAsientos(e.ctx(ana), { codigo: 'ZZZZ-ZZZZ' })).total).toBe(0)
  })
})
