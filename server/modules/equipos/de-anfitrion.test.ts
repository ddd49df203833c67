import { expect, it } from 'vitest'
import { actorDeToken, iniciarSesion, verUsuario } from '#server/modules/usuarios/index.ts'
import { listarRecibidas, registrarLlegada } from '#server/modules/reservas/index.ts'
import { verAlta } from '#server/modules/documentos/index.ts'
import { cambiarTarjeta, verSuscripcion } from '#server/modules/suscripciones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaExperiencia, unAnfitrion, unaReserva, unaSalida, unPlan, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { aceptarInvitacionDeOperador, anularInvitacion, asignarGuia, cambiarPapel, invitarAlEquipo, listarEquipo, quitarDelEquipo, verInvitacionDeOperador } from './index.ts'

setLog({ sink: () => undefined })

const CLAVE = 'Rio-claro-2041'

async function unaAnfitriona(e: Escena, plan: 'gratis' | 'pro' | 'equipo' = 'pro') {
  const anfitrion = await unAnfitrion(e.db, { nombre: 'Berta' })
  if (plan !== 'gratis') await unPlan(e.db, anfitrion.id, plan)
  return { anfitrion, actor: sesionDe(anfitrion.usuarioId, { anfitrionId: anfitrion.id }) }
}

const elEnlace = (e: Escena): string => (e.tareas.findLast(({ job }) => job === 'equipos.correoDeInvitacion')!.data as { token: string }).token

