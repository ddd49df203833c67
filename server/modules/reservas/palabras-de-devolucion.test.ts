import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { cancelar, leerReserva, reservaPagada, unaOferta, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { verReserva } from './ver-reserva.ts'

setLog({ sink: () => undefined })

const correo = async (e: Escena, id: string) =>
  e.db
    .selectFrom('correos')
    .select(['asunto', 'texto'])
    .where('clave', '=', `cancelacion:${id}`)
    .executeTakeFirstOrThrow()
const PASADO = /devolvimos|abonad[ao]|ya está hecha|reembolsad[ao]/i

enCadaBase('what is said of a refund', (escena) => {
  it('speaks from its state: asked for', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelar(e, reserva)
    await e.trabajar({ job: 'reservas.correoDeCancelacion', data: { id: reserva.id } })
    const { asunto, texto } = await correo(e, reserva.id)
    expect(asunto).toBe('Tu reserva se canceló y pedimos tu devolución de $40.000')
    expect(`${asunto} ${texto}`).not.toMatch(PASADO)
    expect((await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).reembolso?.estado).toBe('solicitado')
    await e.settle()
  })

  it('speaks from its state: the provider was asked and has not taken it', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelar(e, reserva)
    const [aviso] = e.tareas.filter(({ job }) => job === 'reservas.correoDeCancelacion')
    e.tareas.splice(e.tareas.indexOf(aviso!), 1)
    await e.sandbox.fail('refunds.create', 'llave_vencida', 1)
    const { reembolsar } = e.psp
    // The mail is written while the call is out.
    e.psp.reembolsar = async (pedido) => {
      await e.trabajar(aviso!)
      return reembolsar.call(e.psp, pedido)
    }
    await e.settle()
    expect((await correo(e, reserva.id)).asunto).toBe('Tu reserva se canceló y pedimos tu devolución de $40.000')
    e.psp.reembolsar = reembolsar
  })

  it('says that it is on its way once the provider has it', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await e.sandbox.fail('refunds.create', 'reembolso_pendiente', 1)
    await cancelar(e, reserva)
    const [aviso] = e.tareas.filter(({ job }) => job === 'reservas.correoDeCancelacion')
    e.tareas.splice(e.tareas.indexOf(aviso!), 1)
    await e.settle()
    await e.trabajar(aviso!)
    expect((await correo(e, reserva.id)).asunto).toBe('Tu reserva se canceló y va en camino tu devolución de $40.000')
    expect((await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).reembolso?.estado).toBe('enviado')
  })

  it('speaks from its state: done by the time that the mail is written', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelar(e, reserva)
    const aparte = e.tareas.filter(({ job }) => job === 'reservas.correoDeCancelacion')
    e.tareas.splice(0, e.tareas.length, ...e.tareas.filter((tarea) => !aparte.includes(tarea)))
    await e.settle()
    for (const tarea of aparte) await e.trabajar(tarea)
    expect((await correo(e, reserva.id)).asunto).toBe('Tu reserva se canceló y ya está hecha tu devolución de $40.000')
    await e.settle()
  })

  it('says no more that it was done once the bank sent it back: neither the booking, nor its money', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelar(e, reserva)
    await e.settle()
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
    await e.sandbox.endRefund((await e.comprador.refunds.list()).data[0]!.id, 'failed')
    await e.settle()
    expect(await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      estadoPago: 'reembolso_pendiente',
      reembolso: { estado: 'retornado', via: 'transferencia', hechoEn: null },
    })
  })
})
