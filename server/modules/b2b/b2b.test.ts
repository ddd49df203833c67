import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Experiencia } from '#contract/experiencias.ts'
import type { CotizacionB2b, ReservaB2b, SalidaB2b, VoucherB2b } from '#contract/reservas-b2b.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { DETALLE_COMPLETO, unProducto, unRevendedor, type Revendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const CONTACTO = { nombre: 'Ana Rojas', email: 'ana@ejemplo.cl', telefono: '+56912345678' }
const NADIE = '00000000-0000-4000-8000-000000000000'
const minutos = (n: number): Date => new Date(AHORA.getTime() + n * 60_000)

describe.each(bases())('a company’s system ($nombre)', ({ abrir }) => {
  let programa: Programa
  let agencia: Revendedor
  let otra: Revendedor
  let p: Awaited<ReturnType<typeof unProducto>>

  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    agencia = await unRevendedor(programa)
    otra = await unRevendedor(programa)
    p = await unProducto(programa, {}, 40)
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })
  beforeEach(() => {
    programa.clock.now = AHORA
  })

  interface Pedido {
    body?: object
    quien?: Revendedor
    headers?: Record<string, string>
  }

  async function pedir(
    ruta: string,
    { body, quien = agencia, headers = {} }: Pedido = {},
  ): Promise<{ status: number; headers: Headers; body: unknown }> {
    const [method = 'GET', path = ''] = ruta.split(' ')
    const response = await programa.request(method, `/api/v1/b2b${path}`, {
      ...(body !== undefined && { body }),
      token: quien.clave,
      headers,
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  async function bien<T>(ruta: string, pedido?: Pedido): Promise<T> {
    const { status, body } = await pedir(ruta, pedido)
    expect([ruta, [200, 201].includes(status) ? 'bien' : body]).toEqual([ruta, 'bien'])
    return body as T
  }
  async function mal(ruta: string, pedido?: Pedido): Promise<[number, string]> {
    const { status, body } = await pedir(ruta, pedido)
    return [status, (body as { type: string }).type]
  }
  const pedido = (cambios: object = {}) => ({
    experienciaId: p.experiencia.id,
    salidaId: p.salidas[0]!.id,
    participantes: { adulto: 1, nino: 1 },
    ...cambios,
  })
  const retener = (cambios: object = {}, options: Pedido = {}) =>
    bien<ReservaB2b>('POST /reservas', { ...options, body: pedido(cambios) })
  const confirmar = (id: string, body: object = { contacto: CONTACTO }) =>
    bien<ReservaB2b>(`POST /reservas/${id}/confirmar`, { body })
  const quedan = async (): Promise<number> =>
    (await bien<SalidaB2b[]>(`GET /disponibilidad?experienciaId=${p.experiencia.id}`))[0]!.cuposDisponibles

  it('searches, sees places, holds, confirms, gets its voucher, asks what cancelling gives, and cancels', async () => {
    const [encontrada] = await bien<Experiencia[]>(
      `GET /experiencias?q=${encodeURIComponent(p.experiencia.nombreExperiencia)}`,
    )
    expect(encontrada!.id).toBe(p.experiencia.id)

    const salidas = await bien<SalidaB2b[]>(
      `GET /disponibilidad?experienciaId=${encontrada!.id}&desde=2026-11-20&hasta=2026-11-21&participantes=2`,
    )
    expect(salidas.map(({ inicio }) => inicio)).toEqual(['2026-11-20T10:00:00-03:00', '2026-11-21T10:00:00-03:00'])
    expect(salidas[0]).toMatchObject({
      precioPorPersona: 20_000,
      precioNeto: 18_000,
      tarifas: [
        { tipo: 'adulto', precio: 20_000, neto: 18_000 },
        { tipo: 'nino', precio: 10_000, neto: 9_000 },
      ],
    })
    const antes = salidas[0]!.cuposDisponibles

    const retenida = await retener({ salidaId: salidas[0]!.id, referencia: 'OC-77' })
    expect(retenida).toMatchObject({
      estado: 'pendiente',
      estadoPago: 'sin_pago',
      participantes: { adulto: 1, nino: 1 },
      total: 27_000,
      publico: 30_000,
      debe: 0,
      expiraEn: '2026-11-18T09:30:00-03:00',
      qr: null,
      acciones: { puedeConfirmar: true, puedeCancelar: true, tieneEntrada: false },
    })
    expect(retenida.lineas).toEqual([
      { tipo: 'adulto', cantidad: 1, precioUnitario: 18_000, publico: 20_000 },
      { tipo: 'nino', cantidad: 1, precioUnitario: 9_000, publico: 10_000 },
    ])
    expect(await quedan()).toBe(antes - 2)

    const confirmada = await confirmar(retenida.id)
    expect(confirmada).toMatchObject({
      id: retenida.id,
      estado: 'confirmada',
      estadoPago: 'autorizado',
      debe: 27_000,
      contacto: CONTACTO,
      reembolso: null,
      acciones: { puedeConfirmar: false, puedeCancelar: true, tieneEntrada: true },
    })
    expect(confirmada).not.toHaveProperty('expiraEn')
    expect(confirmada.qr).toMatch(/^THC1\./)

    const voucher = await bien<VoucherB2b>(`GET /reservas/${retenida.codigo.toLowerCase()}/voucher`)
    expect(voucher).toMatchObject({
      codigo: retenida.codigo,
      responsable: 'Ana Rojas',
      plazas: 2,
      ordenCompra: 'OC-77',
      qr: { contenido: confirmada.qr },
    })
    expect(JSON.stringify(voucher)).not.toMatch(/27000|30000|ana@ejemplo/)

    const cotizacion = await bien<CotizacionB2b>(`GET /reservas/${retenida.id}/cotizacion-cancelacion`)
    expect(cotizacion).toEqual({ monto: 27_000, porcentaje: 100, via: 'cuenta', fechaEstimada: '2026-11-18', queda: 0 })

    const otroMonto = await pedir(`POST /reservas/${retenida.id}/cancelar`, {
      body: { motivo: 'Cambió el grupo', monto: 26_999 },
    })
    expect(otroMonto).toMatchObject({ status: 409, body: { type: 'devolucion-distinta', cotizacion } })
    const cancelada = await bien<ReservaB2b>(`POST /reservas/${retenida.id}/cancelar`, {
      body: { motivo: 'Cambió el grupo', monto: cotizacion.monto },
    })
    expect(cancelada).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'viajero',
      debe: 0,
      qr: null,
      reembolso: cotizacion,
    })
    expect(await mal(`POST /reservas/${retenida.id}/cancelar`, { body: {} })).toEqual([409, 'reserva-ya-cancelada'])
    expect(await mal(`GET /reservas/${retenida.id}/cotizacion-cancelacion`)).toEqual([409, 'reserva-ya-cancelada'])
    expect(await mal(`GET /reservas/${retenida.id}/voucher`)).toEqual([409, 'reserva-sin-entrada'])
    expect(await quedan()).toBe(antes)
    expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
  })

  it('takes the bare paths for the same', async () => {
    const response = await programa.request('GET', `/v1/b2b/disponibilidad?experienciaId=${p.experiencia.id}`, {
      token: agencia.clave,
    })
    expect([response.status, response.headers.get('x-total-count')]).toEqual([200, '3'])
    expect((await programa.request('POST', '/v1/b2b/reservas', { token: agencia.clave, body: pedido() })).status).toBe(
      201,
    )
  })

  describe('asked twice with one Idempotency-Key', () => {
    it('holds, confirms and cancels once, and answers as it did the first time', async () => {
      const headers = { 'idempotency-key': 'orden-1' }
      const primera = await retener({}, { headers })
      const [otraVez] = [await retener({}, { headers })]
      expect(otraVez).toEqual(primera)
      expect(await mal('POST /reservas', { body: pedido({ participantes: { adulto: 2 } }), headers })).toEqual([
        422,
        'clave-idempotente-reutilizada',
      ])
      const confirmada = await bien<ReservaB2b>(`POST /reservas/${primera.id}/confirmar`, {
        body: { contacto: CONTACTO },
        headers,
      })
      expect(await retener({}, { headers })).toEqual(primera)
      expect(await bien(`POST /reservas/${primera.id}/confirmar`, { body: { contacto: CONTACTO }, headers })).toEqual(
        confirmada,
      )
      const cancelada = await bien(`POST /reservas/${primera.id}/cancelar`, { body: {}, headers })
      expect(await bien(`POST /reservas/${primera.id}/cancelar`, { body: {}, headers })).toEqual(cancelada)
      const tipos = await programa.database.db
        .selectFrom('movimientos')
        .select('tipo')
        .where('reservaId', '=', primera.id)
        .orderBy('createdAt')
        .execute()
      expect(tipos.map(({ tipo }) => tipo).toSorted()).toEqual(['credito', 'credito_soltado'])
    })
    it('is each company’s own', async () => {
      const headers = { 'idempotency-key': 'la-misma' }
      expect((await retener({}, { headers })).id).not.toBe((await retener({}, { headers, quien: otra })).id)
    })
    it('confirms again without a key, and changes nothing', async () => {
      const { id } = await retener()
      const confirmada = await confirmar(id)
      expect(await confirmar(id, { contacto: { ...CONTACTO, nombre: 'Otra persona' } })).toEqual(confirmada)
    })
  })

  describe('whose it is', () => {
    it('is the company’s, with whichever of its keys, and no other’s', async () => {
      const { id, uuid, codigo } = await retener({ referencia: 'Solo mía' })
      const gemela = await unRevendedor(programa, { empresaId: agencia.empresaId })
      expect((await pedir(`GET /reservas/${id}`, { quien: gemela })).status).toBe(200)
      for (const nombre of [id, uuid]) {
        for (const ruta of [
          `GET /reservas/${nombre}`,
          `GET /reservas/${nombre}/cotizacion-cancelacion`,
          `GET /reservas/${nombre}/voucher`,
          `POST /reservas/${nombre}/confirmar`,
          `POST /reservas/${nombre}/cancelar`,
        ]) {
          expect([ruta, await mal(ruta, { quien: otra, ...(ruta.startsWith('POST') && { body: {} }) })]).toEqual([
            ruta,
            [403, 'reserva-ajena'],
          ])
        }
      }
      expect(await mal(`GET /reservas/${codigo}`, { quien: otra })).toEqual([404, 'reserva-desconocida'])
      expect(await bien('GET /reservas?referencia=Solo%20m%C3%ADa', { quien: otra })).toEqual([])
      expect(await bien<ReservaB2b>(`GET /reservas/${id}`)).toMatchObject({ estado: 'pendiente' })
    })
    it('is not a traveller’s, nor what a person of the company bought', async () => {
      const suya = await unaReserva(programa.database.db, p.salidas[0]!, {
        usuarioId: (await unUsuario(programa.database.db)).id,
      })
      const comprada = await unaReserva(programa.database.db, p.salidas[0]!, {
        usuarioId: (await unUsuario(programa.database.db)).id,
        empresaId: agencia.empresaId,
      })
      for (const { id, codigo } of [suya, comprada]) {
        expect(await mal(`GET /reservas/${id}`)).toEqual([403, 'reserva-ajena'])
        expect(await mal(`GET /reservas/${codigo}`)).toEqual([404, 'reserva-desconocida'])
      }
    })
    it('is asked with the scope that it needs', async () => {
      const [lee, escribe] = [
        await unRevendedor(programa, { permisos: ['catalogo:leer'] }),
        await unRevendedor(programa, { permisos: ['reservas:escribir'] }),
      ]
      expect(await mal(`GET /disponibilidad?experienciaId=${p.experiencia.id}`, { quien: escribe })).toEqual([
        403,
        'clave-sin-permiso',
      ])
      for (const ruta of ['GET /reservas', `GET /reservas/${NADIE}`])
        expect(await mal(ruta, { quien: lee })).toEqual([403, 'clave-sin-permiso'])
      expect(await mal('POST /reservas', { quien: lee, body: pedido() })).toEqual([403, 'clave-sin-permiso'])
      expect((await pedir(`GET /disponibilidad?experienciaId=${p.experiencia.id}`, { quien: lee })).status).toBe(200)
      expect((await programa.request('GET', '/api/v1/b2b/reservas')).status).toBe(401)
    })
  })

  it('reads in either tongue what it booked in the other', async () => {
    const aqui = await retener({ referencia: 'Dos idiomas' })
    expect((await agencia.pedir(`GET /bookings/${aqui.uuid}`)).body).toMatchObject({
      status: 'ON_HOLD',
      supplierReference: aqui.codigo,
      resellerReference: 'Dos idiomas',
    })
    const alla = (await agencia.pedir('POST /bookings', { body: p.reserva({ resellerReference: 'Desde OCTO' }) }))
      .body as { id: string; uuid: string }
    expect(await bien<ReservaB2b>(`GET /reservas/${alla.uuid}`)).toMatchObject({
      id: alla.id,
      referencia: 'Desde OCTO',
      total: 27_000,
    })
    await confirmar(alla.id)
    expect((await agencia.pedir(`GET /bookings/${alla.uuid}`)).body).toMatchObject({ status: 'CONFIRMED' })
  })

  it('lists its own by reference and day of departure, in pages, the newest first', async () => {
    const nueva = await unRevendedor(programa)
    const hechas: string[] = []
    for (const [i, salida] of [p.salidas[0]!, p.salidas[1]!, p.salidas[2]!].entries()) {
      programa.clock.now = minutos(i)
      hechas.unshift((await retener({ salidaId: salida.id, referencia: `N.º ${i}` }, { quien: nueva })).id)
    }
    const ids = async (query = ''): Promise<string[]> =>
      (await bien<ReservaB2b[]>(`GET /reservas${query}`, { quien: nueva })).map(({ id }) => id)
    expect(await ids()).toEqual(hechas)
    expect(await ids('?desde=2026-11-21')).toEqual(hechas.slice(0, 2))
    expect(await ids('?desde=2026-11-21&hasta=2026-11-21')).toEqual([hechas[1]])
    expect(await ids('?referencia=N.%C2%BA%200')).toEqual([hechas[2]])
    expect(await ids(`?experienciaId=${NADIE}`)).toEqual([])
    const { headers, body } = await pedir('GET /reservas?pagina=2&porPagina=2', { quien: nueva })
    expect([(body as ReservaB2b[]).map(({ id }) => id), headers.get('x-total-count'), headers.get('link')]).toEqual([
      [hechas[2]],
      '3',
      expect.stringContaining('rel="prev"'),
    ])
    expect(await mal('GET /reservas?desde=2026-11-21&hasta=2026-11-20', { quien: nueva })).toEqual([
      422,
      'datos-invalidos',
    ])
  })

  describe('a hold', () => {
    it('lapses by itself, and is held as long as was asked, at most two hours', async () => {
      const antes = await quedan()
      const { id, expiraEn } = await retener({ minutos: 120 })
      expect(expiraEn).toBe('2026-11-18T11:00:00-03:00')
      programa.clock.now = minutos(121)
      expect(await bien(`GET /reservas/${id}`)).toMatchObject({
        estado: 'expirada',
        acciones: { puedeConfirmar: false, puedeCancelar: false },
      })
      expect(await mal(`POST /reservas/${id}/confirmar`, { body: { contacto: CONTACTO } })).toEqual([
        409,
        'reserva-vencida',
      ])
      expect(await mal(`GET /reservas/${id}/cotizacion-cancelacion`)).toEqual([409, 'reserva-no-cancelable'])
      expect(await quedan()).toBeGreaterThanOrEqual(antes)
      expect(await mal('POST /reservas', { body: pedido({ minutos: 121 }) })).toEqual([422, 'datos-invalidos'])
    })
    it('takes no credit; confirming past the credit is refused and leaves it held', async () => {
      const pobre = await unRevendedor(programa)
      await programa.database.db
        .insertInto('contratosDeCredito')
        .values({
          empresaId: pobre.empresaId,
          limite: 20_000,
          plazoDias: 30,
          fijadoPor: (await unUsuario(programa.database.db)).id,
          updatedAt: AHORA,
        })
        .execute()
      const { id } = await retener({}, { quien: pobre })
      expect(await mal(`POST /reservas/${id}/confirmar`, { quien: pobre, body: { contacto: CONTACTO } })).toEqual([
        409,
        'credito-insuficiente',
      ])
      expect(await bien(`GET /reservas/${id}`, { quien: pobre })).toMatchObject({ estado: 'pendiente', debe: 0 })
    })
    it.each([
      [{ experienciaId: NADIE }, 404, 'experiencia-desconocida'],
      [{ salidaId: NADIE }, 404, 'salida-desconocida'],
      [{ salidaId: 'mañana' }, 404, 'salida-desconocida'],
      [{ participantes: { adultoMayor: 1 } }, 422, 'tarifa-no-vendida'],
      [{ participantes: { nino: 1 } }, 422, 'participantes-invalidos'],
      [{ participantes: { adulto: 0 } }, 422, 'datos-invalidos'],
      [{ participantes: { adulto: 41 } }, 409, 'sin-cupos'],
      [{ recogidaId: 'plaza' }, 422, 'recogida-desconocida'],
      [{ respuestas: [{ preguntaId: 'dieta', valor: 'Ninguna' }] }, 422, 'respuesta-invalida'],
    ])('of %j is refused: %i %s', async (cambios, status, type) => {
      expect(await mal('POST /reservas', { body: pedido(cambios) })).toEqual([status, type])
    })
    it('of another experience’s salida is unknown', async () => {
      const ajena = await unProducto(programa)
      expect(await mal('POST /reservas', { body: pedido({ salidaId: ajena.salidas[0]!.id }) })).toEqual([
        404,
        'salida-desconocida',
      ])
    })
    it('of a salida that is sold no more is refused', async () => {
      programa.clock.now = new Date(p.salidas[0]!.cierreVentas)
      expect(await mal('POST /reservas', { body: pedido() })).toEqual([409, 'salida-cerrada'])
    })
    it('asks for whoever travels when it is confirmed', async () => {
      const { id } = await retener()
      expect(await mal(`POST /reservas/${id}/confirmar`, { body: {} })).toEqual([422, 'contacto-incompleto'])
      expect(await bien(`GET /reservas/${id}`)).toMatchObject({ estado: 'pendiente' })
    })
  })

  it('says what the operator asks before it is confirmed, of each person by their place', async () => {
    const q = await unProducto(programa, { detalle: DETALLE_COMPLETO }, 20)
    const { id } = await retener({
      experienciaId: q.experiencia.id,
      salidaId: q.salidas[0]!.id,
      contacto: CONTACTO,
      respuestas: [{ preguntaId: 'talla', persona: 1, valor: 'S' }],
    })
    const ruta = `POST /reservas/${id}/confirmar`
    expect(await mal(ruta, { body: {} })).toEqual([422, 'recogida-requerida'])
    expect(await mal(ruta, { body: { recogidaId: 'plaza' } })).toEqual([422, 'pregunta-sin-respuesta'])
    expect(
      await mal(ruta, { body: { recogidaId: 'plaza', respuestas: [{ preguntaId: 'talla', persona: 3, valor: 'M' }] } }),
    ).toEqual([422, 'respuesta-invalida'])
    const confirmada = await confirmar(id, {
      recogidaId: 'plaza',
      respuestas: [
        { preguntaId: 'dieta', valor: 'Ninguna' },
        { preguntaId: 'talla', persona: 1, valor: 'M' },
        { preguntaId: 'talla', persona: 2, valor: 'L' },
      ],
    })
    expect(confirmada.recogida).toMatchObject({ nombre: 'Plaza de Armas', hora: '2026-11-20T09:15:00-03:00' })
    expect(confirmada.respuestas.map(({ preguntaId, persona, valor }) => [preguntaId, persona, valor])).toEqual([
      ['dieta', null, 'Ninguna'],
      ['talla', 1, 'M'],
      ['talla', 2, 'L'],
    ])
  })

  it('gives nothing back past the limit of the policy, and everything of what its operator called off', async () => {
    const salida = await unaSalida(programa.database.db, p.experiencia, { fecha: '2026-11-20', hora: '16:00' })
    const [tarde, suspendida] = [await retener({ salidaId: salida.id }), await retener({ salidaId: salida.id })]
    for (const { id } of [tarde, suspendida]) await confirmar(id)
    programa.clock.now = new Date(salida.inicioUtc.getTime() - 3 * 3_600_000)
    const nada = { monto: 0, porcentaje: 0, via: 'ninguna', fechaEstimada: null, queda: 27_000 }
    expect(await bien(`GET /reservas/${tarde.id}/cotizacion-cancelacion`)).toEqual(nada)
    expect(await bien(`POST /reservas/${tarde.id}/cancelar`, { body: {} })).toMatchObject({
      estado: 'cancelada',
      debe: 27_000,
      reembolso: nada,
    })
    await programa.database.db
      .updateTable('salidas')
      .set({ estado: 'cancelada', canceladaEn: programa.clock.now, canceladaMotivo: 'clima' })
      .where('id', '=', salida.id)
      .execute()
    expect((await agencia.pedir(`GET /bookings/${suspendida.uuid}`)).body).toMatchObject({ cancellable: true })
    expect(await bien(`GET /reservas/${suspendida.id}/cotizacion-cancelacion`)).toMatchObject({
      monto: 27_000,
      queda: 0,
    })
    expect(await bien(`POST /reservas/${suspendida.id}/cancelar`, { body: {} })).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'fuerza_mayor',
      debe: 0,
      reembolso: { monto: 27_000, porcentaje: 100 },
    })
  })
})
