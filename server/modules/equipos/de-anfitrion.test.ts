import { expect, it } from 'vitest'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import { derechosDe } from '#domain/permisos/equipos.ts'
import { actorDeToken, elegirCargo, iniciarSesion, verUsuario } from '#server/modules/usuarios/index.ts'
import { listarRecibidas, registrarLlegada } from '#server/modules/reservas/index.ts'
import { verAlta } from '#server/modules/documentos/index.ts'
import { cambiarTarjeta, elegirPlan, verSuscripcion } from '#server/modules/suscripciones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaExperiencia, unAnfitrion, unaReserva, unaSalida, unPlan, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import {
  aceptarInvitacionDeOperador,
  activarDelEquipo,
  anularInvitacion,
  asignarGuia,
  cambiarPapel,
  invitarAlEquipo,
  listarEquipo,
  listarSalidasDelEquipo,
  quitarDelEquipo,
  verInvitacionDeOperador,
} from './index.ts'

setLog({ sink: () => undefined })

const CLAVE = 'Rio-claro-2041'

async function unaAnfitriona(e: Escena, plan: 'gratis' | 'pro' | 'equipo' = 'pro') {
  const anfitrion = await unAnfitrion(e.db, { nombre: 'Berta' })
  if (plan !== 'gratis') await unPlan(e.db, anfitrion.id, plan)
  return { anfitrion, actor: sesionDe(anfitrion.usuarioId, { anfitrionId: anfitrion.id }) }
}

async function entra(e: Escena, actor: Actor, nombre: string, papel: 'gestor' | 'guia' = 'guia'): Promise<void> {
  await invitarAlEquipo(e.ctx(actor), { email: correoDe(nombre), papel })
  await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e), nombre, password: CLAVE })
}

const correoDe = (nombre: string): string => `${nombre.toLowerCase()}@rio.cl`
const entrar = (e: Escena, nombre: string) => iniciarSesion(e.ctx(), { email: correoDe(nombre), password: CLAVE })

const elEnlace = (e: Escena): string =>
  (e.tareas.findLast(({ job }) => job === 'equipos.correoDeInvitacion')!.data as { token: string }).token

