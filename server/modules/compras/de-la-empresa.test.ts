import { expect, it } from 'vitest'
import type { RolEmpresa, Sesion } from '#domain/permisos/actor.ts'
import { crearCalendarioPersonal } from '#server/modules/calendarios/index.ts'
import { pedirFactura, verFactura } from '#server/modules/facturas/index.ts'
import {
  escribirMensaje,
  leerConversacion,
  listarConversaciones,
  mensajesJobs,
  reportarMensaje,
  verConversacion,
} from '#server/modules/mensajes/index.ts'
import { recordatoriosJobs } from '#server/modules/recordatorios/index.ts'
import {
  avisarSinOperador,
  buscarReserva,
  cambiarFecha,
  cancelarReserva,
  cotizarCambio,
  cotizarCancelacion,
  crearIntentoDePago,
  extenderReserva,
  leerCalendarioPersonal,
  listarReservas,
  verCalendario,
  verEntrada,
  verReserva,
} from '#server/modules/reservas/index.ts'
import { verMiResena } from '#server/modules/resenas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import { unaEmpresa, unaReserva, unaSalida } from '#server/testing/datos.ts'
import { leerReserva, type Escena } from '#server/testing/escenas.ts'
import { entrarComo, sesionDe, sumar } from '#server/testing/sesion-de.ts'

setLog({ sink: () => undefined })

/** Two purchases of one who buys for the company, one confirmed on account and one that waits for its payment. */
async function comprado(e: Escena) {
  const compania = await unaCompania(e)
  const { comprador, comprar, experiencia } = compania
  const { usuarioId } = comprador as Sesion
  const [hecha, apartada] = [await comprar(comprador, 1, { formaPago: 'cuenta' }), await comprar(comprador, 1)]
  await e.settle()
  const otra = await unaSalida(e.db, experiencia, { fecha: '2026-12-20' })
  const yo = (await e.db.selectFrom('usuarios').select('email').where('id', '=', usuarioId).executeTakeFirstOrThrow())
    .email
  const salir = () => e.db.deleteFrom('membresias').where('usuarioId', '=', usuarioId).execute()
  const pasarA = (papel: RolEmpresa) =>
    e.db.updateTable('membresias').set({ papel }).where('usuarioId', '=', usuarioId).execute()
  /** As the server knows them at their next request. */
  const ahora = async () => e.ctx(await entrarComo(e, usuarioId))
  return {
    ...compania,
    usuarioId,
    yo,
    hecha,
    apartada,
    otra,
    salir,
    pasarA,
    ahora,
    dueno: (await unMiembro(e, compania.id, 'dueno')) as Sesion,
  }
}

const deLaReserva = (
  e: Escena,
  { hecha, apartada, otra }: Awaited<ReturnType<typeof comprado>>,
  ctx: ReturnType<Escena['ctx']>,
) => ({
  leer: {
    verReserva: () => verReserva(ctx, hecha),
    verEntrada: () => verEntrada(ctx, hecha),
    verCalendario: () => verCalendario(ctx, hecha),
    verConversacion: () => verConversacion(ctx, hecha),
    verFactura: () => verFactura(ctx, hecha),
    cotizarCancelacion: () => cotizarCancelacion(ctx, hecha),
  } as Record<string, () => Promise<unknown>>,
  actuar: {
    escribirMensaje: () => escribirMensaje(ctx, { id: hecha.id, texto: 'Hola' }),
    reportarMensaje: () => reportarMensaje(ctx, { id: hecha.id, mensajeId: hecha.id, motivo: 'otro' as never }),
    cancelarReserva: () => cancelarReserva(ctx, { id: hecha.id }),
    cambiarFecha: () => cambiarFecha(ctx, { id: hecha.id, salidaNuevaId: otra.id, diferencia: 0 }),
    pedirFactura: () =>
      pedirFactura(ctx, {
        id: hecha.id,
        rut: '76.086.428-5',
        razonSocial: 'Agencia',
        giro: 'Viajes',
        direccion: 'Uno 1',
        comuna: 'Providencia',
        email: 'a@agencia.cl',
      } as never),
    avisarSinOperador: () => avisarSinOperador(ctx, { id: hecha.id, recibido: false }),
    crearIntentoDePago: () => crearIntentoDePago(ctx, { reservaId: apartada.id, aceptaTerminos: true }),
    extenderReserva: () => extenderReserva(e.ctx(ctx.actor, { idempotencyKey: 'extender' }), { id: apartada.id }),
    cancelarLaApartada: () => cancelarReserva(ctx, { id: apartada.id }),
  } as Record<string, () => Promise<unknown>>,
})

