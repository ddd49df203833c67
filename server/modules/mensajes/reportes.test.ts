import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { listarCasos } from '#server/modules/casos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import {
  decidirMensajeReportado,
  escribirMensaje,
  reportarMensaje,
  verConversacion,
  verMensajeReportado,
} from './index.ts'
import { borrarReportesDe } from './reportes.db.ts'

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
const RAZON = 'Pide pagar fuera de la plataforma'

/** Seven messages one minute apart, of which the host's fourth is the bad one. */
async function unHilo(e: Escena) {
  const [ana, berta, otra] = [
    await unUsuario(e.db),
    await unUsuario(e.db, { email: 'berta@anfitriona.cl' }),
    await unUsuario(e.db),
  ]
  const anfitrion = await unAnfitrion(e.db, { usuarioId: berta.id, nombre: 'Berta' })
  const viajera: Actor = { ...base, usuarioId: ana.id }
  const anfitriona: Actor = { ...base, usuarioId: berta.id, anfitrionId: anfitrion.id }
  const reserva = await reservaPagada(e, await unaOferta(e, { anfitrionId: anfitrion.id, operadorNombre: 'Berta' }), {
    actor: viajera,
  })
  const ids: string[] = []
  for (const [actor, pedido, texto] of [
    [viajera, { id: reserva.id }, 'Hola'],
    [anfitriona, { hiloId: reserva.id }, 'Hola Ana'],
    [viajera, { id: reserva.id }, 'Escríbeme a ana@correo.cl'],
    [anfitriona, { hiloId: reserva.id }, 'Transfiéreme y te descuento'],
    [viajera, { id: reserva.id }, 'No, gracias'],
    [anfitriona, { hiloId: reserva.id }, 'Como quieras'],
    [viajera, { id: reserva.id }, 'Nos vemos'],
  ] as const) {
    ids.push((await escribirMensaje(e.ctx(actor), { ...pedido, texto })).id)
    e.avanzar(60)
  }
  const [confianza, finanzas] = [await unaDeFinanzas(e.db, 'confianza'), await unaDeFinanzas(e.db)]
  return {
    reserva,
    viajera,
    anfitriona,
    otra: { ...base, usuarioId: otra.id } as Actor,
    mensajeId: ids[3]!,
    propio: ids[0]!,
    confianza,
    finanzas,
  }
}

const correos = async (e: Escena) =>
  (
    await e.db
      .selectFrom('correos')
      .select(['para', 'asunto', 'texto'])
      .where('clave', 'like', 'reporte:%')
      .orderBy('para')
      .execute()
  ).map(({ para, asunto, texto }) => [para, asunto.split(':')[0], texto.includes(RAZON)])

