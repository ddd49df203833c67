import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Cuenta, Compra, CuposRetenidos } from '#contract/compras.ts'
import type { Solicitud } from '#contract/solicitudes.ts'
import { DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { cancelarPorOperador, comprobarInvariantes, enviarReembolso } from '#server/modules/reservas/index.ts'
import { CUENTA, unaCuentaDelSitio } from '#server/testing/cuenta-del-sitio.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unaExperiencia, unaSalida, unId, unRegalo, unUsuario } from '#server/testing/datos.ts'
import { empezarDeNuevo, type Llamante } from '#server/testing/llamadas.ts'
import { abrirSesion } from '#server/modules/usuarios/index.ts'
import { solicitudesJobs } from './index.ts'

const PEDIDO = {
  empresa: 'Viajes del Maule',
  rut: '76.086.428-5',
  contacto: 'Rosa Mamani',
  email: 'rosa@ejemplo.cl',
  telefono: '+56912345678',
  tipo: 'Cultural',
  personas: 12,
  desde: '2026-12-01',
  hasta: '2026-12-02',
  comuna: 'Santiago',
}
const DIA_MS = 86_400_000

enCadaMundo('requests and proposals', (mundo, programa) => {
  let experiencia: Awaited<ReturnType<typeof unaExperiencia>>
  /** The world's own trips are rows without money. */
  let rotas: Awaited<ReturnType<typeof comprobarInvariantes>>
  let hora = 6
  beforeAll(async () => {
    rotas = await comprobarInvariantes(programa().database.db, AHORA)
    experiencia = await unaExperiencia(programa().database.db, { precioPorPersona: 30_000 })
    const { db } = programa().database
    await unaCuentaDelSitio(db)
    await unUsuario(db, { id: unId('segunda admin'), email: 'segunda@mundo.cl' })
    await db
      .insertInto('membresias')
      .values({
        id: unId('m segunda'),
        usuarioId: unId('segunda admin'),
        tipo: 'admin',
        papel: 'finanzas',
        createdAt: AHORA,
      })
      .execute()
  })
  beforeEach(async () => {
    await programa().database.db.updateTable('empresas').set({ margen: 1000 }).execute()
  })

  const llamar = async (method: string, path: string, quien: Llamante | null, body?: object) =>
    programa().request(method, path, { ...(quien && { token: mundo().token[quien] }), ...(body && { body }) })
  const leer = async <T>(response: Response): Promise<T> => (await response.json()) as T
  const tipo = async (response: Response) => [response.status, (await leer<{ type: string }>(response)).type]
  const pedir = async (quien: Llamante | null = 'empresa') =>
    leer<Solicitud>(await llamar('POST', '/api/empresas/solicitudes', quien, PEDIDO))
  const responder = (id: string, body: object) =>
    llamar('POST', `/api/empresas/solicitudes/${id}/respuesta`, 'empresa', body)
  const atender = (id: string, body: object) => llamar('POST', `/api/admin/solicitudes/${id}/respuesta`, 'admin', body)
  const salidaNueva = (cupos = 10) =>
    unaSalida(programa().database.db, experiencia, {
      fecha: '2026-12-01',
      hora: `${String(++hora).padStart(2, '0')}:00`,
      cupos,
    })
  const deSalida = (salidaId: string, adulto = 4) => ({
    experienciaId: experiencia.id,
    salidaId,
    participantes: { adulto },
  })
  const proponer = (id: string, items: object[], validaHasta = '2026-11-20') =>
    llamar('POST', `/api/admin/solicitudes/${id}/propuestas`, 'admin', { items, validaHasta })
  const libres = async (salidaId: string): Promise<number> =>
    (
      await leer<{ id: string; cuposDisponibles: number }[]>(
        await programa().request(
          'GET',
          `/api/v1/experiencias/${experiencia.id}/disponibilidad?desde=2026-12-01&hasta=2026-12-02`,
        ),
      )
    ).find(({ id }) => id === salidaId)!.cuposDisponibles

  it('promises no day while the site promises none', async () => {
    const solicitud = await pedir(null)
    expect(solicitud.respondeAntesDe).toBeNull()
    const { texto } = await programa()
      .database.db.selectFrom('correos')
      .select('texto')
      .where('clave', '=', `solicitud-recibida:${solicitud.id}`)
      .executeTakeFirstOrThrow()
    expect(texto).toContain('Te respondemos lo antes posible.')
    const { id: autor } = await unUsuario(programa().database.db)
    await programa().database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'sitio',
        version: 2,
        vigenteDesde: programa().clock.now,
        contenido: { ...DATOS_PRIMEROS, diasDeRespuesta: 2 },
        autor,
        motivo: 'Un plazo',
        createdAt: programa().clock.now,
      }),
    )
    moverReglas()
  })

  it('is read by those of our staff who answer it', async () => {
    const { id } = await pedir()
    const { token } = await programa().database.transaction((tx) =>
      abrirSesion(programa().ctx(), tx, unId('segunda admin'), 'admin'),
    )
    const leen = async (papel: string) => {
      await programa()
        .database.db.updateTable('membresias')
        .set({ papel })
        .where('id', '=', unId('m segunda'))
        .execute()
      return Promise.all(
        ['', `/${id}`].map(
          async (resto) => (await programa().request('GET', `/api/admin/solicitudes${resto}`, { token })).status,
        ),
      )
    }
    expect([await leen('contenido'), await leen('confianza'), await leen('soporte'), await leen('finanzas')]).toEqual([
      [403, 403],
      [403, 403],
      [200, 200],
      [200, 200],
    ])
  })

  it('gives a number and a day of answer, and stands in the queue of our staff, from a visitor too', async () => {
    const solicitud = await pedir(null)
    expect(solicitud).toMatchObject({
      estado: 'recibida',
      respondeAntesDe: '2026-11-20',
      conCuenta: false,
      rut: '76086428-5',
    })
    expect(solicitud.numero).toBeGreaterThan(300)
    const cola = await leer<Solicitud[]>(await llamar('GET', '/api/admin/solicitudes', 'admin'))
    expect(cola.map(({ id }) => id)).toContain(solicitud.id)
    const correo = await programa()
      .database.db.selectFrom('correos')
      .select(['asunto', 'texto'])
      .where('clave', '=', `solicitud-recibida:${solicitud.id}`)
      .executeTakeFirstOrThrow()
    expect(correo.asunto).toBe(`Solicitud N.º ${solicitud.numero} recibida`)
    expect(correo.texto).toContain('Te respondemos a más tardar el vie 20 nov')
    expect(await tipo(await llamar('GET', `/api/empresas/solicitudes/${solicitud.id}`, 'empresa'))).toEqual([
      403,
      'sin-permiso',
    ])
    expect(
      await tipo(await llamar('POST', '/api/empresas/solicitudes', null, { ...PEDIDO, hasta: '2026-11-30' })),
    ).toEqual([422, 'datos-invalidos'])
  })

  it('holds places by a proposal at the net price, until it is answered; each answer is a line of its history', async () => {
    const { id } = await pedir()
    const salida = await salidaNueva()
    expect((await atender(id, { acto: 'tomar' })).status).toBe(200)
    const propuesta = await leer<Solicitud>(await proponer(id, [deSalida(salida.id)]))
    expect(propuesta).toMatchObject({
      estado: 'propuesta_enviada',
      propuesta: {
        version: 1,
        total: 4 * 27_000,
        items: [{ cantidad: 4, publico: 120_000, reserva: { estado: 'pendiente' } }],
      },
    })
    expect(await libres(salida.id)).toBe(6)
    const cupos = async () =>
      (await leer<CuposRetenidos[]>(await llamar('GET', '/api/empresas/cupos', 'empresa'))).filter(
        ({ solicitud }) => solicitud?.id === id,
      )
    expect(await cupos()).toMatchObject([
      {
        plazas: 4,
        quedan: 6,
        uso: 'aceptar',
        total: 4 * 27_000,
        liberaEn: expect.stringMatching(/^2026-11-21T00:00:00/),
      },
    ])
    expect((await responder(id, { acto: 'pedir_cambios', texto: 'Somos 6' })).status).toBe(200)
    expect(
      await programa()
        .database.db.selectFrom('solicitudHitos')
        .select(['tipo', sql<boolean>`usuario_id is not null`.as('conAutor')])
        .where('solicitudId', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual(['recibida', 'tomada', 'propuesta', 'cambios'].map((cual) => ({ tipo: cual, conAutor: true })))
    expect(await libres(salida.id)).toBe(6)
    const segunda = await leer<Solicitud>(
      await proponer(id, [deSalida(salida.id, 6), { descripcion: 'Bus', cantidad: 1, precioUnitario: 90_000 }]),
    )
    expect(segunda.propuesta).toMatchObject({ version: 2, total: 6 * 27_000 + 90_000 })
    expect(await libres(salida.id)).toBe(4)
    expect(segunda.acciones).toMatchObject({ puedePagarConTarjeta: true, puedePagarACuenta: false })
    await proponer(id, [deSalida(salida.id, 6), { descripcion: 'Bus', cantidad: 1, precioUnitario: 400 }])
    expect(
      await tipo(await responder(id, { acto: 'aceptar', formaPago: 'tarjeta', version: 3 })),
      'no card takes $400',
    ).toEqual([422, 'datos-invalidos'])
    const rechazada = await leer<Solicitud>(await responder(id, { acto: 'rechazar' }))
    expect(await cupos()).toEqual([])
    expect(rechazada.hitos.map(({ tipo: hito }) => hito)).toEqual([
      'recibida',
      'tomada',
      'propuesta',
      'cambios',
      'propuesta',
      'propuesta',
      'rechazada',
    ])
    expect(await libres(salida.id)).toBe(10)
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))).toEqual([
      409,
      'transicion-no-permitida',
    ])
  })

  it('is paid by card, one charge for each booking, only after it is accepted', async () => {
    const { id } = await pedir()
    const salida = await salidaNueva()
    const { propuesta } = await leer<Solicitud>(await proponer(id, [deSalida(salida.id)]))
    const reservaId = propuesta!.items[0]!.reserva!.id
    expect(
      await tipo(await llamar('POST', '/api/create-payment-intent', 'empresa', { reservaId, aceptaTerminos: true })),
    ).toEqual([409, 'reserva-por-aceptar'])
    await unRegalo(programa().database.db, { codigo: 'ABCD2222EFGH2222', monto: 200_000 })
    expect(
      await tipo(
        await llamar('POST', `/api/reservas/${reservaId}/regalo`, 'empresa', { codigo: 'ABCD-2222-EFGH-2222' }),
      ),
      'nor with a gift card',
    ).toEqual([409, 'reserva-por-aceptar'])
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'tarjeta', version: 7 }))).toEqual([
      409,
      'precio-distinto',
    ])
    const aceptada = await leer<Solicitud>(
      await responder(id, { acto: 'aceptar', formaPago: 'tarjeta', ordenCompra: 'OC-77', version: 1 }),
    )
    expect(aceptada).toMatchObject({ estado: 'aceptada', formaPago: 'tarjeta', ordenCompra: 'OC-77' })
    expect(
      (await llamar('POST', '/api/create-payment-intent', 'empresa', { reservaId, aceptaTerminos: true })).status,
    ).toBe(200)
    expect(await tipo(await llamar('POST', `/api/reservas/${reservaId}/extender`, 'empresa'))).toEqual([
      409,
      'reserva-ya-extendida',
    ])
    const [compra] = await leer<Compra[]>(await llamar('GET', '/api/empresas/reservas', 'empresa'))
    expect(compra).toMatchObject({
      id: reservaId,
      ordenCompra: 'OC-77',
      total: 108_000,
      publico: 120_000,
      acciones: { puedePagar: true, puedeNombrar: true, tieneVoucher: false },
    })
  })

  it('is paid by transfer: above the limit two people book it, and the ledger says so', async () => {
    const { id } = await pedir()
    const salida = await salidaNueva()
    await proponer(id, [deSalida(salida.id, 8), { descripcion: 'Bus', cantidad: 1, precioUnitario: 119_000 }])
    const { db } = programa().database
    await db.updateTable('cuentasDelSitio').set({ estado: 'anterior' }).execute()
    expect(
      (await leer<Solicitud>(await llamar('GET', `/api/empresas/solicitudes/${id}`, 'empresa'))).acciones
        .puedeTransferir,
    ).toBe(false)
    expect(
      await tipo(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' })),
      'nobody can transfer to nowhere',
    ).toEqual([422, 'datos-invalidos'])
    await db.updateTable('cuentasDelSitio').set({ estado: 'vigente' }).execute()
    const aceptada = await leer<Solicitud>(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))
    const { texto } = await db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `solicitud-aceptada:${id}`)
      .executeTakeFirstOrThrow()
    expect(texto).toContain(
      `Titular: ${CUENTA.titular}\nRUT: 76.543.210-3\nBanco: BancoEstado\nCuenta corriente: 123456789`,
    )
    const reservaId = aceptada.propuesta!.items[0]!.reserva!.id
    expect(
      await tipo(await llamar('POST', '/api/create-payment-intent', 'empresa', { reservaId, aceptaTerminos: true })),
    ).toEqual([409, 'reserva-por-aceptar'])

    expect(await leer<Solicitud>(await atender(id, { acto: 'transferencia_recibida' }))).toMatchObject({
      transferenciaVista: true,
      pagadaEn: null,
    })
    expect(await tipo(await atender(id, { acto: 'transferencia_recibida' }))).toEqual([409, 'falta-otra-persona'])
    const { token } = await programa().database.transaction((tx) =>
      abrirSesion(programa().ctx(), tx, unId('segunda admin'), 'admin'),
    )
    const pagada = await leer<Solicitud>(
      await programa().request('POST', `/api/admin/solicitudes/${id}/respuesta`, {
        token,
        body: { acto: 'transferencia_recibida' },
      }),
    )
    expect(pagada.pagadaEn).not.toBeNull()
    expect(pagada.propuesta!.items[0]!.reserva!.estado).toBe('confirmada')
    expect(
      await tipo(
        await programa().request('POST', `/api/admin/solicitudes/${id}/respuesta`, {
          token,
          body: { acto: 'transferencia_recibida' },
        }),
      ),
    ).toEqual([409, 'transicion-no-permitida'])

    const cuenta = await leer<Cuenta>(await llamar('GET', '/api/empresas/cuenta?mes=2026-11', 'empresa'))
    expect(cuenta).toMatchObject({
      compras: 8 * 27_000 + 119_000,
      devoluciones: 0,
      total: 335_000,
      neto: 281_513,
      iva: 53_487,
      comision: 8 * 3_000,
    })
    expect(await comprobarInvariantes(programa().database.db, AHORA)).toEqual(rotas)

    expect((await llamar('POST', `/api/reservas/${reservaId}/cancelar`, 'empresa')).status).toBe(200)
    const reembolso = await programa()
      .database.db.selectFrom('reembolsos')
      .select(['id', 'via', 'monto'])
      .where('reservaId', '=', reservaId)
      .executeTakeFirstOrThrow()
    expect(reembolso).toMatchObject({ via: 'transferencia', monto: 216_000 })
    await programa().run('reservas.enviarReembolso', { id: reembolso.id })
    expect(
      (
        await programa()
          .database.db.selectFrom('reembolsos')
          .select('estado')
          .where('id', '=', reembolso.id)
          .executeTakeFirstOrThrow()
      ).estado,
    ).toBe('rechazado')
    expect(await leer<Cuenta>(await llamar('GET', '/api/empresas/cuenta?mes=2026-11', 'empresa'))).toMatchObject({
      devoluciones: 216_000,
      total: 119_000,
    })
    const csv = await (await llamar('GET', '/api/empresas/cuenta/csv?mes=2026-11', 'empresa')).text()
    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain(',-216000')
    expect(await comprobarInvariantes(programa().database.db, AHORA)).toEqual(rotas)
  })

  it('is owed as a whole within the credit, with its cost centre on the statement, or not at all', async () => {
    const { db } = programa().database
    const { empresaId } = await db
      .selectFrom('membresias')
      .select('empresaId')
      .where('id', '=', unId('miembro empresa'))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('centrosDeCosto')
      .values({ id: unId('de viaje'), empresaId: empresaId!, nombre: 'Viajes', createdAt: AHORA })
      .execute()
    const { id } = await pedir()
    const [una, otra] = [await salidaNueva(), await salidaNueva()]
    await proponer(id, [deSalida(una.id), { descripcion: 'Bus', cantidad: 1, precioUnitario: 90_000 }])
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'cuenta' })), 'a bus is no reserva').toEqual([
      422,
      'datos-invalidos',
    ])
    await proponer(id, [deSalida(una.id), deSalida(otra.id)])
    const { deuda, limite } = await leer<{ deuda: number; limite: number }>(
      await llamar('GET', '/api/empresas/credito', 'empresa'),
    )
    await db
      .insertInto('contratosDeCredito')
      .values({
        empresaId: empresaId!,
        limite: deuda + 215_999,
        plazoDias: 30,
        fijadoPor: unId('segunda admin'),
        updatedAt: AHORA,
      })
      .execute()
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'cuenta', centroId: unId('nadie') }))).toEqual([
      404,
      'centro-desconocido',
    ])
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'cuenta' }))).toEqual([
      409,
      'credito-insuficiente',
    ])
    expect(await leer<Solicitud>(await llamar('GET', `/api/empresas/solicitudes/${id}`, 'empresa'))).toMatchObject({
      estado: 'propuesta_enviada',
      propuesta: { items: [{ reserva: { estado: 'pendiente' } }, { reserva: { estado: 'pendiente' } }] },
    })
    await db
      .updateTable('contratosDeCredito')
      .set({ limite: deuda + 216_000 })
      .execute()
    const aceptada = await leer<Solicitud>(
      await responder(id, { acto: 'aceptar', formaPago: 'cuenta', centroId: unId('de viaje'), ordenCompra: 'OC-80' }),
    )
    expect(aceptada).toMatchObject({
      estado: 'aceptada',
      formaPago: 'cuenta',
      propuesta: { items: [{ reserva: { estado: 'confirmada' } }, { reserva: { estado: 'confirmada' } }] },
    })
    expect((await leer<{ deuda: number }>(await llamar('GET', '/api/empresas/credito', 'empresa'))).deuda).toBe(
      deuda + 216_000,
    )
    const movimientos = await leer<{ monto: number; centroDeCosto: string; ordenCompra: string }[]>(
      await llamar('GET', '/api/empresas/cuenta/movimientos?mes=2026-11', 'empresa'),
    )
    expect(movimientos.filter(({ ordenCompra }) => ordenCompra === 'OC-80')).toMatchObject([
      { monto: 108_000, centroDeCosto: 'Viajes' },
      { monto: 108_000, centroDeCosto: 'Viajes' },
    ])
    expect(await tipo(await atender(id, { acto: 'transferencia_recibida' }))).toEqual([409, 'transicion-no-permitida'])
    expect(await comprobarInvariantes(db, AHORA)).toEqual(rotas)
    await db.updateTable('contratosDeCredito').set({ limite }).execute()
  })

  it('runs out by the clock, frees its places then, is told of once and renewed with one tap', async () => {
    const { id } = await pedir()
    const salida = await salidaNueva()
    await proponer(id, [deSalida(salida.id)])
    programa().clock.now = new Date(AHORA.getTime() + 3 * DIA_MS)
    await empezarDeNuevo(mundo())
    expect(await libres(salida.id)).toBe(10)
    expect((await leer<Solicitud>(await llamar('GET', `/api/empresas/solicitudes/${id}`, 'empresa'))).estado).toBe(
      'vencida',
    )
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))).toEqual([
      409,
      'propuesta-vencida',
    ])
    for (let veces = 0; veces < 2; veces++) await solicitudesJobs['solicitudes.vencer'](programa().ctx())
    const correos = await programa()
      .database.db.selectFrom('correos')
      .select('id')
      .where('asunto', 'like', 'La propuesta de la solicitud%')
      .execute()
    expect(correos).toHaveLength(1)
    expect(await leer<Solicitud>(await responder(id, { acto: 'renovar' }))).toMatchObject({ estado: 'en_cotizacion' })
    expect((await leer<Solicitud>(await proponer(id, [deSalida(salida.id)], '2026-11-25'))).propuesta?.version).toBe(2)
  })

  it('is accepted by an active company, within the limit of whoever accepts', async () => {
    const { db } = programa().database
    const { id } = await pedir()
    await proponer(id, [deSalida((await salidaNueva()).id)])
    await db
      .updateTable('membresias')
      .set({ papel: 'comprador', limite: 100_000 })
      .where('id', '=', unId('miembro empresa'))
      .execute()
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))).toEqual([
      403,
      'sobre-el-limite',
    ])
    await db
      .updateTable('membresias')
      .set({ papel: 'finanzas', limite: null })
      .where('id', '=', unId('miembro empresa'))
      .execute()
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))).toEqual([
      403,
      'sin-permiso',
    ])
    await db.updateTable('membresias').set({ papel: 'dueno' }).where('id', '=', unId('miembro empresa')).execute()
    await db.updateTable('empresas').set({ estado: 'Pendiente' }).execute()
    expect(await tipo(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))).toEqual([
      409,
      'empresa-no-activa',
    ])
    await db.updateTable('empresas').set({ estado: 'Activa' }).execute()
    expect((await responder(id, { acto: 'aceptar', formaPago: 'transferencia' })).status).toBe(200)
  })

  it('is answered even by a visitor who becomes a company with the same RUT', async () => {
    const solicitud = await pedir(null)
    const { db } = programa().database
    const { empresaId } = await db
      .selectFrom('membresias')
      .select('empresaId')
      .where('id', '=', unId('miembro empresa'))
      .executeTakeFirstOrThrow()
    await db.updateTable('empresas').set({ rut: '76086428-5' }).where('id', '=', empresaId!).execute()
    await solicitudesJobs['solicitudes.reunir'](programa().ctx(), { empresaId: empresaId! })
    expect((await llamar('GET', `/api/empresas/solicitudes/${solicitud.id}`, 'empresa')).status).toBe(200)
  })

  it('is a company’s by an address only once somebody of it confirmed that, and never what another account asked for', async () => {
    const { db } = programa().database
    const { empresaId } = await db
      .selectFrom('membresias')
      .select('empresaId')
      .where('id', '=', unId('miembro empresa'))
      .executeTakeFirstOrThrow()
    await db.updateTable('empresas').set({ rut: '77777777-7' }).where('id', '=', empresaId!).execute()
    const miembro = await db
      .selectFrom('membresias')
      .select('usuarioId')
      .where('id', '=', unId('miembro empresa'))
      .executeTakeFirstOrThrow()
    const { email } = await db
      .selectFrom('usuarios')
      .select('email')
      .where('id', '=', miembro.usuarioId)
      .executeTakeFirstOrThrow()
    const [suya, deOtra] = [await pedir(null), await pedir(null)]
    const { id: otra } = await unUsuario(db)
    await db.updateTable('solicitudesEmpresa').set({ email }).where('id', 'in', [suya.id, deOtra.id]).execute()
    await db.updateTable('solicitudesEmpresa').set({ usuarioId: otra }).where('id', '=', deOtra.id).execute()
    const deQuien = async () =>
      Promise.all(
        [suya, deOtra].map(
          async ({ id }) =>
            (
              await db
                .selectFrom('solicitudesEmpresa')
                .select('empresaId')
                .where('id', '=', id)
                .executeTakeFirstOrThrow()
            ).empresaId,
        ),
      )
    await db.updateTable('empresas').set({ email }).where('id', '=', empresaId!).execute()
    await db.updateTable('usuarios').set({ emailVerificadoEn: null }).where('id', '=', miembro.usuarioId).execute()
    await solicitudesJobs['solicitudes.reunir'](programa().ctx(), { empresaId: empresaId! })
    expect(await deQuien()).toEqual([null, null])
    await db.updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', miembro.usuarioId).execute()
    await solicitudesJobs['solicitudes.reunirDe'](programa().ctx(), { usuarioId: miembro.usuarioId })
    expect(await deQuien()).toEqual([empresaId, null])
  })

  it('is paid by transfer with a departure in it that costs nothing', async () => {
    const { id } = await pedir()
    await proponer(id, [
      deSalida((await salidaNueva()).id, 2),
      { ...deSalida((await salidaNueva()).id, 1), precioUnitario: 0 },
    ])
    const { propuesta } = await leer<Solicitud>(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))
    expect(propuesta!.items.map(({ total }) => total)).toEqual([54_000, 0])
    expect((await atender(id, { acto: 'transferencia_recibida' })).status).toBe(200)
    const { db } = programa().database
    const como = await Promise.all(
      propuesta!.items.map(({ reserva }) =>
        db
          .selectFrom('reservas')
          .select(['estado', 'estadoPago', 'estadoLiquidacion'])
          .where('id', '=', reserva!.id)
          .executeTakeFirstOrThrow(),
      ),
    )
    expect(como).toEqual([
      { estado: 'confirmada', estadoPago: 'pagado', estadoLiquidacion: 'retenida' },
      { estado: 'confirmada', estadoPago: 'sin_pago', estadoLiquidacion: null },
    ])
    expect(await comprobarInvariantes(db, AHORA)).toEqual(rotas)
  })

  it('is paid by transfer for what still stands, and gives back what came for a departure that was called off', async () => {
    const { id } = await pedir()
    const [una, otra] = [await salidaNueva(), await salidaNueva()]
    await proponer(id, [
      deSalida(una.id, 2),
      deSalida(otra.id, 3),
      { descripcion: 'Bus', cantidad: 1, precioUnitario: 20_000 },
    ])
    const { propuesta } = await leer<Solicitud>(await responder(id, { acto: 'aceptar', formaPago: 'transferencia' }))
    const { db } = programa().database
    const [queda, caida] = propuesta!.items.map(({ reserva }) => reserva?.id)
    await db.updateTable('salidas').set({ estado: 'cancelada' }).where('id', '=', otra.id).execute()
    await cancelarPorOperador(programa().ctx(), { id: caida!, motivo: 'clima' })
    const pagada = await leer<Solicitud>(await atender(id, { acto: 'transferencia_recibida' }))
    expect(pagada.pagadaEn).not.toBeNull()
    const como = (cual: string) =>
      db.selectFrom('reservas').select(['estado', 'estadoPago']).where('id', '=', cual).executeTakeFirstOrThrow()
    expect([await como(queda!), await como(caida!)]).toEqual([
      { estado: 'confirmada', estadoPago: 'pagado' },
      { estado: 'cancelada', estadoPago: 'reembolso_pendiente' },
    ])
    const reembolso = await db
      .selectFrom('reembolsos')
      .select(['id', 'monto', 'causa'])
      .where('reservaId', '=', caida!)
      .executeTakeFirstOrThrow()
    expect(reembolso).toMatchObject({ monto: 81_000, causa: 'cobro_tardio' })
    await enviarReembolso(programa().ctx(), { id: reembolso.id })
    expect(
      await db.selectFrom('transferencias').select(['monto', 'estado']).where('reservaId', '=', caida!).execute(),
    ).toEqual([{ monto: 81_000, estado: 'por_pedir' }])
    const { texto } = await db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `solicitud-pagada:${id}`)
      .executeTakeFirstOrThrow()
    expect(texto).toContain('te devolvemos $81.000 por transferencia')
    expect(await db.selectFrom('cobrosServicios').select(['monto', 'estado']).execute()).toContainEqual({
      monto: 20_000,
      estado: 'pagado',
    })
    expect(await comprobarInvariantes(db, AHORA)).toEqual(rotas)
  })
})
