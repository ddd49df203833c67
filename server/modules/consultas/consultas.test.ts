import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { preguntarAsistente } from '#server/modules/asistente/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import {
  consultasJobs,
  decidirConsulta,
  escribirConsulta,
  exportarConsultas,
  listarConsultas,
  olvidarConsultasDe,
  preguntarOtraVez,
  preguntarOtraVezConEnlace,
  verConsulta,
  verConsultaConEnlace,
  verConsultaPropia,
} from './index.ts'

setLog({ sink: () => undefined })

enCadaBase('consultas', (escena) => {
  const preparar = async () => {
    const e = escena()
    const [ana, ines] = [await unUsuario(e.db, { email: 'ana@ejemplo.cl' }), await unUsuario(e.db)]
    const deSoporte: Actor = sesionDe(ines.id, { contexto: 'admin', rolesAdmin: ['soporte'] })
    const casos = async () =>
      e.db
        .selectFrom('casos')
        .select(['id', 'tipo', 'titulo', 'estado', 'decision'])
        .where('objeto', '=', 'consulta')
        .orderBy('abiertoEn')
        .orderBy('tipo')
        .execute()
    const cartas = async () =>
      e.db.selectFrom('correos').select(['para', 'texto']).where('clave', 'like', 'consulta:%').execute()
    return { e, ana, viajera: sesionDe(ana.id) as Actor, deSoporte, casos, cartas }
  }

  it('of a visitor waits in its queue, is answered by mail, and keeps that address no longer', async () => {
    const { e, deSoporte, casos, cartas } = await preparar()
    await escribirConsulta(e.ctx(), {
      texto: 'No encuentro mi entrada: https://malo.example/x',
      email: 'vecina@ejemplo.cl',
    })
    const [caso] = await casos()
    expect(caso).toMatchObject({ tipo: 'consulta', titulo: 'Consulta desde la ayuda' })
    const casoId = caso!.id
    expect(await verConsulta(e.ctx(deSoporte), { casoId })).toMatchObject({
      origen: 'ayuda',
      texto: 'No encuentro mi entrada: https://malo.example/x',
      extracto: [],
      usuarioId: null,
      acciones: { puedeDecidir: true },
    })
    await expect(
      verConsulta(e.ctx(sesionDe('x', { contexto: 'admin', rolesAdmin: ['finanzas'] })), { casoId }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(decidirConsulta(e.ctx(deSoporte), { casoId, decision: 'contestada' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await decidirConsulta(e.ctx(deSoporte), {
      casoId,
      decision: 'contestada',
      respuesta: 'Búscala con tu código.\nSi no lo tienes, escríbenos.',
    })
    expect(await cartas()).toMatchObject([
      { para: 'vecina@ejemplo.cl', texto: expect.stringContaining('Búscala con tu código.') },
    ])
    expect((await cartas())[0]!.texto).toContain('«No encuentro mi entrada: [enlace quitado]»')
    expect(await e.db.selectFrom('consultas').select(['email', 'decision', 'respuesta']).execute()).toMatchObject([
      { email: null, decision: 'contestada' },
    ])
    expect((await casos())[0]).toMatchObject({ estado: 'resuelto', decision: 'contestada' })
    await expect(decidirConsulta(e.ctx(deSoporte), { casoId, decision: 'sin_respuesta' })).rejects.toMatchObject({
      code: 'caso-ya-resuelto',
    })
  })

  it('after a complaint to the assistant shows the end of that conversation, and nobody else’s, until it is answered by mail and bell', async () => {
    const { e, ana, viajera, deSoporte, casos, cartas } = await preparar()
    const dicho = await preguntarAsistente(e.ctx(viajera), { message: 'quiero hacer un reclamo, el guía no llegó' })
    expect(dicho.accion).toBe('persona')
    expect((await preguntarAsistente(e.ctx(viajera), { message: 'hola' })).accion).toBeNull()
    expect(await casos()).toEqual([])
    await escribirConsulta(e.ctx(), {
      texto: 'Quiero leer la de otra persona',
      email: 'otra@ejemplo.cl',
      conversacionId: dicho.conversacionId,
    })
    e.avanzar(60)
    const { enlace: enlaceSuya } = await escribirConsulta(e.ctx(viajera), {
      texto: 'Esperamos una hora',
      email: 'a-nadie@ejemplo.cl',
      conversacionId: dicho.conversacionId,
    })
    const [ajena, suya] = await casos()
    expect([ajena!.tipo, suya!.tipo]).toEqual(['asistente', 'asistente'])
    expect((await verConsulta(e.ctx(deSoporte), { casoId: ajena!.id })).extracto).toEqual([])
    expect((await verConsulta(e.ctx(deSoporte), { casoId: suya!.id })).extracto).toEqual([
      { mensaje: 'quiero hacer un reclamo, el guía no llegó', respuesta: dicho.response },
    ])
    const despues = await decidirConsulta(e.ctx(deSoporte), {
      casoId: suya!.id,
      decision: 'contestada',
      respuesta: 'Te devolvemos todo.',
    })
    expect(despues).toMatchObject({ extracto: [], respuesta: 'Te devolvemos todo.', acciones: { puedeDecidir: false } })
    expect((await cartas()).map(({ para }) => para)).toEqual(['ana@ejemplo.cl'])
    expect(
      await e.db.selectFrom('notificaciones').select(['usuarioId', 'titulo', 'texto', 'enlace']).execute(),
    ).toEqual([
      { usuarioId: ana.id, titulo: 'Respondimos tu consulta', texto: 'Te devolvemos todo.', enlace: enlaceSuya },
    ])
    await decidirConsulta(e.ctx(deSoporte), { casoId: ajena!.id, decision: 'sin_respuesta' })
    expect(await cartas()).toHaveLength(1)
  })

  it('stands with its answer where its key leads, and is asked again there once it is answered', async () => {
    const { e, deSoporte, casos, cartas } = await preparar()
    const { enlace } = await escribirConsulta(e.ctx(), { texto: 'No encuentro mi entrada', email: 'vecina@ejemplo.cl' })
    const clave = /^\/consultas\/enlace\/(.+)$/.exec(enlace)![1]!
    expect(await verConsultaConEnlace(e.ctx(), { clave })).toMatchObject({
      estado: 'en_espera',
      preguntas: [{ texto: 'No encuentro mi entrada', respuesta: null }],
      seBorraEn: null,
      acciones: { puedePreguntarOtraVez: false },
    })
    await expect(
      preguntarOtraVezConEnlace(e.ctx(), { clave, texto: '¿Y?', email: 'vecina@ejemplo.cl' }),
    ).rejects.toMatchObject({ code: 'consulta-en-espera' })
    await decidirConsulta(e.ctx(deSoporte), {
      casoId: (await casos())[0]!.id,
      decision: 'contestada',
      respuesta: 'Búscala con tu código.',
    })
    expect((await cartas())[0]!.texto).toMatch(/consultas\/enlace\/[\w-]+/)
    expect(await verConsultaConEnlace(e.ctx(), { clave })).toMatchObject({
      estado: 'respondida',
      preguntas: [{ respuesta: 'Búscala con tu código.' }],
      acciones: { puedePreguntarOtraVez: true },
    })
    e.avanzar(60)
    const seguida = await preguntarOtraVezConEnlace(e.ctx(), {
      clave,
      texto: 'No tengo el código',
      email: 'otra@ejemplo.cl',
    })
    expect(seguida).toMatchObject({
      estado: 'en_espera',
      preguntas: [{ estado: 'respondida' }, { estado: 'en_espera', texto: 'No tengo el código' }],
    })
    const caso = (await casos()).find(({ estado }) => estado === 'abierto')!
    expect(caso).toMatchObject({ tipo: 'consulta', titulo: 'Otra pregunta en la misma consulta' })
    expect(await verConsulta(e.ctx(deSoporte), { casoId: caso.id })).toMatchObject({
      texto: 'No tengo el código',
      antes: [{ texto: 'No encuentro mi entrada', respuesta: 'Búscala con tu código.' }],
    })
    await decidirConsulta(e.ctx(deSoporte), { casoId: caso.id, decision: 'contestada', respuesta: 'Te lo mandamos.' })
    const segunda = (await cartas()).find(({ para }) => para === 'otra@ejemplo.cl')!
    expect(segunda.texto).toMatch(/consultas\/enlace\/[\w-]+/)
    await expect(
      verConsultaConEnlace(e.ctx(), { clave: e.ctx().secretos.claveDeEnlace('alerta', crypto.randomUUID()) }),
    ).rejects.toMatchObject({ code: 'consulta-desconocida' })
  })

  it('of an address that somebody else typed: what its reader asks by the mailed link is not for whoever typed it, nor the other way', async () => {
    const { e, deSoporte, casos } = await preparar()
    const contestar = async (respuesta: string) =>
      decidirConsulta(e.ctx(deSoporte), {
        casoId: (await casos()).find(({ estado }) => estado === 'abierto')!.id,
        decision: 'contestada',
        respuesta,
      })
    const claveDelCorreo = async (para: string) => {
      const { texto } = await e.db
        .selectFrom('correos')
        .select('texto')
        .where('para', '=', para)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return /consultas\/enlace\/([\w-]+)/.exec(texto)![1]!
    }
    const vistas = async (clave: string) =>
      (await verConsultaConEnlace(e.ctx(), { clave })).preguntas.map(({ texto, respuesta }) => [texto, respuesta])
    const preguntar = async (clave: string, texto: string, email: string) => {
      e.avanzar(60)
      await preguntarOtraVezConEnlace(e.ctx(), { clave, texto, email })
    }

    const { enlace } = await escribirConsulta(e.ctx(), { texto: 'De un extraño', email: 'ella@ejemplo.cl' })
    const deExtrano = enlace.split('/').at(-1)!
    await contestar('No nos consta.')
    const deElla = await claveDelCorreo('ella@ejemplo.cl')
    expect(deElla).not.toBe(deExtrano)
    await preguntar(deElla, 'Mi RUT es 12.345.678-5', 'ella@ejemplo.cl')
    await contestar('Gracias, lo vimos.')
    await preguntar(deExtrano, '¿Y qué dijo?', 'extrano@ejemplo.cl')
    await contestar('Nada que contar.')
    const primero = ['De un extraño', 'No nos consta.']
    const suyo = ['Mi RUT es 12.345.678-5', 'Gracias, lo vimos.']
    const otra = ['¿Y qué dijo?', 'Nada que contar.']
    expect(await vistas(deExtrano)).toEqual([primero, otra])
    expect(await vistas(await claveDelCorreo('extrano@ejemplo.cl'))).toEqual([otra])
    for (const clave of [deElla, await claveDelCorreo('ella@ejemplo.cl')])
      expect(await vistas(clave)).toEqual([primero, suyo])
    await preguntar(deElla, 'Escríbeme acá', 'otra-mia@ejemplo.cl')
    expect((await vistas(deElla)).at(-1)).toEqual(['Escríbeme acá', null])
  })

  it('of an account is listed there, opens for nobody else, and no key opens it', async () => {
    const { e, ana, viajera, deSoporte, casos } = await preparar()
    const { enlace } = await escribirConsulta(e.ctx(viajera), { texto: 'La primera', email: 'a-nadie@ejemplo.cl' })
    const consultaId = enlace.replace('/consultas/', '')
    await decidirConsulta(e.ctx(deSoporte), { casoId: (await casos())[0]!.id, decision: 'sin_respuesta' })
    e.avanzar(60)
    await escribirConsulta(e.ctx(viajera), { texto: 'Otra cosa', email: 'a-nadie@ejemplo.cl' })
    e.avanzar(60)
    expect(await verConsultaPropia(e.ctx(viajera), { consultaId })).toMatchObject({ estado: 'cerrada' })
    await preguntarOtraVez(e.ctx(viajera), { consultaId, texto: 'Insisto' })
    expect(await listarConsultas(e.ctx(viajera), { pagina: 1, porPagina: 10 })).toMatchObject({
      items: [{ id: consultaId, texto: 'La primera', estado: 'en_espera' }, { texto: 'Otra cosa' }],
      total: 2,
    })
    const ajena = sesionDe((await unUsuario(e.db)).id)
    await expect(verConsultaPropia(e.ctx(ajena), { consultaId })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(preguntarOtraVez(e.ctx(ajena), { consultaId, texto: 'Mía' })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    await expect(
      verConsultaConEnlace(e.ctx(), { clave: e.ctx().secretos.claveDeEnlace('consulta', consultaId) }),
    ).rejects.toMatchObject({ code: 'consulta-desconocida' })
    await e.ctx().transaction((tx) => olvidarConsultasDe(tx, { usuarioId: ana.id, direcciones: [] }))
    expect(await listarConsultas(e.ctx(viajera), { pagina: 1, porPagina: 10 })).toEqual({ items: [], total: 0 })
  })

  it('is dropped whole, some months after its last answer, and never while something waits', async () => {
    const { e, viajera, deSoporte, casos } = await preparar()
    const contestar = async () =>
      decidirConsulta(e.ctx(deSoporte), {
        casoId: (await casos()).find(({ estado }) => estado === 'abierto')!.id,
        decision: 'contestada',
        respuesta: 'Así es.',
      })
    const dias = async (n: number) => {
      e.avanzar(n * 86_400)
      await consultasJobs['consultas.olvidar'](e.ctx())
    }
    const consultaId = (
      await escribirConsulta(e.ctx(viajera), { texto: 'Soy celíaca, ¿hay problema?', email: 'a-nadie@ejemplo.cl' })
    ).enlace.replace('/consultas/', '')
    await contestar()
    await dias(100)
    await preguntarOtraVez(e.ctx(viajera), { consultaId, texto: '¿Y mi hija?' })
    await dias(200)
    expect((await verConsultaPropia(e.ctx(viajera), { consultaId })).preguntas).toHaveLength(2)
    await contestar()
    const { seBorraEn } = await verConsultaPropia(e.ctx(viajera), { consultaId })
    expect(new Date(seBorraEn!).getTime() - e.ctx().now.getTime()).toBe(180 * 86_400_000)
    await dias(179)
    expect((await verConsultaPropia(e.ctx(viajera), { consultaId })).estado).toBe('respondida')
    await dias(2)
    await expect(verConsultaPropia(e.ctx(viajera), { consultaId })).rejects.toMatchObject({
      code: 'consulta-desconocida',
    })
    expect(await e.db.selectFrom('consultas').select(['texto', 'respuesta', 'usuarioId']).distinct().execute()).toEqual(
      [{ texto: '', respuesta: null, usuarioId: null }],
    )
  })

  it('is limited, and leaves with the account', async () => {
    const { e, ana, viajera } = await preparar()
    const una = () => escribirConsulta(e.ctx(viajera), { texto: 'Otra vez', email: 'a-nadie@ejemplo.cl' })
    for (let n = 0; n < 5; n++) await una()
    await expect(una()).rejects.toMatchObject({ code: 'demasiados-intentos' })
    expect((await exportarConsultas(e.db, { usuarioId: ana.id, direcciones: [] })).consultas).toHaveLength(5)
    await e.ctx().transaction((tx) => olvidarConsultasDe(tx, { usuarioId: ana.id, direcciones: [] }))
    expect(
      await e.db
        .selectFrom('consultas')
        .select('id')
        .where((eb) => eb.or([eb('usuarioId', '=', ana.id), eb('texto', '!=', '')]))
        .execute(),
    ).toEqual([])
  })
})
