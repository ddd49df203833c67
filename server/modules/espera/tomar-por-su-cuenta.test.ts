import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { cambiarFecha, cotizarCambio } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEspera, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { abrirTarjeta, leerReserva, reservaPagada, reservar, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { esperaJobs, listarEsperas } from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})
const LLENA = { code: 'sin-cupos' }

/** Six places that came free, with ana, berta and carla waiting for two each, in that order. */
async function unaFila(e: Escena, cupos = 6) {
  const oferta = await unaOferta(e, { cupos, fecha: '2026-12-01' })
  const gente = []
  for (const email of ['ana@ejemplo.cl', 'berta@ejemplo.cl', 'carla@ejemplo.cl']) {
    const { id } = await unUsuario(e.db, { email })
    const espera = await unaEspera(e.db, oferta.salida, { usuarioId: id, contactoEmail: email, plazas: 2 })
    gente.push({
      id,
      actor: sesion(id),
      email,
      espera,
      estado: async () => (await listarEsperas(e.ctx(sesion(id)), {})).items.map(({ estado }) => estado),
      comprar: (adulto = 2) => reservar(e, oferta, { actor: sesion(id), email, participantes: { adulto } }),
    })
  }
  const [ana, berta, carla] = gente as [(typeof gente)[0], (typeof gente)[0], (typeof gente)[0]]
  return {
    oferta,
    ana,
    berta,
    carla,
    ofrecer: () => esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id }),
  }
}

const ocupadas = async (e: Escena): Promise<number> =>
  (
    await e.db
      .selectFrom('reservas')
      .select('plazas')
      .where('estado', 'in', ['pendiente', 'confirmada'])
      .where('ocupaHasta', '>', e.clock.now)
      .execute()
  ).reduce((suma, { plazas }) => suma + plazas, 0)

enCadaBase('whoever stands in line and takes the places another way', (escena) => {
  it('has those set apart for them and for who is behind, and none of who is ahead', async () => {
    const e = escena()
    const { oferta, ana, berta, carla } = await unaFila(e)
    await expect(reservar(e, oferta, { participantes: { adulto: 1 } })).rejects.toMatchObject(LLENA)
    await expect(berta.comprar(5)).rejects.toMatchObject(LLENA)
    const suya = await berta.comprar(4)
    expect([await ana.estado(), await berta.estado(), await carla.estado()]).toEqual([
      ['en_espera'],
      ['ofrecida'],
      ['en_espera'],
    ])
    const { items } = await listarEsperas(e.ctx(berta.actor), {})
    expect(items[0]!.oferta!.enlace).toBe(`/pagar/${suya.id}`)
    await ana.comprar()
    expect(await ocupadas(e)).toBe(6)
    await expect(carla.comprar(1)).rejects.toMatchObject(LLENA)
    e.avanzar(16 * 60)
    expect([await berta.estado(), await carla.estado()], 'it ends as what they took').toEqual([
      ['vencida'],
      ['en_espera'],
    ])
  })

  it('gives up what was offered to them, also where they take less, and who is ahead gets none of it', async () => {
    const e = escena()
    const { oferta, ana, berta, ofrecer } = await unaFila(e, 3)
    // Ana's party does not fit beside what is offered to berta.
    await e.db.updateTable('esperas').set({ plazas: 3 }).where('id', '=', ana.espera.id).execute()
    await reservar(e, oferta, { actor: ana.actor, email: ana.email, participantes: { adulto: 1 } })
    await e.db
      .updateTable('esperas')
      .set({ estado: 'en_espera', reservaId: null, porSuCuenta: false })
      .where('id', '=', ana.espera.id)
      .execute()
    await ofrecer()
    const { reservaId } = await e.db
      .selectFrom('esperas')
      .select('reservaId')
      .where('id', '=', berta.espera.id)
      .executeTakeFirstOrThrow()
    expect(await ocupadas(e)).toBe(3)
    // One more comes free: with what berta gives up there would be room for ana's three.
    e.avanzar(16 * 60)
    const suya = await berta.comprar()
    expect((await leerReserva(e, reservaId!)).estado).toBe('expirada')
    expect([await berta.estado(), await ocupadas(e)]).toEqual([['ofrecida'], 2])
    expect(
      await e.db.selectFrom('esperas').select(['reservaId', 'porSuCuenta']).where('id', '=', berta.espera.id).execute(),
    ).toEqual([{ reservaId: suya.id, porSuCuenta: true }])
    // What they took themselves is not given up by taking more.
    await expect(berta.comprar(2)).rejects.toMatchObject(LLENA)
    expect((await leerReserva(e, suya.id)).estado).toBe('pendiente')
  })

  it('keeps an offer whose payment is under way', async () => {
    const e = escena()
    const { ana, ofrecer } = await unaFila(e, 2)
    await ofrecer()
    const { reservaId } = await e.db
      .selectFrom('esperas')
      .select('reservaId')
      .where('id', '=', ana.espera.id)
      .executeTakeFirstOrThrow()
    await abrirTarjeta(e, { id: reservaId! } as never)
    await expect(ana.comprar()).rejects.toMatchObject(LLENA)
    expect((await leerReserva(e, reservaId!)).estado).toBe('pendiente')
  })

  it.each([
    ['before they are offered any', false],
    ['after', true],
  ])('moves a booking of theirs there, %s', async (_, ofrecidas) => {
    const e = escena()
    const { oferta, ana, berta, ofrecer } = await unaFila(e, 2)
    const otra = { ...oferta, salida: await unaSalida(e.db, oferta.experiencia, { cupos: 8, fecha: '2026-12-03' }) }
    const deAna = await reservaPagada(e, otra, { actor: ana.actor, email: ana.email })
    const deBerta = await reservaPagada(e, otra, { actor: berta.actor, email: berta.email })
    await e.settle()
    if (ofrecidas) await ofrecer()
    await expect(
      cotizarCambio(e.ctx(berta.actor), { id: deBerta.id, salidaNuevaId: oferta.salida.id }),
    ).rejects.toMatchObject(LLENA)
    expect(await cotizarCambio(e.ctx(ana.actor), { id: deAna.id, salidaNuevaId: oferta.salida.id })).toMatchObject({
      diferencia: 0,
    })
    await cambiarFecha(e.ctx(ana.actor), { id: deAna.id, salidaNuevaId: oferta.salida.id, diferencia: 0 })
    expect(await ana.estado()).toEqual(['tomada'])
    await e.settle()
    expect([await ana.estado(), await berta.estado()]).toEqual([['tomada'], ['en_espera']])
    expect((await leerReserva(e, deAna.id)).salidaId).toBe(oferta.salida.id)
  })

  it('is an account: an address that is typed proves nothing, one that the account has proved does', async () => {
    const e = escena()
    const { oferta } = await unaFila(e, 2)
    await e.db.deleteFrom('esperas').execute()
    await unaEspera(e.db, oferta.salida, { contactoEmail: 'dora@ejemplo.cl', plazas: 2 })
    const { id } = await unUsuario(e.db, { email: 'dora@ejemplo.cl', emailVerificadoEn: null })
    const como = (actor?: Actor) => reservar(e, oferta, { email: 'dora@ejemplo.cl', ...(actor && { actor }) })
    await expect(como()).rejects.toMatchObject(LLENA)
    await expect(como(sesion(id))).rejects.toMatchObject(LLENA)
    await e.db.updateTable('usuarios').set({ emailVerificadoEn: e.clock.now }).where('id', '=', id).execute()
    expect((await como(sesion(id))).estado).toBe('pendiente')
  })
})