const codigoDe = (act: () => Promise<unknown>): Promise<string> =>
  act().then(
    () => 'ok',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
const codigos = async (acts: Record<string, () => Promise<unknown>>) => {
  const dichos: [string, string][] = []
  for (const [nombre, act] of Object.entries(acts)) dichos.push([nombre, await codigoDe(act)])
  return Object.fromEntries(dichos)
}
const todos = (acts: Record<string, unknown>, codigo: string) =>
  Object.fromEntries(Object.keys(acts).map((nombre) => [nombre, codigo]))
const comoEstan = async (e: Escena, ...compras: { id: string }[]) =>
  Promise.all(compras.map(async ({ id }) => (await leerReserva(e, id)).estado))
const dejarSinLeer = (e: Escena, reservaId: string) =>
  e.db
    .insertInto('mensajes')
    .values({
      id: crypto.randomUUID(),
      reservaId,
      lado: 'operador',
      texto: 'Lleven abrigo',
      usuarioId: null,
      createdAt: e.clock.now,
    })
    .execute()
const campanaDe = async (e: Escena, usuarioId: string) =>
  (
    await e.db
      .selectFrom('notificaciones')
      .select('tipo')
      .where('usuarioId', '=', usuarioId)
      .orderBy('createdAt')
      .execute()
  ).map(({ tipo }) => tipo)

enCadaBase('what a company bought is the company’s', (escena) => {
  it('is nothing of whoever bought it and was put out of its team: neither to see nor to act upon', async () => {
    const e = escena()
    const de = await comprado(e)
    await dejarSinLeer(e, de.hecha.id)
    const { url } = await crearCalendarioPersonal(await de.ahora())
    const feed = () => leerCalendarioPersonal(e.ctx(), { calendario: url.split('/').at(-1)! })
    expect([
      (await listarReservas(await de.ahora(), {})).total,
      (await listarConversaciones(await de.ahora(), {})).total,
      (await feed()).includes('BEGIN:VEVENT'),
    ]).toEqual([2, 1, true])
    await de.salir()
    const { leer, actuar } = deLaReserva(e, de, await de.ahora())
    expect(await codigos({ ...leer, ...actuar })).toEqual(todos({ ...leer, ...actuar }, 'reserva-ajena'))
    expect(await comoEstan(e, de.hecha, de.apartada)).toEqual(['confirmada', 'pendiente'])
    expect(await listarReservas(await de.ahora(), {})).toEqual({ items: [], total: 0 })
    expect(await listarConversaciones(await de.ahora(), {})).toEqual({ items: [], total: 0 })
    expect(await feed()).not.toContain('BEGIN:VEVENT')
    // Nor from another company.
    await sumar(e, de.usuarioId, { empresaId: (await unaEmpresa(e.db, { rut: '77000000-5' })).id }, 'comprador')
    const desdeOtra = deLaReserva(e, de, await de.ahora()).leer
    expect(await codigos(desdeOtra)).toEqual(todos(desdeOtra, 'reserva-ajena'))
    expect((await listarReservas(await de.ahora(), {})).total).toBe(0)
  })

  it('says so where the address of the company, to which its mails go now, takes none', async () => {
    const e = escena()
    const de = await comprado(e)
    await e.db.updateTable('reservas').set({ contactoEmail: de.yo }).where('id', '=', de.hecha.id).execute()
    await de.salir()
    const { email } = await e.db
      .selectFrom('empresas')
      .select('email')
      .where('id', '=', de.id)
      .executeTakeFirstOrThrow()
    await e.db
      .insertInto('correos')
      .values({
        id: crypto.randomUUID(),
        clave: `recordatorio:${de.hecha.id}`,
        para: email,
        asunto: 'x',
        texto: '',
        html: '',
        intentos: 1,
        estado: 'rechazado',
        rechazo: '550 5.1.1',
        rechazadoEn: e.clock.now,
        createdAt: e.clock.now,
      })
      .execute()
    expect(await verReserva(e.ctx(de.dueno), de.hecha)).toMatchObject({
      correoRechazado: email,
      rechazadoDeEmpresa: true,
    })
  })

  it.each(['lectura', 'finanzas'] as const)(
    'is seen, and no more, by whoever bought it and has only %s now',
    async (papel) => {
      const e = escena()
      const de = await comprado(e)
      await dejarSinLeer(e, de.hecha.id)
      await de.pasarA(papel)
      const { leer, actuar } = deLaReserva(e, de, await de.ahora())
      expect(await codigos(leer)).toEqual(todos(leer, 'ok'))
      expect(await codigos(actuar)).toEqual(todos(actuar, 'reserva-ajena'))
      expect(await comoEstan(e, de.hecha, de.apartada)).toEqual(['confirmada', 'pendiente'])
      const { acciones } = await verReserva(await de.ahora(), de.apartada)
      expect(
        [acciones, (await verReserva(await de.ahora(), de.hecha)).acciones].flatMap((suyas) =>
          Object.entries(suyas)
            .filter(([, si]) => si)
            .map(([accion]) => accion),
        ),
      ).toEqual(['tieneEntrada'])
      expect((await verConversacion(await de.ahora(), de.hecha)).puedeEscribir).toBe(false)
      // Whoever answers still finds it unread.
      await leerConversacion(await de.ahora(), { id: de.hecha.id })
      expect((await verConversacion(e.ctx(de.dueno), de.hecha)).sinLeer).toBe(1)
    },
  )

  it('is moved, written about and ended by whoever buys for it now, without whoever bought it', async () => {
    const e = escena()
    const de = await comprado(e)
    await de.salir()
    const ctx = e.ctx(de.dueno)
    expect(await codigoDe(() => cotizarCambio(ctx, { id: de.hecha.id, salidaNuevaId: de.otra.id }))).not.toBe(
      'reserva-ajena',
    )
    await escribirMensaje(ctx, { id: de.hecha.id, texto: 'Seguimos nosotros' })
    expect((await verReserva(ctx, de.apartada)).acciones).toMatchObject({ puedePagar: true, puedeCancelar: true })
    await crearIntentoDePago(ctx, { reservaId: de.apartada.id, aceptaTerminos: true })
    expect(await cancelarReserva(ctx, { id: de.hecha.id })).toMatchObject({ estado: 'cancelada' })
  })

  it('leaves whoever left what they bought for themselves, and the ticket by its link', async () => {
    const e = escena()
    const de = await comprado(e)
    const propia = await unaReserva(e.db, de.otra, { usuarioId: de.usuarioId, estadoPago: 'sin_pago', total: 0 })
    await de.salir()
    expect((await listarReservas(await de.ahora(), {})).items.map(({ id }) => id)).toEqual([propia.id])
    const conEnlace = e.ctx({ ...sesionDe(de.usuarioId), reservaId: de.hecha.id })
    expect(await verReserva(conEnlace, de.hecha)).toMatchObject({
      estado: 'confirmada',
      pago: null,
      acciones: { tieneEntrada: true, puedeCancelar: false },
    })
    await expect(verMiResena(conEnlace, { id: de.hecha.id })).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('is told to whoever owns the company once its buyer left, in the bell, and by mail where the buyer gave their own address', async () => {
    const e = escena()
    const de = await comprado(e)
    const { email } = await e.db
      .selectFrom('empresas')
      .select('email')
      .where('id', '=', de.id)
      .executeTakeFirstOrThrow()
    await e.db.updateTable('reservas').set({ contactoEmail: de.yo }).where('id', '=', de.hecha.id).execute()
    await de.salir()
    await e.db.deleteFrom('notificaciones').execute()
    await e.db.deleteFrom('correos').execute()
    const { inicioUtc } = await e.db
      .selectFrom('salidas')
      .select('inicioUtc')
      .where('id', '=', (await leerReserva(e, de.hecha.id)).salidaId)
      .executeTakeFirstOrThrow()
    e.clock.now = new Date(inicioUtc.getTime() - 2 * 3_600_000)
    await recordatoriosJobs['recordatorios.revisar'](e.ctx())
    for (const { job, data } of e.tareas.splice(0))
      if (job === 'recordatorios.enviar') await recordatoriosJobs[job](e.ctx(), data as never)
    await dejarSinLeer(e, de.hecha.id)
    e.avanzar(1200)
    await mensajesJobs['mensajes.avisar'](e.ctx())
    await buscarReserva(e.ctx(), { email: de.yo, codigo: de.hecha.codigo })
    await cancelarReserva(e.ctx(de.dueno), { id: de.hecha.id })
    await e.settle()
    const correos = await e.db
      .selectFrom('correos')
      .select(['para', 'clave'])
      .where('clave', 'not like', 'operador%')
      .orderBy('clave')
      .execute()
    expect(correos.map(({ para, clave }) => [clave.split(':')[0], para])).toEqual(
      ['busqueda', 'cancelacion', 'mensajes', 'recordatorio'].map((clase) => [clase, email]),
    )
    expect(await campanaDe(e, de.usuarioId)).toEqual([])
    expect(await campanaDe(e, de.dueno.usuarioId)).toEqual(['recordatorio', 'reembolso'])
  })

  it('is told to its client at the address that was given, whatever its buyer wishes to hear', async () => {
    const e = escena()
    const de = await comprado(e)
    for (const tipo of ['recordatorio', 'mensaje'])
      await e.db
        .insertInto('preferenciasAviso')
        .values({ usuarioId: de.usuarioId, tipo, canal: 'correo', activo: false, updatedAt: e.clock.now })
        .execute()
    await e.db.deleteFrom('correos').execute()
    await dejarSinLeer(e, de.hecha.id)
    e.avanzar(1200)
    await mensajesJobs['mensajes.avisar'](e.ctx())
    expect((await e.db.selectFrom('correos').select('para').execute()).map(({ para }) => para)).toEqual([
      'elena@grupo.cl',
    ])
  })

  it('is not looked for with the address of an account that left it', async () => {
    const e = escena()
    const de = await comprado(e)
    await e.db.deleteFrom('correos').execute()
    const buscar = async () => {
      await buscarReserva(e.ctx(), { email: de.yo, codigo: de.hecha.codigo })
      await e.settle()
      return (await e.db.selectFrom('correos').select('para').where('clave', 'like', 'busqueda:%').execute()).map(
        ({ para }) => para,
      )
    }
    expect(await buscar()).toEqual([de.yo])
    await de.salir()
    expect(await buscar()).toEqual([de.yo])
  })
})
