import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { reservaPagada, unaOferta, unInvitado, type Escena } from '#server/testing/escenas.ts'
import {
  escribirMensaje,
  leerConversacion,
  listarConversaciones,
  listarConversacionesRecibidas,
  mensajesJobs,
  verAdjunto,
  verConversacion,
} from './index.ts'

setLog({ sink: () => undefined })

const base = {
  tipo: 'sesion',
  contexto: 'cliente',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function unHilo(e: Escena) {
  const [ana, berta, otra] = [
    await unUsuario(e.db),
    await unUsuario(e.db, { email: 'berta@anfitriona.cl' }),
    await unUsuario(e.db),
  ]
  const anfitrion = await unAnfitrion(e.db, { usuarioId: berta.id, nombre: 'Berta' })
  const viajera: Actor = { ...base, usuarioId: ana.id }
  const oferta = await unaOferta(e, { anfitrionId: anfitrion.id, operadorNombre: 'Berta' })
  const reserva = await reservaPagada(e, oferta, { actor: viajera })
  return {
    reserva,
    oferta,
    viajera,
    anfitriona: { ...base, usuarioId: berta.id, anfitrionId: anfitrion.id } as Actor,
    otra: { ...base, usuarioId: otra.id } as Actor,
  }
}

enCadaBase('mensajes', (escena) => {
  it('go both ways, count as unread until read, and are told once in the bell and once by mail', async () => {
    const e = escena()
    const { reserva, viajera, anfitriona } = await unHilo(e)
    for (const texto of ['¿Hay estacionamiento?', 'Vamos en auto']) {
      await escribirMensaje(e.ctx(viajera), { id: reserva.id, texto })
      e.avanzar(60)
    }
    const deEllas = await listarConversacionesRecibidas(e.ctx(anfitriona), {})
    expect(deEllas.items).toMatchObject([
      { codigo: reserva.codigo, conQuien: 'Ana', sinLeer: 2, ultimo: { texto: 'Vamos en auto', mio: false } },
    ])
    expect((await listarConversaciones(e.ctx(viajera), {})).items).toMatchObject([
      { conQuien: 'Berta', sinLeer: 0, ultimo: { mio: true } },
    ])
    await mensajesJobs['mensajes.avisar'](e.ctx())
    e.avanzar(15 * 60)
    for (let veces = 0; veces < 3; veces++) await mensajesJobs['mensajes.avisar'](e.ctx())
    const correos = await e.db
      .selectFrom('correos')
      .select(['para', 'texto', 'html'])
      .where('clave', 'like', 'mensajes:%')
      .execute()
    expect(correos.map(({ para }) => para)).toEqual(['berta@anfitriona.cl'])
    for (const cuerpo of [correos[0]!.texto, correos[0]!.html])
      expect(cuerpo).toContain(`/anfitrion/mensajes/${reserva.codigo}`)
    expect(
      await e.db.selectFrom('notificaciones').select(['titulo', 'enlace']).where('tipo', '=', 'mensaje').execute(),
    ).toEqual([{ titulo: 'Ana te escribió', enlace: `/anfitrion/mensajes/${reserva.codigo}` }])
    await leerConversacion(e.ctx(anfitriona), { hiloId: reserva.id })
    e.avanzar(1)
    await escribirMensaje(e.ctx(anfitriona), { hiloId: reserva.codigo, texto: 'Sí, al frente' })
    const hilo = await verConversacion(e.ctx(viajera), { id: reserva.id })
    expect(hilo.mensajes.map(({ texto, mio, autor }) => [texto, mio, autor])).toEqual([
      ['¿Hay estacionamiento?', true, 'Ana'],
      ['Vamos en auto', true, 'Ana'],
      ['Sí, al frente', false, 'Berta'],
    ])
    expect(hilo).toMatchObject({ sinLeer: 1, hayAnteriores: false, puedeEscribir: true, contactoOculto: false })
    e.avanzar(16 * 60)
    await mensajesJobs['mensajes.avisar'](e.ctx())
    expect(await e.db.selectFrom('correos').select('id').where('clave', 'like', 'mensajes:%').execute()).toHaveLength(2)
  })

  it('are nobody else’s, and a guest has the link for theirs', async () => {
    const e = escena()
    const { reserva, oferta, otra, viajera } = await unHilo(e)
    await expect(verConversacion(e.ctx(otra), { id: reserva.id })).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(verConversacion(e.ctx(viajera), { hiloId: reserva.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    // A code can be guessed at: a foreign one is as none.
    for (const hiloId of [reserva.codigo, 'ZZZZZZZZ'])
      await expect(verConversacion(e.ctx(otra), { hiloId }), hiloId).rejects.toMatchObject({
        code: 'reserva-desconocida',
      })
    await expect(
      verConversacion(e.ctx({ ...base, contexto: 'admin', usuarioId: 'x', rolesAdmin: ['super'] }), {
        hiloId: reserva.id,
      }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    const deInvitada = await reservaPagada(e, oferta)
    expect(await escribirMensaje(e.ctx(unInvitado(deInvitada)), { id: deInvitada.id, texto: 'Hola' })).toMatchObject({
      mio: true,
    })
  })

  it('blots out contact data until the booking is sure, before it is stored', async () => {
    const e = escena()
    const { reserva, viajera } = await unHilo(e)
    const texto = 'Soy ana@correo.cl o +56 9 1234 5678'
    await escribirMensaje(e.ctx(viajera), { id: reserva.id, texto })
    await e.db
      .updateTable('reservas')
      .set({ estado: 'pagada', aceptarAntesDe: new Date('2026-11-20T00:00:00Z') })
      .execute()
    await escribirMensaje(e.ctx(viajera), { id: reserva.id, texto })
    const guardados = await e.db.selectFrom('mensajes').select('texto').execute()
    expect(new Set(guardados.map((m) => m.texto))).toEqual(
      new Set(['Soy ana@correo.cl o +56 9 1234 5678', 'Soy [correo oculto] o [teléfono oculto]']),
    )
  })

  it('carry a photo without what tells of it, and nothing that is none', async () => {
    const e = escena()
    const { reserva, viajera, anfitriona, otra } = await unHilo(e)
    const { adjuntoId } = await escribirMensaje(e.ctx(viajera), { id: reserva.id, texto: 'Así llegamos', foto: PNG })
    expect(await verAdjunto(e.ctx(anfitriona), { hiloId: reserva.id, adjuntoId: adjuntoId! })).toMatchObject({
      tipo: 'image/png',
      ancho: 1,
      alto: 1,
      base64: PNG,
    })
    await expect(verAdjunto(e.ctx(otra), { id: reserva.id, adjuntoId: adjuntoId! })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
    await expect(
      escribirMensaje(e.ctx(viajera), {
        id: reserva.id,
        texto: 'x',
        foto: Buffer.from('<svg onload="alert(1)"/>'.repeat(3)).toString('base64'),
      }),
    ).rejects.toMatchObject({ code: 'datos-invalidos' })
    expect(await e.db.selectFrom('adjuntos').select('id').execute()).toHaveLength(1)
  })

  it('come by fifty, and are closed a month after', async () => {
    const e = escena()
    const { reserva, viajera } = await unHilo(e)
    for (let i = 0; i < 55; i++) {
      await escribirMensaje(e.ctx(viajera), { id: reserva.id, texto: `n${i}` })
      e.avanzar(10)
    }
    const ultimos = await verConversacion(e.ctx(viajera), { id: reserva.id })
    const antes = await verConversacion(e.ctx(viajera), { id: reserva.id, antesDe: ultimos.mensajes[0]!.id })
    expect([ultimos.mensajes.length, ultimos.hayAnteriores, ultimos.mensajes.at(-1)!.texto]).toEqual([50, true, 'n54'])
    expect([antes.mensajes.map(({ texto }) => texto), antes.hayAnteriores]).toEqual([
      ['n0', 'n1', 'n2', 'n3', 'n4'],
      false,
    ])
    e.avanzar(40 * 86_400)
    await expect(escribirMensaje(e.ctx(viajera), { id: reserva.id, texto: 'Tarde' })).rejects.toMatchObject({
      code: 'conversacion-cerrada',
    })
  })
})
