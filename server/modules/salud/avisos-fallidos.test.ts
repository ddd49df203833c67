import { expect, it } from 'vitest'
import { listAvisosFallidos } from '#server/modules/pagos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { PspUnknownError } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { abrirTarjeta, leerReserva, pasarTarjeta, reservar, unaEscena, unaOferta } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { repetirAviso } from './index.ts'

setLog({ sink: () => undefined })

enCadaBase('the inbox', (_escena, base) => {
  it('gives a notice up after eight tries, and applies it once somebody has it tried again', async () => {
    let roto = true
    const e = await unaEscena(base(), {
      alterar: (ctx) => ({
        ...ctx,
        psp: {
          ...ctx.psp,
          verPago: (id) => (roto ? Promise.reject(new PspUnknownError('no answer')) : ctx.psp.verPago(id)),
        },
      }),
    })
    const reserva = await reservar(e, await unaOferta(e))
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    const aviso = e.avisos.find(({ cuerpo }) => cuerpo.includes('payment_intent.succeeded'))!
    e.avisos.length = 0
    await e.recibir(aviso)
    const { id } = e.tareas.splice(0).find(({ job }) => job === 'reservas.aplicarEvento')!.data as { id: string }
    const deFallidos = () => listAvisosFallidos(e.db, { limit: 10, offset: 0 })
    for (let n = 0; n < 7; n++) await e.trabajar({ job: 'reservas.aplicarEvento', data: { id } })
    expect(await deFallidos()).toEqual([])
    await e.trabajar({ job: 'reservas.aplicarEvento', data: { id } })
    expect(await deFallidos()).toMatchObject([
      { id, tipo: 'payment_intent.succeeded', error: 'PspUnknownError', intentos: 8 },
    ])
    roto = false
    await e.trabajar({ job: 'reservas.aplicarEvento', data: { id } })
    expect((await leerReserva(e, reserva.id)).estado).toBe('pendiente')
    await repetirAviso(e.ctx(await unaDeFinanzas(e.db, 'super')), { avisoId: id, motivo: 'Ya responde' })
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
    expect(await deFallidos()).toEqual([])
  })
})
