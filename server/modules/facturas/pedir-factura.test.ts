import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unProveedor } from '#server/testing/datos.ts'
import { reservaPagada, reservar, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import { facturasJobs, pedirFactura, verFactura } from './index.ts'

setLog({ sink: () => undefined })

const DATOS = {
  rut: '760864285',
  razonSocial: 'Viajes del Sur SpA',
  giro: 'Turismo',
  direccion: 'Arauco 12, Valdivia',
  email: 'cuentas@viajes.cl',
}

enCadaBase('factura', (escena) => {
  it('is asked for once paid, told to the operator, corrected, and closed when it is made out', async () => {
    const e = escena()
    const { id: proveedorId } = await unProveedor(e.db, { email: 'ventas@operador.cl' })
    const reserva = await reservaPagada(e, await unaOferta(e, { proveedorId }))
    const ctx = e.ctx(unInvitado(reserva))
    expect(await verFactura(ctx, { id: reserva.id })).toBeNull()
    expect(await pedirFactura(ctx, { id: reserva.id, ...DATOS })).toMatchObject({
      rut: '76.086.428-5',
      estado: 'pedida',
    })
    const tarea = e.tareas.find(({ job }) => job === 'facturas.avisarAlOperador')!
    for (let veces = 0; veces < 2; veces++)
      await facturasJobs['facturas.avisarAlOperador'](e.ctx(), tarea.data as never)
    const correos = await e.db
      .selectFrom('correos')
      .select(['para', 'asunto', 'texto', 'html'])
      .where('clave', 'like', 'factura:%')
      .execute()
    expect(correos).toHaveLength(1)
    expect(correos[0]!.para).toBe('ventas@operador.cl')
    for (const cuerpo of [correos[0]!.texto, correos[0]!.html]) expect(cuerpo).toContain('76.086.428-5')
    expect(await pedirFactura(ctx, { id: reserva.id, ...DATOS, giro: 'Agencia' })).toMatchObject({ giro: 'Agencia' })
    await e.db.updateTable('facturas').set({ estado: 'emitida' }).execute()
    await expect(pedirFactura(ctx, { id: reserva.id, ...DATOS })).rejects.toMatchObject({ code: 'factura-ya-pedida' })
  })

  it('is not for what is unpaid, nor with a wrong RUT', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    await expect(pedirFactura(e.ctx(unInvitado(reserva)), { id: reserva.id, ...DATOS })).rejects.toMatchObject({
      code: 'factura-no-disponible',
    })
    await expect(
      pedirFactura(e.ctx(unInvitado(reserva)), { id: reserva.id, ...DATOS, rut: '76086428-4' }),
    ).rejects.toMatchObject({ code: 'datos-invalidos' })
  })
})
