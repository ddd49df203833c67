import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import {
  leerReserva,
  reservar,
  reservaPagada,
  unaOferta,
  unCorreo,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { entrarComo } from '#server/testing/sesion-de.ts'
import { buscarReserva } from './buscar-reserva.ts'
import { cancelarReserva } from './cancelar-reserva.ts'

setLog({ sink: () => undefined })

const buscar = (e: Escena, email: string, codigo: string) => buscarReserva(e.ctx(), { email, codigo })

/** Who was written to about a search for it, and the path that each mail leads to. */
async function enviados(e: Escena, id: string): Promise<{ para: string; enlace: string }[]> {
  await e.settle()
  const filas = await e.db
    .selectFrom('correos')
    .select(['para', 'texto'])
    .where('clave', 'like', `busqueda:${id}:%`)
    .execute()
  return filas.map(({ para, texto }) => ({ para, enlace: /https?:\/\/[^/]+(\/\S*)/.exec(texto)![1]! }))
}

enCadaBase('a reserva that is looked for by e-mail and code', (escena) => {
  it('answers nothing, and mails a guest’s link to its own address alone', async () => {
    const e = escena()
    const email = unCorreo()
    const { id, codigo, clave } = await reservaPagada(e, await unaOferta(e), { email })
    expect(await buscar(e, email, codigo.toLowerCase())).toEqual({})
    expect(await enviados(e, id)).toEqual([{ para: email, enlace: `/mis-entradas/${codigo}?clave=${clave}` }])
  })

  it('answers a miss with the same, after the same work, and mails nobody', async () => {
    const e = escena()
    const [email, otra] = [unCorreo(), unCorreo()]
    const { id, codigo } = await reservaPagada(e, await unaOferta(e), { email })
    await e.settle()
    const trabajos = async (acto: Promise<unknown>) => {
      expect(await acto).toEqual({})
      return e.tareas.splice(0).map(({ job, data }) => [job, Object.keys(data)])
    }
    const acierto = await trabajos(buscar(e, email, codigo))
    for (const [de, con] of [
      [otra, codigo],
      [email, '2222-3333'],
      [email, 'no es'],
    ] as const)
      expect(await trabajos(buscar(e, de, con)), `${de} ${con}`).toEqual(acierto)
    await buscar(e, otra, codigo)
    expect(await enviados(e, id)).toEqual([])
    expect(e.fallidas).toEqual([])
  })

  it('writes to one address three times an hour', async () => {
    const e = escena()
    const email = unCorreo()
    const { id, codigo } = await reservaPagada(e, await unaOferta(e), { email })
    for (let i = 0; i < 5; i++) await buscar(e, email, codigo)
    expect(await enviados(e, id)).toHaveLength(3)
    e.avanzar(3600)
    await buscar(e, email, codigo)
    expect(await enviados(e, id)).toHaveLength(4)
  })

  it('gives no key to a booking of an account: its contact and its owner are told to sign in', async () => {
    const e = escena()
    const { id: usuarioId, email: suyo } = await unUsuario(e.db)
    const actor = await entrarComo(e, usuarioId)
    const email = unCorreo()
    const { id, codigo } = await reservaPagada(e, await unaOferta(e), { email, actor })
    for (const de of [email, suyo]) await buscar(e, de, codigo)
    const enlace = `/login?siguiente=/mis-entradas/${codigo}`
    expect((await enviados(e, id)).toSorted((a, b) => a.para.localeCompare(b.para))).toEqual(
      [email, suyo].toSorted().map((para) => ({ para, enlace })),
    )
  })

  it('says nothing of a hold that ended without a payment', async () => {
    const e = escena()
    const email = unCorreo()
    const [vencida, cancelada] = [
      await reservar(e, await unaOferta(e), { email }),
      await reservar(e, await unaOferta(e), { email }),
    ]
    await cancelarReserva(e.ctx(unInvitado(cancelada)), { id: cancelada.id })
    e.avanzar(16 * 60)
    for (const { codigo } of [vencida, cancelada]) await buscar(e, email, codigo)
    expect([...(await enviados(e, vencida.id)), ...(await enviados(e, cancelada.id))]).toEqual([])
    expect(await leerReserva(e, cancelada.id)).toMatchObject({ estado: 'cancelada', canceladaPor: 'viajero' })
  })
})
