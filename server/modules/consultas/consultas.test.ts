import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { preguntarAsistente } from '#server/modules/asistente/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { decidirConsulta, escribirConsulta, exportarConsultas, olvidarConsultasDe, verConsulta } from './index.ts'

setLog({ sink: () => undefined })

enCadaBase('consultas', (escena) => {
  const preparar = async () => {
    const e = escena()
    const [ana, ines] = [await unUsuario(e.db, { email: 'ana@ejemplo.cl' }), await unUsuario(e.db)]
    const deSoporte: Actor = sesionDe(ines.id, { contexto: 'admin', rolesAdmin: ['soporte'] })
    const casos = async () => e.db.selectFrom('casos').select(['id', 'tipo', 'titulo', 'estado', 'decision']).where('objeto', '=', 'consulta').orderBy('abiertoEn').orderBy('tipo').execute()
    const cartas = async () => e.db.selectFrom('correos').select(['para', 'texto']).where('clave', 'like', 'consulta:%').execute()
    return { e, ana, viajera: sesionDe(ana.id) as Actor, deSoporte, casos, cartas }
  }

  it('of a visitor waits in its queue, is answered by mail, and keeps that address no longer', async () => {
    const { e, deSoporte, casos, cartas } = await preparar()
    await escribirConsulta(e.ctx(), { texto: 'No encuentro mi entrada', email: 'vecina@ejemplo.cl' })
    const [caso] = await casos()
    expect(caso).toMatchObject({ tipo: 'consulta', titulo: 'Consulta desde la ayuda' })
    const casoId = caso!.id
    expect(await verConsulta(e.ctx(deSoporte), { casoId })).toMatchObject({ origen: 'ayuda', texto: 'No encuentro mi entrada', extracto: [], usuarioId: null, acciones: { puedeDecidir: true } })
    await expect(verConsulta(e.ctx(sesionDe('x', { contexto: 'admin', rolesAdmin: ['finanzas'] })), { casoId })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(decidirConsulta(e.ctx(deSoporte), { casoId, decision: 'contestada' })).rejects.toMatchObject({ code: 'datos-invalidos' })
    await decidirConsulta(e.ctx(deSoporte), { casoId, decision: 'contestada', respuesta: 'Búscala con tu código.\nSi no lo tienes, escríbenos.' })
    expect(await cartas()).toMatchObject([{ para: 'vecina@ejemplo.cl', texto: expect.stringContaining('Búscala con tu código.') }])
    expect(await e.db.selectFrom('consultas').select(['email', 'decision', 'respuesta']).execute()).toMatchObject([{ email: null, decision: 'contestada' }])
    expect((await casos())[0]).toMatchObject({ estado: 'resuelto', decision: 'contestada' })
    await expect(decidirConsulta(e.ctx(deSoporte), { casoId, decision: 'sin_respuesta' })).rejects.toMatchObject({ code: 'caso-ya-resuelto' })
  })

  it('after a complaint to the assistant shows the end of that conversation, and nobody else’s, until it is answered by mail and bell', async () => {
    const { e, ana, viajera, deSoporte, casos, cartas } = await preparar()
    const dicho = await preguntarAsistente(e.ctx(viajera), { message: 'quiero hacer un reclamo, el guía no llegó' })
    expect(dicho.accion).toBe('persona')
    expect((await preguntarAsistente(e.ctx(viajera), { message: 'hola' })).accion).toBeNull()
    expect(await casos()).toEqual([])
    await escribirConsulta(e.ctx(), { texto: 'Quiero leer la de otra persona', email: 'otra@ejemplo.cl', conversacionId: dicho.conversacionId })
    e.avanzar(60)
    await escribirConsulta(e.ctx(viajera), { texto: 'Esperamos una hora', email: 'a-nadie@ejemplo.cl', conversacionId: dicho.conversacionId })
    const [ajena, suya] = await casos()
    expect([ajena!.tipo, suya!.tipo]).toEqual(['asistente', 'asistente'])
    expect((await verConsulta(e.ctx(deSoporte), { casoId: ajena!.id })).extracto).toEqual([])
    expect((await verConsulta(e.ctx(deSoporte), { casoId: suya!.id })).extracto).toEqual([{ mensaje: 'quiero hacer un reclamo, el guía no llegó', respuesta: dicho.response }])
    const despues = await decidirConsulta(e.ctx(deSoporte), { casoId: suya!.id, decision: 'contestada', respuesta: 'Te devolvemos todo.' })
    expect(despues).toMatchObject({ extracto: [], respuesta: 'Te devolvemos todo.', acciones: { puedeDecidir: false } })
    expect((await cartas()).map(({ para }) => para)).toEqual(['ana@ejemplo.cl'])
    expect(await e.db.selectFrom('notificaciones').select(['usuarioId', 'titulo', 'texto']).execute()).toEqual([{ usuarioId: ana.id, titulo: 'Respondimos tu consulta', texto: 'Te devolvemos todo.' }])
    await decidirConsulta(e.ctx(deSoporte), { casoId: ajena!.id, decision: 'sin_respuesta' })
    expect(await cartas()).toHaveLength(1)
  })

  it('is limited, and leaves with the account', async () => {
    const { e, ana, viajera } = await preparar()
    const una = () => escribirConsulta(e.ctx(viajera), { texto: 'Otra vez', email: 'a-nadie@ejemplo.cl' })
    for (let n = 0; n < 5; n++) await una()
    await expect(una()).rejects.toMatchObject({ code: 'demasiados-intentos' })
    expect((await exportarConsultas(e.db, ana.id)).consultas).toHaveLength(5)
    await e.ctx().transaction((tx) => olvidarConsultasDe(tx, ana.id))
    expect(await e.db.selectFrom('consultas').select('id').where((eb) => eb.or([eb('usuarioId', '=', ana.id), eb('texto', '!=', '')])).execute()).toEqual([])
  })
})