enCadaBase('the team of a host', (escena) => {
  it('grows as far as the plan says, the host and open invitations among them', async () => {
    const e = escena()
    for (const [plan, maximo] of [['gratis', 1], ['pro', 3], ['equipo', 20]] as const) {
      const { actor, anfitrion } = await unaAnfitriona(e, plan)
      const invitar = (i: number) => invitarAlEquipo(e.ctx(actor), { email: `${plan}${i}@rio.cl`, papel: 'guia' })
      for (let i = 1; i < maximo; i++) await invitar(i)
      await expect(invitar(maximo)).rejects.toMatchObject({ code: 'equipo-completo' })
      const { miembros, invitaciones, maximo: dicho } = await listarEquipo(e.ctx(actor))
      expect([miembros.map(({ usuarioId, papel, soyYo }) => [usuarioId, papel, soyYo]), invitaciones.length, dicho]).toEqual([[[anfitrion.usuarioId, 'dueno', true]], maximo - 1, maximo])
      if (maximo === 1) continue
      await anularInvitacion(e.ctx(actor), { invitacionId: invitaciones[0]!.id })
      await invitar(maximo)
    }
  })

  it('keeps whoever is in it when the plan shrinks, and lets nobody else in', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    await invitarAlEquipo(e.ctx(actor), { email: 'luis@rio.cl', papel: 'caja' })
    await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e), nombre: 'Luis', password: CLAVE })
    await invitarAlEquipo(e.ctx(actor), { email: 'tarde@rio.cl', papel: 'caja' })
    const tarde = elEnlace(e)
    await e.db.updateTable('suscripciones').set({ estado: 'degradada', plan: 'gratis', hasta: null }).where('anfitrionId', '=', anfitrion.id).execute()
    await expect(aceptarInvitacionDeOperador(e.ctx(), { token: tarde, nombre: 'Tarde', password: CLAVE })).rejects.toMatchObject({ code: 'equipo-completo' })
    expect((await listarEquipo(e.ctx(actor))).miembros.map(({ papel }) => papel)).toEqual(['dueno', 'caja'])
  })

  it('is entered by a mailed link and the host’s own login, with the rights of the role, and left at once', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    await invitarAlEquipo(e.ctx(actor), { email: 'luis@rio.cl', papel: 'guia' })
    expect(await verInvitacionDeOperador(e.ctx(), { token: elEnlace(e) })).toEqual({ tipo: 'anfitrion', operador: 'Berta', papel: 'guia', email: 'luis@rio.cl', tieneCuenta: false })
    await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e), nombre: 'Luis Soto', password: CLAVE })
    const { token, usuario } = await iniciarSesion(e.ctx(), { email: 'luis@rio.cl', password: CLAVE })
    expect(usuario).toMatchObject({ esAnfitrion: false, rol: 'anfitrion', derechos: ['llegadas', 'reservas'] })
    const luis = (await actorDeToken(e.db, token, e.clock.now))!
    expect(luis).toMatchObject({ contexto: 'cliente', anfitrionId: null, deAnfitrion: { id: anfitrion.id, rol: 'guia' } })
    expect(await verUsuario(e.ctx(luis))).toEqual(usuario)

    const experiencia = await unaExperiencia(e.db, { anfitrionId: anfitrion.id })
    const [suya, otra] = [await unaSalida(e.db, experiencia, { fecha: HOY, hora: '09:30' }), await unaSalida(e.db, experiencia, { fecha: HOY, hora: '15:00' })]
    const [mia, ajena] = [await unaReserva(e.db, suya, { total: 0, estadoPago: 'sin_pago' }), await unaReserva(e.db, otra, { total: 0, estadoPago: 'sin_pago' })]
    await asignarGuia(e.ctx(actor), { salidaId: suya.id, usuarioId: usuario.id })
    expect((await listarRecibidas(e.ctx(luis), { vista: 'hoy' })).items.map(({ id }) => id)).toEqual([mia.id])
    expect(await registrarLlegada(e.ctx(luis), { id: mia.id })).toMatchObject({ estado: 'realizada' })
    await expect(registrarLlegada(e.ctx(luis), { id: ajena.id })).rejects.toMatchObject({ code: 'reserva-desconocida' })
    for (const pedir of [() => verAlta(e.ctx(luis)), () => cambiarTarjeta(e.ctx(luis)), () => listarEquipo(e.ctx(luis)), () => asignarGuia(e.ctx(luis), { salidaId: otra.id, usuarioId: usuario.id })]) await expect(pedir()).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await verSuscripcion(e.ctx(luis))).plan).toBeNull()

    const [, miembro] = (await listarEquipo(e.ctx(actor))).miembros
    expect((await cambiarPapel(e.ctx(actor), { miembroId: miembro!.id, papel: 'gestor' })).miembros[1]).toMatchObject({ papel: 'gestor' })
    expect(await e.db.selectFrom('guiasDeSalidas').select('salidaId').execute()).toEqual([])
    await quitarDelEquipo(e.ctx(actor), { miembroId: miembro!.id })
    expect(await actorDeToken(e.db, token, e.clock.now)).toBeNull()
    const { usuario: despues } = await iniciarSesion(e.ctx(), { email: 'luis@rio.cl', password: CLAVE })
    expect([despues.rol, despues.derechos]).toEqual(['viajero', undefined])
    const anotado = await e.db.selectFrom('auditoria').select(['accion', 'objetoId']).where('objeto', '=', 'anfitrion').orderBy('id').execute()
    expect(anotado).toEqual(['equipo-invitar', 'equipo-entrar', 'equipo-papel', 'equipo-quitar'].map((accion) => ({ accion, objetoId: anfitrion.id })))
  })

  it('has its host, whom nobody removes, and takes no other host, nor anybody of another team', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    await expect(quitarDelEquipo(e.ctx(actor), { miembroId: anfitrion.id })).rejects.toMatchObject({ code: 'ultimo-dueno' })
    await expect(cambiarPapel(e.ctx(actor), { miembroId: anfitrion.id, papel: 'guia' })).rejects.toMatchObject({ code: 'ultimo-dueno' })
    const otra = await unaAnfitriona(e)
    const { email } = await e.db.selectFrom('usuarios').select('email').where('id', '=', otra.anfitrion.usuarioId).executeTakeFirstOrThrow()
    await invitarAlEquipo(e.ctx(actor), { email, papel: 'gestor' })
    await expect(aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e) })).rejects.toMatchObject({ code: 'ya-es-anfitrion' })
    const luis = await unUsuario(e.db)
    await invitarAlEquipo(e.ctx(otra.actor), { email: luis.email, papel: 'gestor' })
    await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e) })
    const ajeno = (await listarEquipo(e.ctx(otra.actor))).miembros[1]!
    await expect(quitarDelEquipo(e.ctx(actor), { miembroId: ajeno.id })).rejects.toMatchObject({ code: 'miembro-desconocido' })
    await expect(invitarAlEquipo(e.ctx(sesionDe(luis.id, { deAnfitrion: { id: otra.anfitrion.id, rol: 'gestor' } })), { email: 'x@rio.cl', papel: 'guia' })).rejects.toMatchObject({ code: 'sin-permiso' })
  })
})
