import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  leerReserva,
  reservar,
  reservaPagada,
  unaOferta,
  unCorreo,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaSalida, unUsuario } from '#server/testing/datos.ts'
import { entrarComo } from '#server/testing/sesion-de.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { crearReserva } from './crear-reserva.ts'
import { reclamarReservas } from './reclamar-reservas.ts'
import { reservasJobs } from './reservas.jobs.ts'

setLog({ sink: () => undefined })

type Oferta = Awaited<ReturnType<typeof unaOferta>>

/** A guest who asks from that address; null on loopback. */
const retener = (e: Escena, { experiencia, salida }: Oferta, address: string | null, email: string) =>
  crearReserva(
    { ...e.ctx(), address },
    {
      experienciaId: experiencia.id,
      salidaId: salida.id,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Ana Rojas', email, telefono: '+56912345678' },
    },
  )

async function correosA(e: Escena, email: string): Promise<string[]> {
  await e.settle()
  return (await e.db.selectFrom('correos').select('asunto').where('para', '=', email).execute()).map(
    ({ asunto }) => asunto,
  )
}

enCadaBase('live holds', (escena) => {
  it('are counted by who asks: five of a stranger keep nobody else from booking with that address', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 100 })
    const email = unCorreo()
    for (let i = 0; i < 5; i++) await retener(e, oferta, '198.51.100.7', email)
    await expect(retener(e, oferta, '198.51.100.7', email)).rejects.toMatchObject({
      code: 'demasiadas-reservas-abiertas',
    })
    for (let i = 0; i < 5; i++)
      await expect(retener(e, oferta, '203.0.113.9', email)).resolves.toMatchObject({ estado: 'pendiente' })
    await expect(retener(e, oferta, '203.0.113.9', email)).rejects.toMatchObject({
      code: 'demasiadas-reservas-abiertas',
    })
    const cuenta = await unUsuario(e.db, { email: unCorreo() })
    const actor = await entrarComo(e, cuenta.id)
    for (let i = 0; i < 5; i++) await reservar(e, oferta, { actor, email })
    await expect(
      retener(e, oferta, null, email),
      'what an account holds for that contact is the account’s',
    ).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('are ten at most from one address, whatever e-mails are typed, and more once they ran out', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 100 })
    const una = async () => {
      e.avanzar(10)
      return retener(e, oferta, '198.51.100.8', unCorreo())
    }
    for (let i = 0; i < 10; i++) await una()
    await expect(una()).rejects.toMatchObject({ code: 'demasiadas-reservas-abiertas' })
    e.avanzar(15 * 60)
    await expect(una()).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('stay whose who asked for them, once somebody claims them: nobody has more for claiming, and nobody fewer', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 100 })
    const email = unCorreo()
    const cuenta = await unUsuario(e.db, { email, emailVerificadoEn: e.clock.now })
    const actor = await entrarComo(e, cuenta.id)
    const vivas = 'demasiadas-reservas-abiertas'
    for (const address of ['198.51.100.20', null]) {
      for (let i = 0; i < 5; i++) await retener(e, oferta, address, email)
      expect(await reclamarReservas(e.ctx(actor))).toEqual({ reclamadas: 5 })
      await expect(retener(e, oferta, address, email), 'who held them').rejects.toMatchObject({ code: vivas })
    }
    for (let i = 0; i < 5; i++) await reservar(e, oferta, { actor, email })
    await expect(reservar(e, oferta, { actor, email }), 'her own five').rejects.toMatchObject({ code: vivas })
  })

  it('for a dearer date are whose who moves it: the link of a booking uses up nothing of its account', async () => {
    const e = escena()
    const email = unCorreo()
    const { id: usuarioId } = await unUsuario(e.db, { email, emailVerificadoEn: e.clock.now })
    const actor = await entrarComo(e, usuarioId)
    const oferta = await unaOferta(e, { fecha: '2026-12-01', cupos: 100 })
    const otra = await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03', cupos: 100 })
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push((await reservaPagada(e, oferta, { email })).id)
    await e.db.updateTable('reservas').set({ usuarioId }).where('id', 'in', ids).execute()
    await e.db
      .updateTable('tarifas')
      .set({ precio: 25_000 })
      .where('opcionId', '=', oferta.experiencia.opcionId)
      .execute()
    for (const id of ids)
      await cambiarFecha(e.ctx(unInvitado({ id })), { id, salidaNuevaId: otra.id, diferencia: 10_000 })
    await expect(reservar(e, oferta, { actor, email })).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('remember who asked as a seal, and only while they live', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 100 })
    const { id } = await retener(e, oferta, '198.51.100.9', unCorreo())
    const { pedidaDesde } = await leerReserva(e, id)
    expect([typeof pedidaDesde, pedidaDesde?.includes('198.51')]).toEqual(['string', false])
    await reservasJobs['reservas.vencer'](e.ctx())
    expect((await leerReserva(e, id)).pedidaDesde).toBe(pedidaDesde)
    e.avanzar(16 * 60)
    await reservasJobs['reservas.vencer'](e.ctx())
    expect((await leerReserva(e, id)).pedidaDesde).toBeNull()
  })
})

enCadaBase('mails about holds', (escena) => {
  it('are three an hour to one address, and none once nothing was bought', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 100 })
    const email = unCorreo()
    for (let i = 0; i < 18; i++) {
      const { id } = await retener(e, oferta, `198.51.100.${i}`, email)
      // Some are let go before their mail is written, some after.
      if (i % 2 === 0) await e.settle()
      await cancelarReserva(e.ctx(unInvitado({ id })), { id })
    }
    expect(await correosA(e, email)).toHaveLength(3)
    e.avanzar(3600)
    await retener(e, oferta, '203.0.113.1', email)
    expect(new Set(await correosA(e, email)), 'of none that was let go').toEqual(
      new Set([`Guardamos tus cupos: ${oferta.experiencia.nombreExperiencia}`]),
    )
    expect(await correosA(e, email)).toHaveLength(4)
  })

  it('tell whoever had paid that it was cancelled', async () => {
    const e = escena()
    const email = unCorreo()
    const { id } = await reservaPagada(e, await unaOferta(e), { email })
    await cancelarReserva(e.ctx(unInvitado({ id })), { id })
    expect(await correosA(e, email)).toEqual(expect.arrayContaining([expect.stringMatching(/^Tu reserva se canceló/)]))
  })
})
