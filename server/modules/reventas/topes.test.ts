import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReservaB2b } from '#contract/reservas-b2b.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { CREDITO_DE_PRUEBA } from '#domain/reventas/prueba.ts'
import { CLAVE_DE_PRUEBA } from '#server/modules/empresas/index.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, unId, unUsuario } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, unRevendedor, type Revendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const MINUTO = 60_000
const adultos = (n: number) => Array.from({ length: n }, () => ({ unitId: 'adulto' }))

interface Booking {
  uuid: string
  status: string
  testMode: boolean
  utcExpiresAt: string | null
  error?: string
}

describe.each(bases())('what one company may hold ($nombre)', ({ abrir }) => {
  let programa: Programa
  let agencia: Revendedor
  let p: Awaited<ReturnType<typeof unProducto>>

  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })
  beforeEach(async () => {
    programa.clock.now = AHORA
    Object.assign(programa.deps.settings, { DEMO: false })
    agencia = await unRevendedor(programa)
    p = await unProducto(programa, {}, 1000)
  })

  const en = (minutos: number) => void (programa.clock.now = new Date(AHORA.getTime() + minutos * MINUTO))
  const plazas = async () =>
    (
      await programa.database.db
        .selectFrom('reservas')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('plazas'), eb.val(0)).as('n'))
        .where('experienciaId', '=', p.experiencia.id)
        .where('estado', 'in', ['pendiente', 'pagada', 'confirmada'])
        .where('ocupaHasta', '>', programa.clock.now)
        .executeTakeFirstOrThrow()
    ).n
  async function pedir<T = Booking>(ruta: string, body: object = {}, quien = agencia): Promise<T> {
    const { status, body: answer } = await quien.pedir(ruta, {
      ...(!ruta.startsWith('GET') && { body }),
      headers: { 'accept-language': 'es' },
    })
    expect([ruta, status, status === 200 ? null : answer]).toEqual([ruta, 200, null])
    return answer as T
  }
  const retener = (cuantas: number, cambios: object = {}, quien = agencia) =>
    pedir('POST /bookings', p.reserva({ unitItems: adultos(cuantas), ...cambios }), quien)
  const b2b = (method: string, path: string, body?: object, quien = agencia) =>
    programa.request(method, `/api/v1/b2b${path}`, { token: quien.clave, ...(body && { body }) })
  const mcp = async (name: string, args: object, quien = agencia) => {
    const response = await programa.request('POST', '/api/mcp', {
      token: quien.clave,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    })
    const { result } = (await response.json()) as { result: { isError: boolean; content: { text: string }[] } }
    return { isError: result.isError, ...(JSON.parse(result.content[0]!.text) as Record<string, unknown>) }
  }
  const publicar = async (limites: object) => {
    const version =
      1 +
      (
        await programa.database.db
          .selectFrom('reglas')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n +
      1
    const { id: autor } = await unUsuario(programa.database.db)
    await programa.database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'limites',
        version,
        vigenteDesde: AHORA,
        contenido: { ...PRIMERAS.limites, ...limites },
        autor,
        motivo: 'Prueba',
        createdAt: AHORA,
      }),
    )
    moverReglas()
  }

  it('is 200 places that nobody confirmed, by whichever way in, and another company’s are its own', async () => {
    for (const cuantas of [50, 50, 50]) await retener(cuantas)
    const { status: creada } = await b2b('POST', '/reservas', {
      experienciaId: p.experiencia.id,
      salidaId: p.salidas[1]!.id,
      participantes: { adulto: 30 },
    })
    expect(creada).toBe(201)
    expect(
      await mcp('hold', {
        productId: p.experiencia.id,
        availabilityId: p.slot(4),
        units: [{ id: 'adulto', quantity: 18 }],
      }),
    ).toMatchObject({ isError: false, status: 'ON_HOLD' })

    en(10)
    const negada = await agencia.pedir('POST /bookings', {
      body: p.reserva({ unitItems: adultos(3) }),
      headers: { 'accept-language': 'en' },
    })
    expect([negada.status, negada.headers.get('retry-after'), negada.body]).toEqual([
      429,
      String(20 * 60),
      { error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining('Too many places are on hold') },
    ])
    const enB2b = await b2b('POST', '/reservas', {
      experienciaId: p.experiencia.id,
      salidaId: p.salidas[1]!.id,
      participantes: { adulto: 3 },
    })
    expect([enB2b.status, enB2b.headers.get('retry-after'), ((await enB2b.json()) as { type: string }).type]).toEqual([
      429,
      '1200',
      'demasiadas-reservas-abiertas',
    ])
    expect(
      await mcp('hold', {
        productId: p.experiencia.id,
        availabilityId: p.slot(4),
        units: [{ id: 'adulto', quantity: 3 }],
      }),
    ).toMatchObject({ isError: true, error: 'UNPROCESSABLE_ENTITY', retryAfterSeconds: 1200 })

    const { uuid } = await retener(2)
    const ampliada = await agencia.pedir(`PATCH /bookings/${uuid}`, { body: { unitItems: adultos(3) } })
    expect([ampliada.status, ampliada.body]).toMatchObject([429, { error: 'UNPROCESSABLE_ENTITY' }])
    const mudada = await agencia.pedir(`PATCH /bookings/${uuid}`, {
      body: { availabilityId: p.slot(3), unitItems: adultos(3) },
    })
    expect(mudada.status).toBe(429)
    await pedir(`PATCH /bookings/${uuid}`, { availabilityId: p.slot(3) })
    await retener(50, {}, await unRevendedor(programa))

    await pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO })
    expect((await agencia.pedir('POST /bookings', { body: p.reserva({ unitItems: adultos(3) }) })).status).toBe(429)
    await retener(2)
    en(31)
    expect((await retener(50)).status).toBe('ON_HOLD')
    expect(await plazas()).toBe(104)
  })

  it('is as many as the rule in force says', async () => {
    await publicar({ cuposSinConfirmar: 50 })
    await retener(50)
    expect((await agencia.pedir('POST /bookings', { body: p.reserva({ unitItems: adultos(1) }) })).status).toBe(429)
    await publicar({ cuposSinConfirmar: 60 })
    await retener(10)
    await publicar({})
  })

  it('runs four hours in all, however often it is extended', async () => {
    const { uuid } = await retener(2)
    for (const [pasados, pedidos, vence] of [
      [29, 120, 149],
      [148, 120, 240],
      [150, 30, 240],
    ] as const) {
      en(pasados)
      const { utcExpiresAt } = await pedir(`POST /bookings/${uuid}/extend`, { expirationMinutes: pedidos })
      expect(utcExpiresAt).toBe(`${new Date(AHORA.getTime() + vence * MINUTO).toISOString().slice(0, 19)}Z`)
    }
    en(239)
    const extendida = await agencia.pedir(`POST /bookings/${uuid}/extend`, { body: { expirationMinutes: 120 } })
    expect([extendida.status, extendida.body]).toMatchObject([400, { error: 'UNPROCESSABLE_ENTITY' }])
    const cambiada = await agencia.pedir(`PATCH /bookings/${uuid}`, { body: { expirationMinutes: 120 } })
    expect([cambiada.status, cambiada.body]).toMatchObject([400, { error: 'UNPROCESSABLE_ENTITY' }])
    en(240)
    expect((await pedir(`GET /bookings/${uuid}`)).status).toBe('EXPIRED')
    expect(await plazas()).toBe(0)
  })

  describe('with the key that anybody may try with', () => {
    let prueba: Revendedor
    beforeEach(async () => {
      Object.assign(programa.deps.settings, { DEMO: true })
      prueba ??= await unRevendedor(programa, { clave: CLAVE_DE_PRUEBA })
      await programa.database.db
        .updateTable('clavesApi')
        .set({ empresaId: agencia.empresaId })
        .where('id', '=', unId(CLAVE_DE_PRUEBA))
        .execute()
    })
    const deuda = async () =>
      (
        await programa.database.db
          .selectFrom('movimientos as m')
          .innerJoin('reservas as r', 'r.id', 'm.reservaId')
          .select('m.id')
          .where('r.empresaId', '=', agencia.empresaId)
          .execute()
      ).length
    const probar = async (cuantas = 2) => (await retener(cuantas, {}, prueba)).uuid
    const confirmar = (uuid: string) =>
      pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO, emailReceipt: true }, prueba)

    it('a hold ends within the hour, a confirmed booking within the day, and its places are free again', async () => {
      const { uuid: retenida, utcExpiresAt } = await retener(3, { expirationMinutes: 120 }, prueba)
      expect(utcExpiresAt).toBe('2026-11-18T13:00:00Z')
      const confirmada = await probar()
      expect(await confirmar(confirmada)).toMatchObject({ status: 'CONFIRMED', testMode: true })
      en(59)
      expect((await prueba.pedir(`POST /bookings/${retenida}/extend`, { body: {} })).status).toBe(400)
      en(60)
      expect((await pedir(`GET /bookings/${retenida}`, {}, prueba)).status).toBe('EXPIRED')
      en(24 * 60 - 1)
      await programa.run('reservas.vencer')
      expect((await pedir(`GET /bookings/${confirmada}`, {}, prueba)).status).toBe('CONFIRMED')
      en(24 * 60)
      for (const _veces of [1, 2]) await programa.run('reservas.vencer')
      await programa.settle()
      expect((await pedir(`GET /bookings/${confirmada}`, {}, prueba)).status).toBe('CANCELLED')
      expect(await plazas()).toBe(0)
      expect(await comprobarInvariantes(programa.database.db, programa.clock.now)).toEqual([])
    })

    it('what is confirmed is owed in play money alone: nothing is billed, nothing paid out, nobody is written to', async () => {
      await programa.database.db
        .insertInto('contratosDeCredito')
        .values({
          empresaId: agencia.empresaId,
          limite: 0,
          plazoDias: 30,
          fijadoPor: (await unUsuario(programa.database.db)).id,
          updatedAt: AHORA,
        })
        .execute()
      const uuid = await probar()
      await confirmar(uuid)
      await programa.settle()
      const vista = (await (await b2b('GET', `/reservas/${uuid}`, undefined, prueba)).json()) as ReservaB2b
      expect(vista).toMatchObject({
        estado: 'confirmada',
        estadoPago: 'autorizado',
        dePrueba: true,
        total: 36_000,
        debe: 36_000,
      })
      expect(
        await programa.database.db.selectFrom('liquidaciones').select('id').where('reservaId', '=', vista.id).execute(),
      ).toEqual([])
      expect(await deuda()).toBe(0)
      expect(
        await programa.database.db
          .selectFrom('reservas')
          .select(['contactoEmail', 'estadoLiquidacion'])
          .where('id', '=', vista.id)
          .executeTakeFirstOrThrow(),
      ).toEqual({ contactoEmail: '', estadoLiquidacion: null })

      await pedir(`PATCH /bookings/${uuid}`, { unitItems: adultos(3) }, prueba)
      expect(await (await b2b('GET', `/reservas/${uuid}`, undefined, prueba)).json()).toMatchObject({
        total: 54_000,
        debe: 54_000,
      })
      const cotizacion = (await (
        await b2b('GET', `/reservas/${uuid}/cotizacion-cancelacion`, undefined, prueba)
      ).json()) as object
      expect(cotizacion).toMatchObject({ monto: 54_000, porcentaje: 100, queda: 0 })
      expect(await (await b2b('POST', `/reservas/${uuid}/cancelar`, {}, prueba)).json()).toMatchObject({
        estado: 'cancelada',
        debe: 0,
        reembolso: cotizacion,
      })
      expect(await deuda()).toBe(0)
      // What the company sells with its own keys goes by its own credit.
      const { uuid: propia } = await retener(1)
      expect(
        (await agencia.pedir(`POST /bookings/${propia}/confirm`, { body: { contact: CONTACTO } })).body,
      ).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' })
      expect(await comprobarInvariantes(programa.database.db, programa.clock.now)).toEqual([])
    })

    it('play money ends too, and comes back with what is cancelled', async () => {
      // A tenth less for the company: two are more than there is.
      p = await unProducto(programa, { precioPorPersona: CREDITO_DE_PRUEBA })
      const [una, otra] = [await probar(1), await probar(1)]
      await confirmar(una)
      expect(
        (await prueba.pedir(`POST /bookings/${otra}/confirm`, { body: { contact: CONTACTO } })).body,
      ).toMatchObject({ error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining('crédito') })
      await pedir(`POST /bookings/${una}/cancel`, {}, prueba)
      expect((await confirmar(otra)).status).toBe('CONFIRMED')
    })

    it('a client’s own trial of every scenario runs twice within a minute', async () => {
      const llamar = async (ruta: string, body: object = { contact: CONTACTO }): Promise<Booking> => {
        const { status, body: answer } = await prueba.pedir(ruta, { ...(!ruta.startsWith('GET') && { body }) })
        expect([ruta, status]).not.toEqual([ruta, 429])
        return answer as Booking
      }
      for (const _vez of [1, 2]) {
        for (let i = 0; i < 22; i++) {
          await llamar('GET /products')
          await llamar('POST /availability', {
            productId: p.experiencia.id,
            optionId: 'DEFAULT',
            localDateStart: '2026-11-19',
            localDateEnd: '2026-11-21',
          })
          const { uuid } = await llamar(
            'POST /bookings',
            p.reserva({ unitItems: adultos(1 + (i % 5)), availabilityId: p.slot(2 + (i % 3)) }),
          )
          await llamar(`GET /bookings/${uuid}`)
          if (i % 3 === 0) await llamar(`POST /bookings/${uuid}/extend`, { expirationMinutes: 60 })
          if (i % 4 === 0) await llamar(`PATCH /bookings/${uuid}`, { unitItems: adultos(5) })
          if (i % 2 === 0) await llamar(`POST /bookings/${uuid}/confirm`)
          if (i % 5 === 0) await llamar(`POST /bookings/${uuid}/cancel`, {})
          if (i % 6 === 0) await llamar(`POST /bookings/${crypto.randomUUID()}/cancel`, {})
        }
      }
    })

    it('what others of its company booked is neither seen nor touched, and counts apart', async () => {
      const { uuid } = await retener(50, { resellerReference: 'OC-1' })
      for (const ruta of [
        `GET /bookings/${uuid}`,
        `POST /bookings/${uuid}/confirm`,
        `POST /bookings/${uuid}/extend`,
        `POST /bookings/${uuid}/cancel`,
        `PATCH /bookings/${uuid}`,
      ]) {
        expect([
          ruta,
          (await prueba.pedir(ruta, { ...(!ruta.startsWith('GET') && { body: { contact: CONTACTO } }) })).body,
        ]).toMatchObject([ruta, { error: 'INVALID_BOOKING_UUID' }])
      }
      expect(await pedir('GET /bookings?resellerReference=OC-1', {}, prueba)).toEqual([])
      expect(await (await b2b('GET', '/reservas?referencia=OC-1', undefined, prueba)).json()).toEqual([])
      expect((await b2b('POST', `/reservas/${uuid}/cancelar`, {}, prueba)).status).toBe(403)

      for (const cuantas of [50, 50, 50, 50]) await retener(cuantas, {}, prueba)
      expect((await prueba.pedir('POST /bookings', { body: p.reserva({ unitItems: adultos(1) }) })).status).toBe(429)
      await retener(50)
    })
  })
})
