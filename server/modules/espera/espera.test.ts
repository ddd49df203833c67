import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEspera, unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { suspenderSalidas } from '#server/modules/suspensiones/index.ts'
import {
  deleteEsperasDe,
  esperaJobs,
  esperarCupo,
  exportarEsperas,
  listarEsperas,
  retirarEspera,
  usarEnlaceDeEspera,
  verEnlaceDeEspera,
} from './index.ts'

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
const contacto = { nombre: 'Berta Soto', email: 'berta@ejemplo.cl', telefono: '+56987654321' }

async function unaLlena(e: Escena, cupos = 2) {
  const oferta = await unaOferta(e, { cupos, fecha: '2026-12-01' })
  const reserva = await reservaPagada(e, oferta, { participantes: { adulto: cupos } })
  const pedido = {
    experienciaId: oferta.experiencia.id,
    salidaId: oferta.salida.id,
    participantes: { adulto: 1 },
    contacto,
  }
  return { ...oferta, reserva, pedido }
}

const clavesDe = (e: Escena, prefijo: string) =>
  e.db
    .selectFrom('correos')
    .select(['para', 'asunto', 'texto'])
    .where('clave', 'like', `${prefijo}%`)
    .orderBy('createdAt')
    .execute()

enCadaBase('lista de espera', (escena) => {
  it('is for what is full, once each, and not for a party that never fits', async () => {
    const e = escena()
    const { pedido } = await unaLlena(e)
    const ana = await unUsuario(e.db)
    const anotar = (cambios: object = {}) => esperarCupo(e.ctx(sesion(ana.id)), { ...pedido, ...cambios })
    expect(await anotar()).toEqual({ estado: 'en_espera' })
    await expect(anotar()).rejects.toMatchObject({ code: 'espera-repetida' })
    await expect(anotar({ participantes: { adulto: 3 } })).rejects.toMatchObject({ code: 'grupo-mayor-que-salida' })
    await expect(anotar({ participantes: { nino: 1 } })).rejects.toMatchObject({ code: 'tarifa-no-vendida' })
    const { experiencia, salida } = await unaOferta(e)
    await expect(anotar({ experienciaId: experiencia.id, salidaId: salida.id })).rejects.toMatchObject({
      code: 'salida-con-cupos',
    })
    const { items, total } = await listarEsperas(e.ctx(sesion(ana.id)), {})
    expect([items.map(({ estado, oferta, plazas }) => [estado, oferta, plazas]), total]).toEqual([
      [['en_espera', null, 1]],
      1,
    ])
  })

  it('takes a guest only once the link of the mail was pressed, and says the same the second time', async () => {
    const e = escena()
    const { pedido, salida, reserva } = await unaLlena(e)
    for (let veces = 0; veces < 2; veces++) {
      e.avanzar(60)
      expect(await esperarCupo(e.ctx(), pedido)).toEqual({ estado: 'por_confirmar' })
    }
    const correos = await clavesDe(e, 'espera-confirmar')
    expect(correos.map(({ para }) => para)).toEqual([contacto.email, contacto.email])
    await cancelar(e, reserva)
    await esperaJobs['espera.revisar'](e.ctx())
    expect(await clavesDe(e, 'espera-oferta')).toEqual([])
    const clave = /lista-de-espera\/([\w-]+)/.exec(correos[0]!.texto)![1]!
    for (let veces = 0; veces < 2; veces++)
      expect((await verEnlaceDeEspera(e.ctx(), { clave })).estado, 'looking confirms nothing').toBe('por_confirmar')
    expect((await usarEnlaceDeEspera(e.ctx(), { clave, acto: 'confirmar' })).estado).toBe('en_espera')
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })
    const ofrecida = await usarEnlaceDeEspera(e.ctx(), { clave, acto: 'confirmar' })
    expect(ofrecida).toMatchObject({
      estado: 'ofrecida',
      oferta: { total: 20_000, hasta: '2026-11-18T10:02:00-03:00' },
    })
    expect(ofrecida.oferta!.enlace).toMatch(/^\/pagar\/[0-9a-f-]+\?clave=[\w-]+$/)
    await expect(
      usarEnlaceDeEspera(e.ctx(), { clave: clave.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')), acto: 'confirmar' }),
    ).rejects.toMatchObject({ code: 'espera-desconocida' })
    await expect(
      usarEnlaceDeEspera(e.ctx(), { clave: e.ctx().secretos.claveDeReserva(reserva.id), acto: 'retirar' }),
    ).rejects.toMatchObject({ code: 'espera-desconocida' })
  })

  it('offers to whoever waited longest and fits, holds the places for an hour, then passes them on', async () => {
    const e = escena()
    const { salida, reserva } = await unaLlena(e, 2)
    const [ana, berta] = [await unUsuario(e.db, { email: 'ana@ejemplo.cl' }), await unUsuario(e.db)]
    const grande = await unaEspera(e.db, salida, { plazas: 3, enFilaDesde: new Date('2026-11-17T12:00:00Z') })
    const primera = await unaEspera(e.db, salida, {
      usuarioId: ana.id,
      contactoEmail: ana.email,
      plazas: 2,
      enFilaDesde: new Date('2026-11-17T13:00:00Z'),
    })
    await unaEspera(e.db, salida, { usuarioId: berta.id, plazas: 1, enFilaDesde: new Date('2026-11-17T14:00:00Z') })
    await cancelar(e, reserva)
    for (let veces = 0; veces < 3; veces++) await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })
    const estados = async () =>
      (await e.db.selectFrom('esperas').select(['id', 'estado', 'reservaId']).orderBy('enFilaDesde').execute()).map(
        ({ estado }) => estado,
      )
    expect(await estados()).toEqual(['en_espera', 'ofrecida', 'en_espera'])
    expect((await clavesDe(e, 'espera-oferta')).map(({ para }) => para)).toEqual(['ana@ejemplo.cl'])
    expect(
      await e.db.selectFrom('notificaciones').select(['usuarioId', 'tipo']).where('tipo', '=', 'espera').execute(),
    ).toEqual([{ usuarioId: ana.id, tipo: 'espera' }])
    const { reservaId } = await e.db
      .selectFrom('esperas')
      .select('reservaId')
      .where('id', '=', primera.id)
      .executeTakeFirstOrThrow()
    expect(await leerReserva(e, reservaId!)).toMatchObject({
      plazas: 2,
      total: 40_000,
      extendida: true,
      usuarioId: ana.id,
      expiraEn: new Date(e.clock.now.getTime() + 3_600_000),
    })
    // The offer runs out by itself: no job has to end it before the next one has its turn.
    e.avanzar(3600)
    await esperaJobs['espera.revisar'](e.ctx())
    expect(await estados()).toEqual(['en_espera', 'ofrecida', 'ofrecida'])
    expect((await listarEsperas(e.ctx(sesion(ana.id)), {})).items.map(({ estado }) => estado)).toEqual(['vencida'])
    expect((await listarEsperas(e.ctx(sesion(berta.id)), {})).items.map(({ estado }) => estado)).toEqual(['ofrecida'])
    expect(grande.plazas).toBe(3)
  })

  it('ends in a booking that is paid like any other, or gives its places back at once', async () => {
    const e = escena()
    const { salida, reserva } = await unaLlena(e, 2)
    const [ana, berta] = [await unUsuario(e.db), await unUsuario(e.db)]
    const una = await unaEspera(e.db, salida, { usuarioId: ana.id })
    await unaEspera(e.db, salida, { usuarioId: berta.id })
    await cancelar(e, reserva)
    await esperaJobs['espera.revisar'](e.ctx())
    const [deAna, deBerta] = await e.db
      .selectFrom('esperas')
      .select(['id', 'reservaId'])
      .orderBy('enFilaDesde')
      .execute()
    await pasarTarjeta(
      e,
      (
        await abrirTarjeta({ ...e, ctx: (_actor, extra) => e.ctx(sesion(berta.id), extra) }, {
          id: deBerta!.reservaId!,
        } as never)
      ).id,
    )
    await e.settle()
    expect((await listarEsperas(e.ctx(sesion(berta.id)), {})).items[0]!.estado).toBe('tomada')
    await expect(retirarEspera(e.ctx(sesion(berta.id)), { id: una.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await retirarEspera(e.ctx(sesion(ana.id)), { id: una.id })).estado).toBe('vencida')
    expect((await leerReserva(e, deAna!.reservaId!)).estado).toBe('cancelada')
  })

  it('says nothing of an offer too late to take, and forgets people when they ask or when it is over', async () => {
    const e = escena()
    const { salida, reserva } = await unaLlena(e, 1)
    const ana = await unUsuario(e.db)
    await unaEspera(e.db, salida, { usuarioId: ana.id })
    await unaEspera(e.db, salida, { contactoEmail: 'ana.vieja@ejemplo.cl' })
    await unaEspera(e.db, salida)
    expect((await exportarEsperas(e.db, { usuarioId: ana.id, direcciones: [] })).listaDeEspera).toHaveLength(1)
    await e.database.transaction((tx) =>
      deleteEsperasDe(tx, {
        usuarioId: ana.id,
        direcciones: [{ correo: 'ana.vieja@ejemplo.cl', huella: '', desde: null, hasta: null }],
      }),
    )
    expect(await e.db.selectFrom('esperas').select('id').execute()).toHaveLength(1)
    const { cierreVentas } = await e.db
      .selectFrom('salidas')
      .select('cierreVentas')
      .where('id', '=', salida.id)
      .executeTakeFirstOrThrow()
    await cancelar(e, reserva)
    await e.settle()
    e.clock.now = new Date(cierreVentas.getTime() - 10 * 60_000)
    await esperaJobs['espera.revisar'](e.ctx())
    expect(await clavesDe(e, 'espera-oferta')).toEqual([])
    e.avanzar(31 * 86_400)
    await esperaJobs['espera.limpiar'](e.ctx())
    expect(await e.db.selectFrom('esperas').select('id').execute()).toEqual([])
  })
})

