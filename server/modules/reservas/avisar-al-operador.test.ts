import { expect, it } from 'vitest'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { sumarDias } from '#domain/fechas.ts'
import { leerNotificacion, listarNotificaciones } from '#server/modules/notificaciones/index.ts'
import { agregarMembresia } from '#server/modules/usuarios/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaSalida, unAnfitrion, unPlan, unProveedor, unUsuario } from '#server/testing/datos.ts'
import { cancelar, type Escena, reservaPagada, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { aceptarReserva, cambiarFecha, cancelarPorPlataforma, rechazarReserva, rechazarSinAceptar } from './index.ts'

setLog({ sink: () => undefined })

async function unEquipo(e: Escena, papeles: readonly RolProveedor[] = ['dueno', 'gestor', 'guia', 'caja']) {
  const { id: proveedorId } = await unProveedor(e.db, { email: 'contacto@empresa.cl' })
  const usuarios: Partial<Record<RolProveedor, string>> = {}
  for (const papel of papeles) {
    const { id } = await unUsuario(e.db, { email: `${papel}@empresa.cl` })
    usuarios[papel] = id
    await e.database.transaction((tx) =>
      agregarMembresia(tx, { proveedorId, anfitrionId: null }, { usuarioId: id, papel }, e.clock.now),
    )
  }
  return {
    proveedorId,
    usuarios,
    actor: (papel: RolProveedor) =>
      sesionDe(usuarios[papel]!, { contexto: 'proveedor', proveedor: { id: proveedorId, rol: papel } }),
  }
}

const escritos = async (e: Escena) =>
  e.db
    .selectFrom('correos')
    .select(['clave', 'para', 'asunto', 'texto'])
    .where('clave', 'like', 'operador-%')
    .orderBy('createdAt')
    .orderBy('para')
    .execute()
const dichos = async (e: Escena) =>
  (await escritos(e)).map(({ clave, para }) => `${clave.split(':')[0]!.replace('operador-', '')} ${para}`)
const campana = async (e: Escena) =>
  e.db
    .selectFrom('notificaciones')
    .select(['usuarioId', 'tipo', 'enlace', 'texto', 'proveedorId', 'anfitrionId'])
    .where('tipo', 'in', ['venta', 'por_aceptar', 'venta_cambiada'])
    .orderBy('createdAt')
    .execute()

enCadaBase('what the operator of a booking is told', (escena) => {
  it('of a sale: whoever runs the business, by mail and in the bell, once, without a name', async () => {
    const e = escena()
    const { proveedorId, usuarios } = await unEquipo(e)
    const reserva = await reservaPagada(e, await unaOferta(e, { proveedorId }))
    await e.trabajar({ job: 'reservas.avisarAlOperador', data: { id: reserva.id, hecho: 'vendida' } })
    expect(await dichos(e)).toEqual(['vendida dueno@empresa.cl', 'vendida gestor@empresa.cl'])
    const avisos = await campana(e)
    expect(avisos.map(({ usuarioId }) => usuarioId).toSorted()).toEqual([usuarios.dueno!, usuarios.gestor!].toSorted())
    expect(avisos[0]).toMatchObject({
      tipo: 'venta',
      enlace: '/proveedor/dashboard?vista=proximas',
      proveedorId,
      anfitrionId: null,
    })
    const { texto } = (await escritos(e))[0]!
    expect(texto).toContain('/proveedor/dashboard?vista=proximas')
    for (const dato of ['Ana', 'Rojas', '+569', 'viajera']) expect(`${texto} ${avisos[0]!.texto}`).not.toContain(dato)
  })

  it('of a request: until when it waits; of their own answer nothing', async () => {
    const e = escena()
    const { proveedorId, actor } = await unEquipo(e, ['dueno', 'gestor', 'guia'])
    const reserva = await reservaPagada(
      e,
      await unaOferta(e, { proveedorId, confirmacion: 'solicitud', fecha: sumarDias(HOY, 9) }),
    )
    expect(await dichos(e)).toEqual(['por_aceptar dueno@empresa.cl', 'por_aceptar gestor@empresa.cl'])
    expect((await escritos(e))[0]!.asunto).toMatch(/^Responde antes del \w+ \d+ nov \d\d:\d\d: /)
    await aceptarReserva(e.ctx(actor('gestor')), { id: reserva.id })
    await e.settle()
    expect(await dichos(e)).toHaveLength(2)
  })

  it('of a request that one of them, or one of us, refuses: everybody who decides but who did it', async () => {
    const e = escena()
    const { proveedorId, usuarios, actor } = await unEquipo(e)
    const oferta = await unaOferta(e, { proveedorId, confirmacion: 'solicitud', fecha: sumarDias(HOY, 9) })
    const [una, otra] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
    await e.db.deleteFrom('notificaciones').execute()
    const { nombre } = await e.db
      .selectFrom('usuarios')
      .select('nombre')
      .where('id', '=', usuarios.gestor!)
      .executeTakeFirstOrThrow()
    await rechazarReserva(e.ctx(actor('gestor')), { id: una.id })
    await e.settle()
    const rechazos = async () => (await escritos(e)).filter(({ clave }) => clave.startsWith('operador-rechazada:'))
    expect((await rechazos()).map(({ para }) => para)).toEqual(['dueno@empresa.cl'])
    expect((await rechazos())[0]!.texto).toContain(`La rechazó ${nombre}`)
    expect(await campana(e)).toMatchObject([
      { usuarioId: usuarios.dueno, tipo: 'por_aceptar', enlace: '/proveedor/dashboard?vista=canceladas', proveedorId },
    ])
    await e.trabajar({
      job: 'reservas.avisarAlOperador',
      data: { id: una.id, hecho: 'rechazada', deParteDe: usuarios.gestor },
    })
    expect(await rechazos(), 'once').toHaveLength(1)

    await rechazarReserva(e.ctx(sesionDe((await unUsuario(e.db)).id, { contexto: 'admin', rolesAdmin: ['soporte'] })), {
      id: otra.id,
    })
    await e.settle()
    expect(
      (await rechazos())
        .filter(({ clave }) => clave.includes(otra.id))
        .map(({ para, texto }) => [para, texto.includes('La rechazó nuestro equipo')]),
    ).toEqual([
      ['dueno@empresa.cl', true],
      ['gestor@empresa.cl', true],
    ])
  })

  it('of a request that nobody answered', async () => {
    const e = escena()
    const { proveedorId } = await unEquipo(e, ['dueno'])
    await reservaPagada(e, await unaOferta(e, { proveedorId, confirmacion: 'solicitud', fecha: sumarDias(HOY, 9) }))
    e.avanzar(24 * 3600)
    for (let vez = 0; vez < 2; vez++) await rechazarSinAceptar(e.ctx())
    await e.settle()
    expect(await dichos(e)).toEqual(['por_aceptar dueno@empresa.cl', 'sin_respuesta dueno@empresa.cl'])
  })

  it('of a change of date and a cancellation: whoever leads that departure too, and nothing of a hold', async () => {
    const e = escena()
    const { proveedorId, usuarios } = await unEquipo(e)
    const oferta = await unaOferta(e, { proveedorId, fecha: sumarDias(HOY, 9) })
    const otra = await unaSalida(e.db, oferta.experiencia, { fecha: sumarDias(HOY, 10) })
    await e.db
      .insertInto('guiasDeSalidas')
      .values({ salidaId: otra.id, guiaId: usuarios.guia!, asignadoPor: usuarios.dueno!, createdAt: e.clock.now })
      .execute()
    const reserva = await reservaPagada(e, oferta)
    e.avanzar(60)
    await cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: otra.id, diferencia: 0 })
    await e.settle()
    e.avanzar(60)
    await cancelar(e, reserva)
    await e.settle()
    expect((await dichos(e)).slice(2)).toEqual([
      'movida dueno@empresa.cl',
      'movida gestor@empresa.cl',
      'movida guia@empresa.cl',
      'cancelada dueno@empresa.cl',
      'cancelada gestor@empresa.cl',
      'cancelada guia@empresa.cl',
    ])
    expect((await escritos(e))[2]!.texto).toMatch(/Estaba el vie 27 nov 10:00 y ahora viene el sáb 28 nov 10:00/)
  })

  it('of what our own people cancel, not of a hold that ended', async () => {
    const e = escena()
    const { proveedorId } = await unEquipo(e, ['dueno'])
    const oferta = await unaOferta(e, { proveedorId, fecha: sumarDias(HOY, 9) })
    const reserva = await reservaPagada(e, oferta)
    e.avanzar(60)
    await cancelarPorPlataforma(e.ctx(), reserva.id, 'otro')
    await e.settle()
    expect(await dichos(e)).toEqual(['vendida dueno@empresa.cl', 'cancelada dueno@empresa.cl'])
    expect((await escritos(e))[1]!.texto).toContain('La canceló nuestro equipo')
  })

  it('goes where each wants it, and to the address of a business where nobody has an account', async () => {
    const e = escena()
    const { proveedorId, usuarios } = await unEquipo(e, ['dueno', 'gestor'])
    for (const [papel, canal] of [
      ['dueno', 'correo'],
      ['gestor', 'sitio'],
    ] as const)
      await e.db
        .insertInto('preferenciasAviso')
        .values({ usuarioId: usuarios[papel]!, tipo: 'venta', canal, activo: false, updatedAt: e.clock.now })
        .execute()
    await reservaPagada(e, await unaOferta(e, { proveedorId }))
    expect(await dichos(e)).toEqual(['vendida gestor@empresa.cl'])
    expect((await campana(e)).map(({ usuarioId }) => usuarioId)).toEqual([usuarios.dueno])
    const solo = await unProveedor(e.db, { email: 'solo@empresa.cl' })
    await reservaPagada(e, await unaOferta(e, { proveedorId: solo.id }))
    expect(await dichos(e)).toContain('vendida solo@empresa.cl')
  })

  it('reaches a host and whom their plan has room for, and is read only where they work for that host', async () => {
    const e = escena()
    const { id: anfitrionId, usuarioId } = await unAnfitrion(e.db)
    await unPlan(e.db, anfitrionId, 'pro')
    const equipo = []
    for (const papel of ['gestor', 'gestor', 'gestor'] as const) {
      const usuario = await unUsuario(e.db)
      equipo.push(usuario)
      await e.database.transaction((tx) =>
        agregarMembresia(
          tx,
          { proveedorId: null, anfitrionId },
          { usuarioId: usuario.id, papel },
          new Date(e.clock.now.getTime() + equipo.length * 1000),
        ),
      )
    }
    await reservaPagada(e, await unaOferta(e, { anfitrionId, operadorNombre: 'Berta' }))
    expect((await campana(e)).map((aviso) => aviso.usuarioId).toSorted()).toEqual(
      [usuarioId, equipo[0]!.id, equipo[1]!.id].toSorted(),
    )
    const ver = (actor: ReturnType<typeof sesionDe>) => listarNotificaciones(e.ctx(actor), {})
    expect((await ver(sesionDe(usuarioId, { anfitrionId }))).items).toMatchObject([
      { tipo: 'venta', enlace: '/anfitrion/reservas?vista=proximas' },
    ])
    expect((await ver(sesionDe(equipo[0]!.id, { deAnfitrion: { id: anfitrionId, rol: 'gestor' } }))).total).toBe(1)
    expect((await ver(sesionDe(equipo[0]!.id))).total).toBe(0)
  })

  it('lies in the bell of the provider alone, and of that one', async () => {
    const e = escena()
    const { proveedorId, usuarios, actor } = await unEquipo(e, ['dueno'])
    const otro = await unProveedor(e.db)
    await reservaPagada(e, await unaOferta(e, { proveedorId }))
    const { items } = await listarNotificaciones(e.ctx(actor('dueno')), {})
    expect(items).toHaveLength(1)
    expect((await listarNotificaciones(e.ctx(sesionDe(usuarios.dueno!)), {})).total).toBe(0)
    const enOtro = sesionDe(usuarios.dueno!, { contexto: 'proveedor', proveedor: { id: otro.id, rol: 'dueno' } })
    expect((await listarNotificaciones(e.ctx(enOtro), {})).total).toBe(0)
    await expect(leerNotificacion(e.ctx(enOtro), { notificacionId: items[0]!.id })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    expect(await leerNotificacion(e.ctx(actor('dueno')), { notificacionId: items[0]!.id })).toEqual({ sinLeer: 0 })
  })
})
