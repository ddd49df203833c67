import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { CODIGO_DE_REGALO, unRegalo } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  leerPagos,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { rechazar } from './decidir-reserva.ts'
import { aplicarRegalo, devolverDeMas } from './index.ts'
import { decidirSinOperador } from './sin-operador.ts'
import { rechazarSinAceptar } from './vencer.ts'

setLog({ sink: () => undefined })

type Final = 'no_prestada' | 'rechazada' | 'sin_aceptacion'

const oferta = (e: Escena, final: Final) =>
  unaOferta(e, {
    fecha: '2026-12-20',
    politicaCancelacion: 'no_reembolsable',
    ...(final !== 'no_prestada' && { confirmacion: 'solicitud' as const }),
  })

/** What ends it, and what the answer says that was given back. */
async function terminar(e: Escena, id: string, final: Final): Promise<{ devuelto: number; enDisputa: boolean } | null> {
  if (final === 'rechazada') await e.database.transaction((tx) => rechazar(e.ctx(), tx, id, 'rechazada_por_operador'))
  if (final === 'sin_aceptacion') {
    e.clock.now = (await leerReserva(e, id)).aceptarAntesDe!
    await rechazarSinAceptar(e.ctx())
  }
  if (final !== 'no_prestada') return null
  e.clock.now = new Date('2026-12-22T12:00:00Z')
  return decidirSinOperador(e.ctx(await unaDeFinanzas(e.db, 'confianza')), {
    reservaId: id,
    decision: 'no_prestada',
    razon: 'Nadie lo vio en el punto',
  })
}

const textos = async (e: Escena) =>
  (await e.db.selectFrom('correos').select(['clave', 'asunto', 'texto']).execute())
    .filter(({ clave }) => /^(no-prestada|rechazo|ausente|operador-sin_respuesta|operador-rechazada):/.test(clave))
    .map(({ asunto, texto }) => `${asunto} ${texto}`)
const devuelto = async (e: Escena, id: string) =>
  (await leerReembolsos(e, id)).reduce((suma, { monto }) => suma + monto, 0)

enCadaBase('what a booking owed when it ended while a bank decided', (escena) => {
  it.each<[Final, number, number, 'won' | 'lost', number]>([
    // how it ended, given back before, disputed, and how → given back in all
    ['no_prestada', 0, 40_000, 'won', 40_000],
    ['no_prestada', 0, 40_000, 'lost', 0],
    ['no_prestada', 0, 10_000, 'won', 40_000],
    ['no_prestada', 0, 10_000, 'lost', 30_000],
    ['no_prestada', 5_000, 35_000, 'won', 40_000],
    ['rechazada', 0, 40_000, 'won', 40_000],
    ['rechazada', 5_000, 35_000, 'won', 40_000],
    ['rechazada', 5_000, 10_000, 'lost', 30_000],
    ['sin_aceptacion', 5_000, 35_000, 'won', 40_000],
  ])(
    '%s, with %i given back before and %i disputed: %s, goes back once that has ended',
    async (final, antes, disputado, fin, todo) => {
      const e = escena()
      const { id } = await reservaPagada(e, await oferta(e, final))
      if (antes > 0) await e.database.transaction((tx) => devolverDeMas(e.ctx(), tx, id, antes))
      await e.settle()
      const [pago] = await leerPagos(e, id)
      const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento!, amount: disputado })
      await e.settle()
      const respuesta = await terminar(e, id, final)
      await e.settle()
      expect(respuesta).toEqual(
        final === 'no_prestada' ? { estado: 'no_prestada', devuelto: 0, enDisputa: true } : null,
      )
      expect(await leerReserva(e, id)).toMatchObject({
        estado: final === 'no_prestada' ? 'no_prestada' : 'rechazada',
        estadoPago: 'contracargo',
      })
      expect(await devuelto(e, id)).toBe(antes)
      const dichos = (await textos(e)).join('\n')
      expect(dichos).toContain('Tu banco está revisando el cobro')
      expect(dichos).not.toMatch(/Pedimos la devolución|te devolvemos \$|te devolvemos todo|no se cobra/)

      await e.sandbox.closeDispute(disputa, fin)
      await e.settle()
      expect(await devuelto(e, id)).toBe(todo)
      expect(await saldoDe(e, 'operadores')).toBe(0)
      expect(await e.invariantes()).toEqual([])
      expect(e.fallidas).toEqual([])
    },
  )

  it('is told, and given back, by each means: the gift card at once, the card when the bank has decided', async () => {
    const e = escena()
    const regalo = await unRegalo(e.db, { monto: 15_000 })
    const reserva = await reservar(e, await oferta(e, 'no_prestada'))
    await aplicarRegalo(e.ctx(unInvitado(reserva)), { id: reserva.id, codigo: CODIGO_DE_REGALO, aceptaTerminos: true })
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    await e.settle()
    const [pago] = await leerPagos(e, reserva.id)
    const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.settle()
    expect(await terminar(e, reserva.id, 'no_prestada')).toMatchObject({ devuelto: 15_000, enDisputa: true })
    await e.settle()
    expect((await textos(e)).join('\n')).toContain('$15.000 ya volvieron a la tarjeta de regalo')
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    expect((await leerReembolsos(e, reserva.id)).map(({ monto, estado }) => [monto, estado])).toEqual([
      [25_000, 'hecho'],
    ])
    expect(
      await e.db.selectFrom('regaloUsos').select(['monto', 'devuelto']).where('regaloId', '=', regalo.id).execute(),
    ).toEqual([{ monto: 15_000, devuelto: 15_000 }])
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'no_prestada', estadoPago: 'reembolsado' })
    expect(await e.invariantes()).toEqual([])
  })

  it.each(['won', 'lost'] as const)(
    'is given back once where it was paid too late, and the dispute is %s',
    async (fin) => {
      const e = escena()
      const reserva = await reservar(e, await oferta(e, 'no_prestada'))
      const intento = await abrirTarjeta(e, reserva)
      e.avanzar(2 * 3600)
      await pasarTarjeta(e, intento.id)
      const [pago] = await leerPagos(e, reserva.id)
      const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
      await e.settle()
      expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'contracargo' })
      await e.sandbox.closeDispute(disputa, fin)
      await e.settle()
      expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'reembolsado' })
      expect([await devuelto(e, reserva.id), await saldoDe(e, 'psp'), await saldoDe(e, 'reembolsos')]).toEqual([
        40_000, 0, 0,
      ])
      expect(await e.invariantes()).toEqual([])
    },
  )
})
