import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Actor, RolProveedor } from '#domain/permisos/actor.ts'
import { escribirMensaje, listarConversacionesRecibidas, verConversacion } from '#server/modules/mensajes/index.ts'
import { listarRecibidas, registrarLlegada, revisarEntrada, verManifiesto } from '#server/modules/reservas/index.ts'
import { iniciarSesionProveedor, registrarUsuario } from '#server/modules/usuarios/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaExperiencia, unaReserva, unaSalida, unProveedor, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import {
  aceptarInvitacionDeOperador,
  anularInvitacion,
  asignarGuia,
  cambiarPapel,
  equiposJobs,
  invitarAlEquipo,
  listarEquipo,
  listarSalidasDelEquipo,
  quitarDelEquipo,
  verInvitacionDeOperador,
} from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string, id: string, rol: RolProveedor): Actor => ({
  tipo: 'sesion',
  contexto: 'proveedor',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: { id, rol },
  empresa: null,
  rolesAdmin: [],
})

// Without a price there is no money to account for.
const GRATIS = { total: 0, estadoPago: 'sin_pago' }

async function unEquipo(e: Escena) {
  const proveedor = await unProveedor(e.db)
  const dueno = await unUsuario(e.db)
  await e.db
    .insertInto('membresias')
    .values({
      id: dueno.id,
      usuarioId: dueno.id,
      tipo: 'proveedor',
      papel: 'dueno',
      proveedorId: proveedor.id,
      createdAt: e.clock.now,
    })
    .execute()
  return { proveedor, actor: sesion(dueno.id, proveedor.id, 'dueno') }
}

/** The link as it stands in the mail. */
function elEnlace(e: Escena): string {
  return (e.tareas.findLast(({ job }) => job === 'equipos.correoDeInvitacion')!.data as { token: string }).token
}

async function entra(e: Escena, dueno: Actor, email: string, papel: RolProveedor) {
  await invitarAlEquipo(e.ctx(dueno), { email, papel })
  await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e), nombre: 'Luis Soto', password: 'Rio-claro-2041' })
  return (await listarEquipo(e.ctx(dueno))).miembros.find((miembro) => miembro.email === email)!
}

