import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY } from '#server/testing/datos.ts'
import { cancelar, type Escena, leerReembolsos, reservaPagada, unaOferta } from '#server/testing/escenas.ts'
import { finanzasJobs } from './index.ts'

setLog({ sink: () => undefined })

const casos = (e: Escena) =>
  e.db
    .selectFrom('casos')
    .select(['titulo', 'objeto', 'objetoId', 'estado', 'decision'])
    .where('tipo', '=', 'reembolso')
    .execute()
const revisar = (e: Escena) => finanzasJobs['finanzas.escalarAtrasadas'](e.ctx())

async function unaPendiente(e: Escena) {
  const reserva = await reservaPagada(e, await unaOferta(e, { fecha: sumarDias(HOY, 30) }))
  await cancelar(e, reserva)
  const [reembolso] = await leerReembolsos(e, reserva.id)
  return reembolso!
}

enCadaBase('a refund that is late', (escena) => {
  it('is followed by one of us from the day after the promise, once, until it is done', async () => {
    const e = escena()
    const { id, fechaEstimada } = await unaPendiente(e)
    e.clock.now = new Date(`${fechaEstimada}T15:00:00Z`)
    await revisar(e)
    expect(await casos(e)).toEqual([])
    e.avanzar(24 * 3600)
    for (let vez = 0; vez < 2; vez++) await revisar(e)
    expect(await casos(e)).toEqual([
      { titulo: 'Devolución atrasada', objeto: 'reembolso', objetoId: id, estado: 'abierto', decision: null },
    ])
    expect(await e.db.selectFrom('casoHechos').select('hecho').execute()).toEqual([{ hecho: 'abierto' }])
    await e.settle()
    expect(await casos(e)).toMatchObject([{ estado: 'resuelto', decision: 'hecho' }])
    await revisar(e)
    expect(await casos(e)).toHaveLength(1)
  })

  it('says nothing of one that arrived', async () => {
    const e = escena()
    const { fechaEstimada } = await unaPendiente(e)
    await e.settle()
    e.clock.now = new Date(`${sumarDias(fechaEstimada, 9)}T15:00:00Z`)
    await revisar(e)
    expect(await casos(e)).toEqual([])
  })
})