enCadaBase('the team of a host', (escena) => {
  it('grows as far as the plan says, the host and open invitations among them', async () => {
    const e = escena()
    for (const [plan, maximo] of [
      ['gratis', 1],
      ['pro', 3],
      ['equipo', 20],
    ] as const) {
      const { actor, anfitrion } = await unaAnfitriona(e, plan)
      const invitar = (i: number) => invitarAlEquipo(e.ctx(actor), { email: `${plan}${i}@rio.cl`, papel: 'guia' })
      for (let i = 1; i < maximo; i++) await invitar(i)
      await expect(invitar(maximo)).rejects.toMatchObject({ code: 'equipo-completo' })
      const { miembros, invitaciones, maximo: dicho } = await listarEquipo(e.ctx(actor))
      expect([
        miembros.map(({ usuarioId, papel, soyYo }) => [usuarioId, papel, soyYo]),
        invitaciones.length,
        dicho,
      ]).toEqual([[[anfitrion.usuarioId, 'dueno', true]], maximo - 1, maximo])
      if (maximo === 1) continue
      await anularInvitacion(e.ctx(actor), { invitacionId: invitaciones[0]!.id })
      await expect(anularInvitacion(e.ctx(actor), { invitacionId: invitaciones[0]!.id })).rejects.toMatchObject({
        code: 'invitacion-desconocida',
      })
      await invitar(maximo)
    }
  })

  it('pauses whoever has no room when the plan shrinks, loses nothing of theirs, and lets nobody else in', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e, 'equipo')
    for (const nombre of ['Luis', 'Marta', 'Nora']) {
      e.avanzar(60)
      await entra(e, actor, nombre)
    }
    await invitarAlEquipo(e.ctx(actor), { email: 'tarde@rio.cl', papel: 'caja' })
    const tarde = elEnlace(e)
    const nora = await entrar(e, 'Nora')
    const salida = await unaSalida(e.db, await unaExperiencia(e.db, { anfitrionId: anfitrion.id }), {
      fecha: HOY,
      hora: '15:00',
    })
    await asignarGuia(e.ctx(actor), { salidaId: salida.id, usuarioId: nora.usuario.id })
    const quienes = async () => {
      const { miembros, cede } = await listarEquipo(e.ctx(actor))
      return [
        miembros
          .filter(({ papel }) => papel !== 'dueno')
          .map(({ nombre, enPausa }) => (enPausa ? `(${nombre})` : nombre))
          .join(' '),
        cede,
      ]
    }
    const quePuede = async () =>
      ((await actorDeToken(e.db, nora.token, e.clock.now)) as Sesion).deAnfitrion?.rol ?? null

    expect([await quienes(), await quePuede()]).toEqual([['Luis Marta Nora', null], 'guia'])
    await e.db.updateTable('suscripciones').set({ plan: 'pro' }).where('anfitrionId', '=', anfitrion.id).execute()
    expect([await quienes(), await quePuede()]).toEqual([['Luis Marta (Nora)', 'Marta'], null])
    await expect(
      aceptarInvitacionDeOperador(e.ctx(), { token: tarde, nombre: 'Tarde', password: CLAVE }),
    ).rejects.toMatchObject({ code: 'equipo-completo' })
    const yo = e.ctx((await actorDeToken(e.db, nora.token, e.clock.now))!)
    expect(await verUsuario(yo)).toMatchObject({
      rol: 'viajero',
      cargos: [{ nombre: 'Berta', papel: 'guia', esActual: false, enPausa: true }],
    })
    await expect(elegirCargo(yo, { cargoId: (await verUsuario(yo)).cargos![0]!.id })).rejects.toMatchObject({
      code: 'cargo-en-pausa',
    })
    expect((await verUsuario(yo)).derechos).toBeUndefined()

    const suyo = async (nombre: string) =>
      (await listarEquipo(e.ctx(actor))).miembros.find((uno) => uno.nombre === nombre)!.id
    await activarDelEquipo(e.ctx(actor), { miembroId: await suyo('Nora') })
    expect([await quienes(), await quePuede()]).toEqual([['Luis (Marta) Nora', 'Luis'], 'guia'])
    expect(
      (await listarSalidasDelEquipo(e.ctx((await actorDeToken(e.db, nora.token, e.clock.now))!), {})).items,
    ).toHaveLength(1)
    // Who works already is left as they are.
    await activarDelEquipo(e.ctx(actor), { miembroId: await suyo('Luis') })
    expect(await quienes()).toEqual(['Luis (Marta) Nora', 'Luis'])
    await quitarDelEquipo(e.ctx(actor), { miembroId: await suyo('Luis') })
    expect(await quienes()).toEqual(['Marta Nora', null])

    await e.db
      .updateTable('suscripciones')
      .set({ estado: 'degradada', plan: 'gratis', hasta: null })
      .where('anfitrionId', '=', anfitrion.id)
      .execute()
    expect([await quienes(), await quePuede()]).toEqual([['(Marta) (Nora)', null], null])
    await expect(activarDelEquipo(e.ctx(actor), { miembroId: await suyo('Marta') })).rejects.toMatchObject({
      code: 'equipo-completo',
    })
    await e.db
      .updateTable('suscripciones')
      .set({ estado: 'activa', plan: 'equipo', hasta: new Date(e.clock.now.getTime() + 86_400_000) })
      .where('anfitrionId', '=', anfitrion.id)
      .execute()
    expect([await quienes(), await quePuede()]).toEqual([['Marta Nora', null], 'guia'])
  })

  it('is one of several that somebody works in: each session says which, and the server holds it to that', async () => {
    const e = escena()
    const [una, otra] = [await unaAnfitriona(e), await unaAnfitriona(e)]
    await e.db.updateTable('anfitriones').set({ nombre: 'Carla' }).where('id', '=', otra.anfitrion.id).execute()
    await entra(e, una.actor, 'Luis', 'gestor')
    e.avanzar(60)
    await entra(e, otra.actor, 'Luis', 'guia')
    const [primera, segunda] = [await entrar(e, 'Luis'), await entrar(e, 'Luis')]
    const de = async ({ token }: { token: string }) =>
      ((await actorDeToken(e.db, token, e.clock.now)) as Sesion | null)?.deAnfitrion
    const ctx = async ({ token }: { token: string }) => e.ctx((await actorDeToken(e.db, token, e.clock.now))!)
    expect(primera.usuario).toMatchObject({
      derechos: derechosDe('gestor'),
      cargos: [
        { nombre: 'Berta', esActual: true },
        { nombre: 'Carla', esActual: false },
      ],
    })

    const cargoId = primera.usuario.cargos![1]!.id
    expect(await elegirCargo(await ctx(primera), { cargoId })).toMatchObject({
      derechos: derechosDe('guia'),
      cargos: [{ esActual: false }, { esActual: true }],
    })
    expect([await de(primera), await de(segunda)]).toEqual([
      { id: otra.anfitrion.id, rol: 'guia' },
      { id: una.anfitrion.id, rol: 'gestor' },
    ])
    expect((await verUsuario(await ctx(primera))).cargos!.map(({ esActual }) => esActual)).toEqual([false, true])

    await entra(e, otra.actor, 'Ajena')
    const ajena = (await listarEquipo(e.ctx(otra.actor))).miembros.find(({ nombre }) => nombre === 'Ajena')!.id
    await expect(elegirCargo(await ctx(primera), { cargoId: ajena })).rejects.toMatchObject({
      code: 'cargo-desconocido',
    })
    await expect(elegirPlan(await ctx(primera), { plan: 'gratis' })).rejects.toMatchObject({ code: 'trabaja-con-otro' })

    await quitarDelEquipo(e.ctx(otra.actor), { miembroId: cargoId })
    expect([await de(primera), await de(segunda)]).toEqual([undefined, { id: una.anfitrion.id, rol: 'gestor' }])
  })

  it('is entered by a mailed link and the host’s own login, with the rights of the role, and left at once', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    await invitarAlEquipo(e.ctx(actor), { email: 'luis@rio.cl', papel: 'guia' })
    expect(await verInvitacionDeOperador(e.ctx(), { token: elEnlace(e) })).toEqual({
      tipo: 'anfitrion',
      operador: 'Berta',
      papel: 'guia',
      email: 'luis@rio.cl',
      tieneCuenta: false,
    })
    await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e), nombre: 'Luis Soto', password: CLAVE })
    const { token, usuario } = await iniciarSesion(e.ctx(), { email: 'luis@rio.cl', password: CLAVE })
    expect(usuario).toMatchObject({ esAnfitrion: false, rol: 'anfitrion', derechos: ['llegadas', 'reservas'] })
    const luis = (await actorDeToken(e.db, token, e.clock.now))!
    expect(luis).toMatchObject({
      contexto: 'cliente',
      anfitrionId: null,
      deAnfitrion: { id: anfitrion.id, rol: 'guia' },
    })
    expect(await verUsuario(e.ctx(luis))).toEqual(usuario)

    const experiencia = await unaExperiencia(e.db, { anfitrionId: anfitrion.id })
    const [suya, otra] = [
      await unaSalida(e.db, experiencia, { fecha: HOY, hora: '09:30' }),
      await unaSalida(e.db, experiencia, { fecha: HOY, hora: '15:00' }),
    ]
    const [mia, ajena] = [
      await unaReserva(e.db, suya, { total: 0, estadoPago: 'sin_pago' }),
      await unaReserva(e.db, otra, { total: 0, estadoPago: 'sin_pago' }),
    ]
    await asignarGuia(e.ctx(actor), { salidaId: suya.id, usuarioId: usuario.id })
    expect((await listarRecibidas(e.ctx(luis), { vista: 'hoy' })).items.map(({ id }) => id)).toEqual([mia.id])
    expect(await registrarLlegada(e.ctx(luis), { id: mia.id })).toMatchObject({ estado: 'realizada' })
    await expect(registrarLlegada(e.ctx(luis), { id: ajena.id })).rejects.toMatchObject({ code: 'reserva-ajena' })
    for (const pedir of [
      () => verAlta(e.ctx(luis)),
      () => cambiarTarjeta(e.ctx(luis)),
      () => listarEquipo(e.ctx(luis)),
      () => asignarGuia(e.ctx(luis), { salidaId: otra.id, usuarioId: usuario.id }),
    ])
      await expect(pedir()).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await verSuscripcion(e.ctx(luis))).plan).toBeNull()

    const [, miembro] = (await listarEquipo(e.ctx(actor))).miembros
    expect((await cambiarPapel(e.ctx(actor), { miembroId: miembro!.id, papel: 'gestor' })).miembros[1]).toMatchObject({
      papel: 'gestor',
    })
    expect(await e.db.selectFrom('guiasDeSalidas').select('salidaId').execute()).toEqual([])
    await quitarDelEquipo(e.ctx(actor), { miembroId: miembro!.id })
    expect(await actorDeToken(e.db, token, e.clock.now)).toBeNull()
    const { usuario: despues } = await iniciarSesion(e.ctx(), { email: 'luis@rio.cl', password: CLAVE })
    expect([despues.rol, despues.derechos]).toEqual(['viajero', undefined])
    const anotado = await e.db
      .selectFrom('auditoria')
      .select(['accion', 'objetoId'])
      .where('objeto', '=', 'anfitrion')
      .orderBy('id')
      .execute()
    expect(anotado).toEqual(
      ['equipo.invitar', 'equipo.entrar', 'equipo.papel', 'equipo.quitar'].map((accion) => ({
        accion,
        objetoId: anfitrion.id,
      })),
    )
  })

  it('has its host, whom nobody removes, and takes no other host, nor anybody of another team', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    await expect(quitarDelEquipo(e.ctx(actor), { miembroId: anfitrion.id })).rejects.toMatchObject({
      code: 'ultimo-dueno',
    })
    await expect(cambiarPapel(e.ctx(actor), { miembroId: anfitrion.id, papel: 'guia' })).rejects.toMatchObject({
      code: 'ultimo-dueno',
    })
    const otra = await unaAnfitriona(e)
    const { email } = await e.db
      .selectFrom('usuarios')
      .select('email')
      .where('id', '=', otra.anfitrion.usuarioId)
      .executeTakeFirstOrThrow()
    await invitarAlEquipo(e.ctx(actor), { email, papel: 'gestor' })
    await expect(
      aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e), nombre: 'Berta', password: CLAVE }),
    ).rejects.toMatchObject({ code: 'ya-es-anfitrion' })
    const luis = await unUsuario(e.db, { emailVerificadoEn: e.clock.now, claveHash: 'sellada' })
    await invitarAlEquipo(e.ctx(otra.actor), { email: luis.email, papel: 'gestor' })
    await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e) })
    const ajeno = (await listarEquipo(e.ctx(otra.actor))).miembros[1]!
    await expect(quitarDelEquipo(e.ctx(actor), { miembroId: ajeno.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(
      invitarAlEquipo(e.ctx(sesionDe(luis.id, { deAnfitrion: { id: otra.anfitrion.id, rol: 'gestor' } })), {
        email: 'x@rio.cl',
        papel: 'guia',
      }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
  })
})