enCadaBase('equipos', (escena) => {
  it('grow by a link that is good once, with or without an account', async () => {
    const e = escena()
    const { actor } = await unEquipo(e)
    await invitarAlEquipo(e.ctx(actor), { email: 'luis@rio.cl', papel: 'guia' })
    await expect(invitarAlEquipo(e.ctx(actor), { email: 'luis@rio.cl', papel: 'caja' })).rejects.toMatchObject({
      code: 'ya-es-del-equipo',
    })
    const token = elEnlace(e)
    expect(await verInvitacionDeOperador(e.ctx(), { token })).toMatchObject({
      email: 'luis@rio.cl',
      papel: 'guia',
      tieneCuenta: false,
    })
    const { tokenHash } = await e.db.selectFrom('invitaciones').select('tokenHash').executeTakeFirstOrThrow()
    expect(Buffer.from(tokenHash).equals(createHash('sha256').update(token).digest())).toBe(true)
    await expect(aceptarInvitacionDeOperador(e.ctx(), { token })).rejects.toMatchObject({
      errores: [{ campo: 'nombre' }],
    })
    await aceptarInvitacionDeOperador(e.ctx(), { token, nombre: 'Luis Soto', password: 'Rio-claro-2041' })
    await expect(aceptarInvitacionDeOperador(e.ctx(), { token })).rejects.toMatchObject({ code: 'enlace-vencido' })
    const conCuenta = await unUsuario(e.db, { emailVerificadoEn: e.clock.now, claveHash: 'sellada' })
    await invitarAlEquipo(e.ctx(actor), { email: conCuenta.email, papel: 'caja' })
    await aceptarInvitacionDeOperador(e.ctx(), { token: elEnlace(e) })
    expect((await listarEquipo(e.ctx(actor))).miembros.map(({ papel }) => papel).toSorted()).toEqual([
      'caja',
      'dueno',
      'guia',
    ])
    await invitarAlEquipo(e.ctx(actor), { email: 'tarde@rio.cl', papel: 'caja' })
    const viejo = elEnlace(e)
    e.avanzar(8 * 86_400)
    await expect(verInvitacionDeOperador(e.ctx(), { token: viejo })).rejects.toMatchObject({ code: 'enlace-vencido' })
  })

  it('keep no address of whoever was invited, thirty days after they ended', async () => {
    const e = escena()
    const { actor } = await unEquipo(e)
    const quedan = async () =>
      (await e.db.selectFrom('invitaciones').select('email').orderBy('email').execute()).map(({ email }) => email)
    await entra(e, actor, 'entro@rio.cl', 'guia')
    await invitarAlEquipo(e.ctx(actor), { email: 'anulada@rio.cl', papel: 'caja' })
    const { id } = await e.db
      .selectFrom('invitaciones')
      .select('id')
      .where('email', '=', 'anulada@rio.cl')
      .executeTakeFirstOrThrow()
    await anularInvitacion(e.ctx(actor), { invitacionId: id })
    await invitarAlEquipo(e.ctx(actor), { email: 'vencida@rio.cl', papel: 'caja' })
    e.avanzar(30 * 86_400)
    await equiposJobs['equipos.olvidarInvitaciones'](e.ctx())
    expect(await quedan()).toEqual(['anulada@rio.cl', 'entro@rio.cl', 'vencida@rio.cl'])
    e.avanzar(1)
    await equiposJobs['equipos.olvidarInvitaciones'](e.ctx())
    expect(await quedan()).toEqual(['vencida@rio.cl'])
    // It lasted to the end of its seventh day.
    e.avanzar(8 * 86_400)
    await equiposJobs['equipos.olvidarInvitaciones'](e.ctx())
    expect(await quedan()).toEqual([])
  })

  it('are not entered by whoever opened an account with an address that is not theirs', async () => {
    const e = escena()
    const { actor } = await unEquipo(e)
    await registrarUsuario(e.ctx(), {
      nombre: 'Quien Sea',
      email: 'ella@rio.cl',
      password: 'Rio-claro-2041',
      aceptaTerminos: true,
    })
    await invitarAlEquipo(e.ctx(actor), { email: 'ella@rio.cl', papel: 'gestor' })
    const token = elEnlace(e)
    expect(await verInvitacionDeOperador(e.ctx(), { token })).toMatchObject({ tieneCuenta: false })
    await expect(aceptarInvitacionDeOperador(e.ctx(), { token })).rejects.toMatchObject({
      errores: [{ campo: 'nombre' }],
    })
    await aceptarInvitacionDeOperador(e.ctx(), { token, nombre: 'Elena Ríos', password: 'Glaciar-verde-2044' })
    await expect(
      iniciarSesionProveedor(e.ctx(), { email: 'ella@rio.cl', password: 'Rio-claro-2041' }),
    ).rejects.toMatchObject({ code: 'credenciales-incorrectas' })
    expect(
      await iniciarSesionProveedor(e.ctx(), { email: 'ella@rio.cl', password: 'Glaciar-verde-2044' }),
    ).toHaveProperty('token')
    const { id, nombre, emailVerificadoEn } = await e.db
      .selectFrom('usuarios')
      .select(['id', 'nombre', 'emailVerificadoEn'])
      .where('email', '=', 'ella@rio.cl')
      .executeTakeFirstOrThrow()
    expect([nombre, emailVerificadoEn]).toEqual(['Elena Ríos', e.clock.now])
    expect(
      await e.db
        .selectFrom('enlaces')
        .select('proposito')
        .where('usuarioId', '=', id)
        .where('usadoEn', 'is', null)
        .execute(),
    ).toEqual([])
  })

  it('keep an owner, whatever is tried, and are run by owners alone', async () => {
    const e = escena()
    const { actor, proveedor } = await unEquipo(e)
    const [yo] = (await listarEquipo(e.ctx(actor))).miembros
    await expect(quitarDelEquipo(e.ctx(actor), { miembroId: yo!.id })).rejects.toMatchObject({ code: 'ultimo-dueno' })
    await expect(cambiarPapel(e.ctx(actor), { miembroId: yo!.id, papel: 'gestor' })).rejects.toMatchObject({
      code: 'ultimo-dueno',
    })
    const otra = await entra(e, actor, 'otra@rio.cl', 'gestor')
    await expect(
      invitarAlEquipo(e.ctx(sesion(otra.usuarioId, proveedor.id, 'gestor')), { email: 'x@rio.cl', papel: 'dueno' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await cambiarPapel(e.ctx(actor), { miembroId: otra.id, papel: 'dueno' })
    expect((await quitarDelEquipo(e.ctx(actor), { miembroId: yo!.id })).miembros.map(({ email }) => email)).toEqual([
      'otra@rio.cl',
    ])
    const ajeno = await unEquipo(e)
    await expect(quitarDelEquipo(e.ctx(ajeno.actor), { miembroId: otra.id })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
  })

  it.each(['put out', 'made a gestor'] as const)(
    'take nobody in whom somebody invited who was %s since',
    async (que) => {
      const e = escena()
      const { actor, proveedor } = await unEquipo(e)
      const otra = await entra(e, actor, 'otra@rio.cl', 'dueno')
      const suya = e.ctx(sesion(otra.usuarioId, proveedor.id, 'dueno'))
      await invitarAlEquipo(suya, { email: 'segunda@rio.cl', papel: 'dueno' })
      const token = elEnlace(e)
      expect(await verInvitacionDeOperador(e.ctx(), { token })).toMatchObject({ email: 'segunda@rio.cl' })
      const equipo =
        que === 'put out'
          ? await quitarDelEquipo(e.ctx(actor), { miembroId: otra.id })
          : await cambiarPapel(e.ctx(actor), { miembroId: otra.id, papel: 'gestor' })
      expect(equipo.invitaciones).toEqual([])
      await expect(verInvitacionDeOperador(e.ctx(), { token })).rejects.toMatchObject({ code: 'enlace-vencido' })
      await expect(
        aceptarInvitacionDeOperador(e.ctx(), { token, nombre: 'Segunda', password: 'Rio-claro-2041' }),
      ).rejects.toMatchObject({ code: 'enlace-vencido' })
      expect(
        (await invitarAlEquipo(e.ctx(actor), { email: 'segunda@rio.cl', papel: 'caja' })).invitaciones,
      ).toMatchObject([{ email: 'segunda@rio.cl', papel: 'caja' }])
    },
  )

  it('give a guide the bookings of their own departures, and no others', async () => {
    const e = escena()
    const { actor, proveedor } = await unEquipo(e)
    const luis = await entra(e, actor, 'luis@rio.cl', 'guia')
    const guia = sesion(luis.usuarioId, proveedor.id, 'guia')
    const experiencia = await unaExperiencia(e.db, { proveedorId: proveedor.id })
    const [suya, otra] = [
      await unaSalida(e.db, experiencia, { fecha: HOY, hora: '09:30' }),
      await unaSalida(e.db, experiencia, { fecha: HOY, hora: '15:00' }),
    ]
    const [mia, ajena] = [await unaReserva(e.db, suya, GRATIS), await unaReserva(e.db, otra, GRATIS)]
    expect((await listarRecibidas(e.ctx(guia), {})).total).toBe(0)
    await asignarGuia(e.ctx(actor), { salidaId: suya.id, usuarioId: luis.usuarioId })
    expect((await listarRecibidas(e.ctx(guia), {})).items.map(({ id }) => id)).toEqual([mia.id])
    expect((await listarSalidasDelEquipo(e.ctx(guia), {})).items.map(({ salidaId }) => salidaId)).toEqual([suya.id])
    expect(
      (await listarSalidasDelEquipo(e.ctx(actor), {})).items.map(({ guia: quien }) => quien?.nombre ?? null),
    ).toEqual(['Luis Soto', null])
    expect((await revisarEntrada(e.ctx(guia), { entrada: mia.codigo })).reserva.id).toBe(mia.id)
    expect((await verManifiesto(e.ctx(guia), { id: suya.id })).reservas.map(({ id }) => id)).toEqual([mia.id])
    await expect(verManifiesto(e.ctx(guia), { id: otra.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await verManifiesto(e.ctx(actor), { id: otra.id })).reservas).toHaveLength(1)
    await expect(revisarEntrada(e.ctx(guia), { entrada: ajena.codigo })).rejects.toMatchObject({
      code: 'reserva-desconocida',
    })
    await expect(registrarLlegada(e.ctx(guia), { id: ajena.id })).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(asignarGuia(e.ctx(guia), { salidaId: otra.id, usuarioId: luis.usuarioId })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    // The same of what is written about them; the till reads none.
    for (const { id } of [mia, ajena])
      await e.db
        .insertInto('mensajes')
        .values({
          id: randomUUID(),
          reservaId: id,
          lado: 'viajero',
          texto: '¿Hay estacionamiento?',
          createdAt: e.clock.now,
        })
        .execute()
    expect((await listarConversacionesRecibidas(e.ctx(guia), {})).items.map(({ reservaId }) => reservaId)).toEqual([
      mia.id,
    ])
    expect((await listarConversacionesRecibidas(e.ctx(actor), {})).total).toBe(2)
    expect((await verConversacion(e.ctx(guia), { hiloId: mia.id })).mensajes).toHaveLength(1)
    await expect(verConversacion(e.ctx(guia), { hiloId: ajena.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(escribirMensaje(e.ctx(guia), { hiloId: ajena.id, texto: 'Sí' })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    for (const pedir of [
      () => listarConversacionesRecibidas(e.ctx(sesion(luis.usuarioId, proveedor.id, 'caja')), {}),
      () => verConversacion(e.ctx(sesion(luis.usuarioId, proveedor.id, 'caja')), { hiloId: mia.id }),
    ])
      await expect(pedir()).rejects.toMatchObject({ code: 'sin-permiso' })
    const ajeno = await unEquipo(e)
    await expect(asignarGuia(e.ctx(ajeno.actor), { salidaId: suya.id, usuarioId: null })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    await quitarDelEquipo(e.ctx(actor), { miembroId: luis.id })
    expect(await e.db.selectFrom('guiasDeSalidas').select('salidaId').execute()).toEqual([])
  })
})