enCadaBase('a departure that is called off', (escena) => {
  it('tells whoever waits for a place on it, once each, by mail and in the bell, and keeps nobody in its line', async () => {
    const e = escena()
    const { pedido, salida, experiencia } = await unaLlena(e)
    const ana = await unUsuario(e.db)
    await esperarCupo(e.ctx(sesion(ana.id)), { ...pedido, contacto: { ...contacto, email: ana.email } })
    await esperarCupo(e.ctx(), pedido)
    await usarEnlaceDeEspera(e.ctx(), { clave: await claveDeInvitada(e), acto: 'confirmar' })
    await esperarCupo(e.ctx(), { ...pedido, contacto: { ...contacto, email: 'sin-confirmar@ejemplo.cl' } })
    e.tareas.length = 0
    const gestora = await unUsuario(e.db)
    const actor: Actor = {
      tipo: 'sesion',
      contexto: 'proveedor',
      usuarioId: gestora.id,
      sesionId: 's',
      anfitrionId: null,
      proveedor: { id: experiencia.proveedorId!, rol: 'gestor' },
      empresa: null,
      rolesAdmin: [],
    }
    await suspenderSalidas(e.ctx(actor), { salidas: [salida.id], motivo: 'clima', modo: 'devolver' })
    const tarea = e.tareas.find(({ job }) => job === 'espera.salidaCancelada')!
    expect(tarea.data).toEqual({ salidaId: salida.id })
    for (let veces = 0; veces < 2; veces++)
      await esperaJobs['espera.salidaCancelada'](e.ctx(), tarea.data as { salidaId: string })

    const correos = await clavesDe(e, 'espera-cancelada')
    expect(correos.map(({ para }) => para).toSorted()).toEqual([contacto.email, ana.email].toSorted())
    expect(correos[0]!.asunto).toContain('La salida que esperabas se canceló')
    expect(await e.db.selectFrom('notificaciones').select('titulo').where('usuarioId', '=', ana.id).execute()).toEqual([
      { titulo: 'La salida que esperabas se canceló' },
    ])
    expect((await listarEsperas(e.ctx(sesion(ana.id)), {})).items).toMatchObject([
      { estado: 'vencida', puedeRetirarse: false },
    ])
  })
})

const claveDeInvitada = async (e: Escena): Promise<string> =>
  /lista-de-espera\/([\w-]+)/.exec((await clavesDe(e, 'espera-confirmar'))[0]!.texto)![1]!