enCadaBase('reports of messages', (escena) => {
  it('open one case with what stands around the message and nothing more, and are decided with a reason that both sides hear', async () => {
    const e = escena()
    const h = await unHilo(e)
    const pedido = {
      id: h.reserva.id,
      mensajeId: h.mensajeId,
      motivo: 'fuera_de_la_plataforma',
      detalle: 'Quiere que le transfiera',
    } as const
    await expect(reportarMensaje(e.ctx(h.otra), pedido)).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(reportarMensaje(e.ctx(h.viajera), { ...pedido, mensajeId: h.propio })).rejects.toMatchObject({
      code: 'mensaje-propio',
    })
    await expect(reportarMensaje(e.ctx(h.viajera), { ...pedido, mensajeId: 'nada' })).rejects.toMatchObject({
      code: 'mensaje-desconocido',
    })
    await expect(verMensajeReportado(e.ctx(h.confianza), { mensajeId: h.mensajeId })).rejects.toMatchObject({
      code: 'mensaje-desconocido',
    })
    expect(await reportarMensaje(e.ctx(h.viajera), pedido)).toEqual({ recibido: true })
    await expect(reportarMensaje(e.ctx(h.viajera), pedido)).rejects.toMatchObject({ code: 'mensaje-ya-reportado' })
    expect((await listarCasos(e.ctx(h.confianza), { tipo: 'mensaje' })).items).toMatchObject([
      { objetoId: h.mensajeId, objeto: 'mensaje' },
    ])
    expect(
      (await verConversacion(e.ctx(h.viajera), { id: h.reserva.id })).mensajes.map(({ reportado }) => reportado),
    ).toEqual([false, false, false, true, false, false, false])
    expect(
      (await verConversacion(e.ctx(h.anfitriona), { hiloId: h.reserva.id })).mensajes.some(
        ({ reportado }) => reportado,
      ),
    ).toBe(false)

    await expect(verMensajeReportado(e.ctx(h.finanzas), { mensajeId: h.mensajeId })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    const visto = await verMensajeReportado(e.ctx(h.confianza), { mensajeId: h.mensajeId })
    expect(visto.contexto.map(({ texto, esElReportado }) => [texto, esElReportado])).toEqual([
      ['Hola Ana', false],
      ['Escríbeme a [correo oculto]', false],
      ['Transfiéreme y te descuento', true],
      ['No, gracias', false],
      ['Como quieras', false],
    ])
    expect(visto.reportes).toMatchObject([
      { lado: 'viajero', motivo: 'fuera_de_la_plataforma', detalle: 'Quiere que le transfiera' },
    ])
    expect(
      await decidirMensajeReportado(e.ctx(h.confianza), { mensajeId: h.mensajeId, decision: 'ocultar', razon: RAZON }),
    ).toMatchObject({ oculto: true, decision: 'ocultar', razon: RAZON, acciones: { puedeDecidir: false } })
    await expect(
      decidirMensajeReportado(e.ctx(h.confianza), { mensajeId: h.mensajeId, decision: 'descartar', razon: RAZON }),
    ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    for (const [actor, cual] of [
      [h.viajera, { id: h.reserva.id }],
      [h.anfitriona, { hiloId: h.reserva.id }],
    ] as const)
      expect((await verConversacion(e.ctx(actor), cual)).mensajes[3]).toMatchObject({ texto: '', oculto: true })
    expect(await correos(e)).toEqual([
      ['berta@anfitriona.cl', 'Retiramos un mensaje tuyo', true],
      [expect.stringContaining('viajera'), 'Retiramos el mensaje que reportaste', true],
    ])
    expect((await listarCasos(e.ctx(h.confianza), { tipo: 'mensaje', estado: 'resuelto' })).items).toMatchObject([
      { decision: 'ocultar' },
    ])
    const acciones = await e.db
      .selectFrom('auditoria')
      .select('accion')
      .where('objetoId', '=', h.mensajeId)
      .orderBy('id')
      .execute()
    expect(acciones.map(({ accion }) => accion)).toEqual(['ver_mensaje_reportado', 'ocultar_mensaje'])
    await e.database.transaction((tx) =>
      borrarReportesDe(tx, { usuarioId: (h.viajera as { usuarioId: string }).usuarioId }),
    )
    expect(await e.db.selectFrom('reportesDeMensajes').select(['usuarioId', 'detalle', 'decision']).execute()).toEqual([
      { usuarioId: null, detalle: '', decision: 'ocultar' },
    ])
  })

  it('of the operator too, and one that is let stand leaves the message where it is', async () => {
    const e = escena()
    const h = await unHilo(e)
    await reportarMensaje(e.ctx(h.anfitriona), { hiloId: h.reserva.codigo, mensajeId: h.propio, motivo: 'otro' })
    expect(
      await decidirMensajeReportado(e.ctx(h.confianza), { mensajeId: h.propio, decision: 'descartar', razon: RAZON }),
    ).toMatchObject({ oculto: false, decision: 'descartar' })
    expect((await verConversacion(e.ctx(h.anfitriona), { hiloId: h.reserva.id })).mensajes[0]).toMatchObject({
      texto: 'Hola',
      oculto: false,
      reportado: true,
    })
    expect((await correos(e)).map(([, asunto]) => asunto)).toEqual([
      'Revisamos el mensaje que reportaste',
      'Revisamos un mensaje tuyo',
    ])
  })
})
