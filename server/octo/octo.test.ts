import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, HOY, unaSalida, unId, unUsuario } from '#server/testing/datos.ts'
import {
  CONTACTO,
  pedirOcto,
  unProducto,
  unRevendedor,
  type Respuesta,
  type Revendedor,
} from '#server/testing/octo-mundo.ts'
import { OctoErrorBody, octoShapes } from '#server/testing/octo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const Booking = octoShapes(['pricing']).Booking
type Booking = z.output<typeof Booking>

const minutos = (n: number): Date => new Date(AHORA.getTime() + n * 60_000)

describe.each(bases())('OCTO ($nombre)', ({ abrir }) => {
  let programa: Programa
  let agencia: Revendedor
  let otra: Revendedor
  let p: Awaited<ReturnType<typeof unProducto>>

  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    agencia = await unRevendedor(programa)
    otra = await unRevendedor(programa)
    p = await unProducto(programa, {}, 200)
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })

  const error = (r: Respuesta): string => {
    expect(r.status).toBe(400)
    return OctoErrorBody.parse(r.body).error
  }
  const booking = (r: Respuesta): Booking => {
    expect(r).toMatchObject({ status: 200 })
    return Booking.parse(r.body)
  }
  const pedir = (ruta: string, body?: unknown, caps = 'octo/pricing') =>
    agencia.pedir(ruta, { caps, ...(body !== undefined && { body }) })
  const reservar = async (cambios: object = {}): Promise<Booking> =>
    booking(await pedir('POST /bookings', p.reserva(cambios)))
  const confirmar = async (uuid: string, cambios: object = {}): Promise<Booking> =>
    booking(await pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO, ...cambios }))
  const vacantes = async (slot = p.slot(2)): Promise<number> => {
    const { body } = await pedir('POST /availability', {
      productId: p.experiencia.id,
      optionId: 'DEFAULT',
      availabilityIds: [slot],
    })
    return (body as { vacancies: number }[])[0]!.vacancies
  }

  it('takes both spellings of a capability, echoes the one sent and drops those it does not know', async () => {
    const spelt = await agencia.pedir('GET /supplier', { caps: 'pricing, octo/cart ,octo/content' })
    expect(spelt.headers.get('octo-capabilities')).toBe('pricing, octo/content')
    expect((await agencia.pedir('GET /supplier')).headers.get('octo-capabilities')).toBe('')
  })

  it('has no offers: the capability is neither listed nor echoed, its fields are absent and a code changes no price', async () => {
    expect(((await agencia.pedir('GET /capabilities')).body as { id: string }[]).map(({ id }) => id)).not.toContain(
      'octo/offers',
    )
    const caps = 'octo/pricing, octo/offers'
    const slots = { productId: p.experiencia.id, optionId: 'DEFAULT', availabilityIds: [p.slot(2)] }
    const [sinCodigo, conCodigo] = [
      await agencia.pedir('POST /availability', { caps, body: slots }),
      await agencia.pedir('POST /availability', { caps, body: { ...slots, offerCode: 'VERANO' } }),
    ]
    expect([conCodigo.status, conCodigo.headers.get('octo-capabilities')]).toEqual([200, 'octo/pricing'])
    expect(conCodigo.body).toEqual(sinCodigo.body)
    const hecha = await agencia.pedir('POST /bookings', { caps, body: p.reserva({ offerCode: 'VERANO' }) })
    expect(booking(hecha).pricing).toMatchObject({ original: 30_000, retail: 30_000 })
    for (const de of [(conCodigo.body as object[])[0]!, hecha.body])
      expect(Object.keys(de).filter((campo) => campo.startsWith('offer'))).toEqual([])
    await pedir(`POST /bookings/${(hecha.body as { uuid: string }).uuid}/cancel`, {})
  })

  it('speaks the language asked for in its errors', async () => {
    const said = async (language: string) =>
      (await agencia.pedir('GET /products/no', { headers: { 'accept-language': language } })).body as {
        errorMessage: string
      }
    expect((await said('en-GB,es;q=0.5')).errorMessage).toBe('The product is unknown or not available to this key.')
    expect((await said('fr, es;q=0.9, en;q=0.3')).errorMessage).toBe('No encontramos esta experiencia.')
  })

  it.each([
    ['GET /nada', {}, 'No existe esa dirección.', 'There is no such endpoint.'],
    ['POST /availability', { body: [] }, 'El cuerpo debe ser un objeto JSON.', 'The body must be a JSON object.'],
    [
      'POST /availability',
      { body: { productId: 7, optionId: 'DEFAULT' } },
      'productId: debe ser un texto',
      'productId: must be a text',
    ],
    [
      'POST /availability',
      { body: { productId: 'a', optionId: 'DEFAULT' } },
      'Envía localDateStart y localDateEnd, o availabilityIds.',
      'Send localDateStart and localDateEnd, or availabilityIds.',
    ],
    [
      'GET /supplier',
      { headers: { authorization: '' } },
      'Envía la clave de API de tu empresa como Bearer.',
      'Send the API key of your company as a Bearer token.',
    ],
  ])('%s says what is wrong in either language: %j', async (ruta, pedido, es, en) => {
    const said = async (idioma: string) =>
      (
        await agencia.pedir(ruta, {
          ...pedido,
          headers: { ...('headers' in pedido ? pedido.headers : {}), 'accept-language': idioma },
        })
      ).body
    expect([await said('es'), await said('en')]).toMatchObject([{ errorMessage: es }, { errorMessage: en }])
  })

  describe('keys', () => {
    it('are asked for on every endpoint, and a bad one is forbidden', async () => {
      for (const ruta of ['GET /supplier', 'GET /products', 'POST /bookings', 'GET /bookings/x', 'GET /no-existe']) {
        expect(error(await pedirOcto(programa, ruta, ruta.startsWith('POST') ? { body: {} } : {}))).toBe('UNAUTHORIZED')
        expect(
          error(
            await pedirOcto(programa, ruta, {
              headers: { authorization: 'Bearer thub_live_NADIE' },
              ...(ruta.startsWith('POST') && { body: {} }),
            }),
          ),
        ).toBe('FORBIDDEN')
      }
    })
    it('do what their scopes say, until they are revoked or run out', async () => {
      const lee = await unRevendedor(programa, { permisos: ['catalogo:leer'] })
      const escribe = await unRevendedor(programa, { permisos: ['reservas:escribir'] })
      expect((await lee.pedir('GET /products')).status).toBe(200)
      expect(error(await lee.pedir('POST /bookings', { body: p.reserva() }))).toBe('FORBIDDEN')
      expect(error(await lee.pedir('GET /bookings?localDate=2026-11-20'))).toBe('FORBIDDEN')
      expect(error(await escribe.pedir('GET /products'))).toBe('FORBIDDEN')
      await programa.database.db
        .updateTable('clavesApi')
        .set({ revocadaEn: AHORA })
        .where('empresaId', '=', lee.empresaId)
        .execute()
      expect(error(await lee.pedir('GET /products'))).toBe('FORBIDDEN')
      await programa.database.db
        .updateTable('clavesApi')
        .set({ venceEn: AHORA })
        .where('empresaId', '=', escribe.empresaId)
        .execute()
      expect(error(await escribe.pedir('GET /bookings?localDate=2026-11-20'))).toBe('FORBIDDEN')
    })
    it('see their own company’s bookings, of whichever key, and no other’s', async () => {
      const { uuid, supplierReference } = await reservar({ resellerReference: 'Mía' })
      const gemela = await unRevendedor(programa, { empresaId: agencia.empresaId })
      expect((await gemela.pedir(`GET /bookings/${uuid}`)).status).toBe(200)
      for (const ruta of [
        `GET /bookings/${uuid}`,
        `PATCH /bookings/${uuid}`,
        `POST /bookings/${uuid}/confirm`,
        `POST /bookings/${uuid}/extend`,
        `POST /bookings/${uuid}/cancel`,
        `DELETE /bookings/${uuid}`,
      ]) {
        expect(error(await otra.pedir(ruta, ruta.startsWith('GET') ? {} : { body: { contact: CONTACTO } }))).toBe(
          'INVALID_BOOKING_UUID',
        )
      }
      expect((await otra.pedir('GET /bookings?resellerReference=M%C3%ADa')).body).toEqual([])
      expect((await otra.pedir(`GET /bookings?supplierReference=${supplierReference}`)).body).toEqual([])
      expect(error(await otra.pedir('POST /bookings', { body: p.reserva({ uuid }) }))).toBe('INVALID_BOOKING_UUID')
    })
  })

  describe('errors, in the order of the checks', () => {
    it.each([
      [{ productId: 'no' }, 'INVALID_PRODUCT_ID', { productId: 'no' }],
      [{ productId: undefined }, 'INVALID_PRODUCT_ID', { productId: null }],
      [
        { productId: 'no', optionId: 'no', availabilityId: 'no', unitItems: [] },
        'INVALID_PRODUCT_ID',
        { productId: 'no' },
      ],
      [{ optionId: 'no', availabilityId: 'no' }, 'INVALID_OPTION_ID', { optionId: 'no' }],
      [{ availabilityId: 'mañana', unitItems: [] }, 'INVALID_AVAILABILITY_ID', { availabilityId: 'mañana' }],
      [
        { availabilityId: '2026-11-20T11:00:00-03:00' },
        'INVALID_AVAILABILITY_ID',
        { availabilityId: '2026-11-20T11:00:00-03:00' },
      ],
      [
        { availabilityId: '2026-11-20T13:00:00+00:00' },
        'INVALID_AVAILABILITY_ID',
        { availabilityId: '2026-11-20T13:00:00+00:00' },
      ],
      [{ availabilityId: undefined }, 'INVALID_AVAILABILITY_ID', { availabilityId: null }],
      [{ unitItems: [] }, 'UNPROCESSABLE_ENTITY', {}],
      [{ unitItems: undefined }, 'UNPROCESSABLE_ENTITY', {}],
      [{ unitItems: [{ unitId: 'adulto' }, { unitId: 'senior' }] }, 'INVALID_UNIT_ID', { unitId: 'senior' }],
      [{ unitItems: [{ unitId: 'adulto' }, {}] }, 'INVALID_UNIT_ID', { unitId: null }],
      [{ unitItems: [{ unitId: 'adulto' }, { unitId: '' }] }, 'INVALID_UNIT_ID', { unitId: '' }],
      [{ unitItems: [{ unitId: 'nino' }] }, 'UNPROCESSABLE_ENTITY', {}],
      [{ unitItems: Array.from({ length: 51 }, () => ({ unitId: 'adulto' })) }, 'UNPROCESSABLE_ENTITY', {}],
      [{ uuid: 'no-es-uuid', productId: 'no' }, 'INVALID_BOOKING_UUID', { uuid: 'no-es-uuid' }],
      [{ unitItems: 'dos' }, 'BAD_REQUEST', {}],
      [{ productId: 7 }, 'BAD_REQUEST', {}],
      [{ expirationMinutes: 'mucho' }, 'BAD_REQUEST', {}],
      [{ notes: 'a\u0000b' }, 'BAD_REQUEST', {}],
      [{ currency: 'USD' }, 'BAD_REQUEST', {}],
      [
        {
          unitItems: [
            { unitId: 'adulto', uuid: '0b0f5b9e-6c5d-4a3e-9a50-111111111111' },
            { unitId: 'adulto', uuid: '0b0f5b9e-6c5d-4a3e-9a50-111111111111' },
          ],
        },
        'BAD_REQUEST',
        {},
      ],
    ])('%j: %s', async (cambios, code, extra) => {
      const r = await pedir('POST /bookings', p.reserva(cambios))
      expect(error(r)).toBe(code)
      expect(r.body).toMatchObject(extra)
    })

    it.each([
      ['GET /products/no', undefined, 'INVALID_PRODUCT_ID'],
      ['POST /availability', { localDate: HOY }, 'INVALID_PRODUCT_ID'],
      ['POST /availability', { optionId: 'DEFAULT' }, 'BAD_REQUEST'],
      ['POST /availability', { localDateStart: HOY }, 'BAD_REQUEST'],
      ['POST /availability', { localDateStart: HOY, localDateEnd: HOY, availabilityIds: ['x'] }, 'BAD_REQUEST'],
      ['POST /availability', { localDateStart: HOY, localDateEnd: '2028-01-01' }, 'BAD_REQUEST'],
      ['POST /availability', { localDateStart: HOY, localDateEnd: '2026-11-01' }, 'BAD_REQUEST'],
      ['POST /availability', { localDateStart: '18-11-2026', localDateEnd: HOY }, 'BAD_REQUEST'],
      ['POST /availability', { availabilityIds: Array.from({ length: 101 }, () => 'x') }, 'BAD_REQUEST'],
      // One year reaches to its own day, whether a 29 February lies in it or not.
      ...['POST /availability', 'POST /availability/calendar'].flatMap((ruta): [string, unknown, string][] => [
        [ruta, { localDateStart: '2026-12-01', localDateEnd: '2027-12-01' }, 'INVALID_PRODUCT_ID'],
        [ruta, { localDateStart: '2026-12-01', localDateEnd: '2027-12-02' }, 'BAD_REQUEST'],
        [ruta, { localDateStart: '2027-12-01', localDateEnd: '2028-12-01' }, 'INVALID_PRODUCT_ID'],
        [ruta, { localDateStart: '2027-12-01', localDateEnd: '2028-12-02' }, 'BAD_REQUEST'],
      ]),
      ['POST /availability/calendar', { localDateStart: HOY }, 'BAD_REQUEST'],
      ['POST /availability/calendar', { localDateStart: HOY, localDateEnd: '2028-01-01' }, 'BAD_REQUEST'],
      ['GET /bookings', undefined, 'BAD_REQUEST'],
      ['GET /bookings?productId=x', undefined, 'BAD_REQUEST'],
      ['GET /bookings?localDateStart=2026-11-20', undefined, 'BAD_REQUEST'],
      ['GET /bookings?localDate=ayer', undefined, 'BAD_REQUEST'],
      ['GET /bookings/no', undefined, 'INVALID_BOOKING_UUID'],
      ['GET /bookings/00000000-0000-4000-8000-000000000000', undefined, 'INVALID_BOOKING_UUID'],
      ['PATCH /bookings/no', {}, 'INVALID_BOOKING_UUID'],
      ['POST /bookings/no/confirm', { contact: {} }, 'INVALID_BOOKING_UUID'],
      ['POST /bookings/no/confirm', {}, 'BAD_REQUEST'],
      ['POST /bookings/no/extend', {}, 'INVALID_BOOKING_UUID'],
      ['POST /bookings/no/cancel', {}, 'INVALID_BOOKING_UUID'],
      ['DELETE /bookings/no', undefined, 'INVALID_BOOKING_UUID'],
      ['GET /no-existe', undefined, 'BAD_REQUEST'],
      ['PATCH /products', {}, 'BAD_REQUEST'],
    ])('%s %j: %s', async (ruta, body, code) => {
      expect(error(await pedir(ruta, body))).toBe(code)
    })

    it('says in Spanish what an unknown unit is, wherever it is named', async () => {
      const range = {
        productId: p.experiencia.id,
        optionId: 'DEFAULT',
        localDateStart: HOY,
        localDateEnd: HOY,
        units: [{ id: 'senior', quantity: 1 }],
      }
      const dicho = async (ruta: string, body: unknown) =>
        (await pedir(ruta, body)).body as unknown as { error: string; errorMessage: string }
      for (const [ruta, body] of [
        ['POST /availability', range],
        ['POST /availability/calendar', range],
        ['POST /bookings', p.reserva({ unitItems: [{ unitId: 'senior' }] })],
      ] as const) {
        expect(await dicho(ruta, body)).toMatchObject({
          error: 'INVALID_UNIT_ID',
          errorMessage: 'Esa experiencia no vende ese tipo de participante.',
        })
      }
    })

    it('tells units and options of another product apart', async () => {
      const range = { productId: p.experiencia.id, optionId: 'DEFAULT', localDate: HOY }
      expect(error(await pedir('POST /availability', { ...range, optionId: 'otra' }))).toBe('INVALID_OPTION_ID')
      expect(
        (await pedir('POST /availability', { ...range, units: [{ id: 'senior', quantity: 1 }] })).body,
      ).toMatchObject({ error: 'INVALID_UNIT_ID', unitId: 'senior' })
    })

    it('refuses what is no JSON object', async () => {
      for (const [body, type] of [
        ['{"a":', 'application/json'],
        ['[]', 'application/json'],
        ['{}', 'text/plain'],
      ] as const) {
        const response = await programa.fetch(
          new Request('http://localhost:3999/api/octo/bookings', {
            method: 'POST',
            body,
            headers: { 'content-type': type, authorization: `Bearer ${agencia.clave}` },
          }),
        )
        expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, 'BAD_REQUEST'])
      }
    })
  })

  describe('availability', () => {
    it('counts what the site sells, and what it asks for', async () => {
      const q = await unProducto(programa, {}, 3)
      const ver = async (units?: object[]) =>
        (
          await pedir('POST /availability', {
            productId: q.experiencia.id,
            optionId: 'DEFAULT',
            availabilityIds: [q.slot(2), 'no-existe'],
            ...(units && { units }),
          })
        ).body as { status: string; vacancies: number; available: boolean }[]
      expect(await ver()).toMatchObject([{ status: 'AVAILABLE', vacancies: 3, available: true }])
      const compra = {
        experienciaId: q.experiencia.id,
        salidaId: q.salidas[0]!.id,
        participantes: { adulto: 2 },
        contacto: { nombre: 'Ana', email: 'sitio@ejemplo.cl', telefono: '+56912345678' },
      }
      expect((await programa.request('POST', '/api/reservas', { body: compra })).status).toBe(201)
      expect(await ver([{ id: 'adulto', quantity: 2 }])).toMatchObject([
        { status: 'LIMITED', vacancies: 1, available: false },
      ])
      expect(await ver([{ id: 'adulto', quantity: 1 }])).toMatchObject([{ available: true }])
      booking(await pedir('POST /bookings', q.reserva({ unitItems: [{ unitId: 'adulto' }] })))
      expect(await ver()).toMatchObject([{ status: 'SOLD_OUT', vacancies: 0, available: false }])
      expect(error(await pedir('POST /bookings', q.reserva({ unitItems: [{ unitId: 'adulto' }] })))).toBe(
        'UNPROCESSABLE_ENTITY',
      )
      expect(
        (await programa.request('POST', '/api/reservas', { body: { ...compra, participantes: { adulto: 1 } } })).status,
      ).toBe(409)
    })
    it('shows a closed one, and sells none of it', async () => {
      const q = await unProducto(programa)
      await programa.database.db
        .updateTable('salidas')
        .set({ estado: 'cerrada' })
        .where('id', '=', q.salidas[0]!.id)
        .execute()
      const { body } = await pedir('POST /availability', {
        productId: q.experiencia.id,
        optionId: 'DEFAULT',
        localDate: '2026-11-20',
      })
      expect(body).toMatchObject([{ status: 'CLOSED', available: false }])
      expect(error(await pedir('POST /bookings', q.reserva()))).toBe('UNPROCESSABLE_ENTITY')
    })
    it('sells what it shares with others as often as there is of it, and closes where papers run out', async () => {
      const { db } = programa.database
      const [q, otro] = [
        await unProducto(programa, { tipoExperiencia: 'Trekking' }, 6),
        await unProducto(programa, {}, 6),
      ]
      const [recurso, kayaks, legajo] = [
        unId(`guía ${q.experiencia.id}`),
        unId(`kayaks ${q.experiencia.id}`),
        randomUUID(),
      ]
      const { anfitrionId, proveedorId } = q.experiencia
      const duena = { anfitrionId, proveedorId }
      await db
        .insertInto('recursos')
        .values([
          { id: recurso, ...duena, nombre: 'Guía', cantidad: 1, createdAt: AHORA },
          { id: kayaks, ...duena, nombre: 'Kayaks', cantidad: 4, createdAt: AHORA },
        ])
        .execute()
      await db
        .insertInto('recursoUsos')
        .values(
          [q, otro].map(({ experiencia }) => ({
            recursoId: recurso,
            experienciaId: experiencia.id,
            por: 'salida',
            unidades: 1,
          })),
        )
        .execute()
      await db
        .insertInto('recursoUsos')
        .values({ recursoId: kayaks, experienciaId: q.experiencia.id, por: 'participante', unidades: 1 })
        .execute()
      const ver = async (de = q) =>
        (
          await pedir('POST /availability', {
            productId: de.experiencia.id,
            optionId: 'DEFAULT',
            localDateStart: '2026-11-20',
            localDateEnd: '2026-11-22',
          })
        ).body as { status: string; vacancies: number }[]
      expect((await ver()).map(({ status, vacancies }) => [status, vacancies])).toEqual([
        ['AVAILABLE', 4],
        ['AVAILABLE', 4],
        ['AVAILABLE', 4],
      ])
      expect(
        error(
          await pedir(
            'POST /bookings',
            q.reserva({ unitItems: Array.from({ length: 5 }, () => ({ unitId: 'adulto' })) }),
          ),
        ),
      ).toBe('UNPROCESSABLE_ENTITY')

      const deOtro = booking(await pedir('POST /bookings', otro.reserva()))
      expect((await ver()).map(({ status, vacancies }) => [status, vacancies])).toEqual([
        ['SOLD_OUT', 0],
        ['AVAILABLE', 4],
        ['AVAILABLE', 4],
      ])
      expect((await ver(otro))[0]).toMatchObject({ status: 'AVAILABLE', vacancies: 4 })
      expect(deOtro.availability).toMatchObject({ status: 'AVAILABLE', vacancies: 4 })
      expect(
        (
          await pedir('POST /availability/calendar', {
            productId: q.experiencia.id,
            optionId: 'DEFAULT',
            localDateStart: '2026-11-20',
            localDateEnd: '2026-11-20',
          })
        ).body as object[],
      ).toMatchObject([{ status: 'SOLD_OUT', available: false }])
      expect(error(await pedir('POST /bookings', q.reserva({ unitItems: [{ unitId: 'adulto' }] })))).toBe(
        'UNPROCESSABLE_ENTITY',
      )
      const mia = booking(
        await pedir(
          'POST /bookings',
          q.reserva({ availabilityId: q.slot(3), unitItems: Array.from({ length: 4 }, () => ({ unitId: 'adulto' })) }),
        ),
      )
      expect(mia.availability).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 })

      const alguien = await unUsuario(db)
      await db
        .insertInto('legajos')
        .values({ id: legajo, ...duena, decididoEn: AHORA, createdAt: AHORA, updatedAt: AHORA })
        .execute()
      await db
        .insertInto('documentos')
        .values(
          (['sernatur', 'seguro', 'primeros_auxilios'] as const).map((tipo) => ({
            id: randomUUID(),
            legajoId: legajo,
            tipo,
            nombre: 'a.pdf',
            tipoArchivo: 'application/pdf',
            bytes: 1,
            estado: 'valido',
            venceEn: '2026-11-21',
            subidoPor: alguien.id,
            createdAt: AHORA,
            updatedAt: AHORA,
          })),
        )
        .execute()
      const hasta = await db
        .selectFrom('experiencias')
        .select('papelesHasta')
        .where('id', '=', q.experiencia.id)
        .executeTakeFirstOrThrow()
      expect(hasta).toEqual({ papelesHasta: '2026-11-21' })
      expect((await ver()).map(({ status }) => status)).toEqual(['SOLD_OUT', 'SOLD_OUT', 'CLOSED'])
      expect(error(await pedir('POST /bookings', q.reserva({ availabilityId: q.slot(4) })))).toBe(
        'UNPROCESSABLE_ENTITY',
      )
    })
    it('writes each hour with the offset of its own day', async () => {
      const q = await unProducto(programa)
      await unaSalida(programa.database.db, q.experiencia, { fecha: '2027-06-01' })
      const { body } = await pedir('POST /availability', {
        productId: q.experiencia.id,
        optionId: 'DEFAULT',
        localDateStart: '2026-11-20',
        localDateEnd: '2027-06-01',
      })
      expect((body as { id: string; utcCutoffAt: string }[]).map(({ id }) => id)).toEqual([
        q.slot(2),
        q.slot(3),
        q.slot(4),
        '2027-06-01T10:00:00-04:00',
      ])
    })
  })

  describe('a booking', () => {
    it('holds, is confirmed on credit, and is cancelled, with the ledger at every step', async () => {
      const libre = await vacantes()
      const held = await reservar({ uuid: randomUUID(), resellerReference: 'AG-77', notes: 'Vegetariana' })
      expect(held).toMatchObject({
        status: 'ON_HOLD',
        utcExpiresAt: '2026-11-18T12:30:00Z',
        utcConfirmedAt: null,
        cancellable: true,
        cancellation: null,
        voucher: { deliveryOptions: [] },
        pricing: { original: 30_000, retail: 30_000, net: 27_000 },
      })
      expect(await vacantes()).toBe(libre - 2)
      const { status, utcExpiresAt, utcConfirmedAt, voucher, contact } = await confirmar(held.uuid)
      expect([status, utcExpiresAt, utcConfirmedAt]).toEqual(['CONFIRMED', null, '2026-11-18T12:00:00Z'])
      expect(voucher?.deliveryOptions).toMatchObject([{ deliveryFormat: 'QRCODE' }])
      expect(contact).toMatchObject({ fullName: null, firstName: 'Ana', country: 'CL' })
      expect(await cuentas(held.id)).toEqual({
        empresas: 27_000,
        operadores: -23_144,
        comision: -3_240,
        iva_comision: -616,
      })
      const fila = await programa.database.db
        .selectFrom('reservas')
        .select(['estado', 'estadoPago', 'estadoLiquidacion', 'contactoNombre', 'contactoEmail'])
        .where('id', '=', held.id)
        .executeTakeFirstOrThrow()
      expect(fila).toEqual({
        estado: 'confirmada',
        estadoPago: 'autorizado',
        estadoLiquidacion: 'retenida',
        contactoNombre: 'Ana Rojas',
        contactoEmail: '',
      })
      expect((await confirmar(held.uuid)).utcConfirmedAt).toBe('2026-11-18T12:00:00Z')
      expect(error(await pedir(`POST /bookings/${held.uuid}/extend`, {}))).toBe('UNPROCESSABLE_ENTITY')
      const cancelled = booking(await pedir(`POST /bookings/${held.uuid}/cancel`, {}))
      expect(cancelled).toMatchObject({
        status: 'CANCELLED',
        utcConfirmedAt: '2026-11-18T12:00:00Z',
        cancellation: { refund: 'FULL', reason: null },
      })
      expect(await cuentas(held.id)).toEqual({})
      expect(await vacantes()).toBe(libre)
      for (const ruta of [
        `POST /bookings/${held.uuid}/cancel`,
        `PATCH /bookings/${held.uuid}`,
        `POST /bookings/${held.uuid}/confirm`,
      ])
        expect(error(await pedir(ruta, { contact: CONTACTO }))).toBe('UNPROCESSABLE_ENTITY')
      expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
    })

    it('is the same for the same request, and refused under a uuid in use', async () => {
      const uuid = randomUUID()
      const primera = await reservar({ uuid })
      expect(primera.uuid).toBe(uuid)
      const libre = await vacantes()
      expect(await reservar({ uuid })).toEqual(primera)
      expect(await vacantes()).toBe(libre)
      expect(error(await pedir('POST /bookings', p.reserva({ uuid, notes: 'otra' })))).toBe('INVALID_BOOKING_UUID')
      const doble = randomUUID()
      const dos = await Promise.all([1, 2, 3].map(() => pedir('POST /bookings', p.reserva({ uuid: doble }))))
      expect(new Set(dos.map((r) => booking(r).id)).size).toBe(1)
      expect(await vacantes()).toBe(libre - 2)
    })

    it('writes to the traveller only where it was asked to', async () => {
      const correos = async () =>
        (await programa.database.db.selectFrom('correos').select('para').execute()).map(({ para }) => para)
      const { uuid } = await reservar()
      await confirmar(uuid)
      await programa.settle()
      expect(await correos()).not.toContain(CONTACTO.emailAddress)
      const con = await reservar()
      await confirmar(con.uuid, { emailReceipt: true })
      await programa.settle()
      expect(await correos()).toContain(CONTACTO.emailAddress)
    })

    it('asks at confirmation for the contact it needs', async () => {
      const { uuid } = await reservar({ contact: { firstName: 'Ana' } })
      expect(error(await pedir(`POST /bookings/${uuid}/confirm`, { contact: {} }))).toBe('UNPROCESSABLE_ENTITY')
      expect(error(await pedir(`POST /bookings/${uuid}/confirm`, { contact: { fullName: 'Ana Rojas' } }))).toBe(
        'UNPROCESSABLE_ENTITY',
      )
      expect(
        (await confirmar(uuid, { contact: { fullName: 'Ana Rojas', emailAddress: 'ana@ejemplo.cl' } })).contact,
      ).toMatchObject({ fullName: 'Ana Rojas', firstName: 'Ana', lastName: null })
    })

    it('runs out at its time, on every read, and cannot be confirmed then', async () => {
      const libre = await vacantes()
      const { uuid } = await reservar({ expirationMinutes: 5 })
      programa.clock.now = minutos(5)
      expect(booking(await pedir(`GET /bookings/${uuid}`))).toMatchObject({
        status: 'EXPIRED',
        utcExpiresAt: '2026-11-18T12:05:00Z',
        cancellable: false,
        cancellation: null,
      })
      expect(error(await pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO }))).toBe('INVALID_BOOKING_UUID')
      for (const ruta of [`POST /bookings/${uuid}/extend`, `PATCH /bookings/${uuid}`, `POST /bookings/${uuid}/cancel`])
        expect(error(await pedir(ruta, {}))).toBe('UNPROCESSABLE_ENTITY')
      expect(await vacantes()).toBe(libre)
      await programa.run('reservas.vencer')
      expect(booking(await pedir(`GET /bookings/${uuid}`)).status).toBe('EXPIRED')
      programa.clock.now = AHORA
    })

    it('is extended, never shortened, two hours at most', async () => {
      const { uuid } = await reservar({ expirationMinutes: 60 })
      const hasta = async (expirationMinutes?: number) =>
        booking(await pedir(`POST /bookings/${uuid}/extend`, { expirationMinutes })).utcExpiresAt
      expect([await hasta(5), await hasta(90), await hasta(90_000), await hasta()]).toEqual([
        '2026-11-18T13:00:00Z',
        '2026-11-18T13:30:00Z',
        '2026-11-18T14:00:00Z',
        '2026-11-18T14:00:00Z',
      ])
    })

    it('changes people, those who stay at the price it was held at and who is added at that of now, and its debt with them', async () => {
      const held = await reservar({ unitItems: [{ unitId: 'adulto', resellerReference: 'A1' }] })
      const [uno] = held.unitItems
      await programa.database.db
        .updateTable('tarifas')
        .set({ precio: 99_000 })
        .where('opcionId', '=', p.experiencia.opcionId)
        .where('tipo', '=', 'adulto')
        .execute()
      const libre = await vacantes()
      const confirmed = await confirmar(held.uuid, {
        unitItems: [
          { uuid: uno!.uuid, unitId: 'adulto' },
          { unitId: 'adulto' },
          { unitId: 'nino', contact: { firstName: 'Luz' } },
        ],
      })
      expect(confirmed.pricing).toMatchObject({ retail: 129_000, net: 116_100 })
      expect(
        confirmed.unitItems.map((u) => [
          u.unitId,
          u.resellerReference,
          u.contact.firstName,
          (u as { pricing?: { retail: number } }).pricing?.retail,
        ]),
      ).toEqual([
        ['adulto', 'A1', null, 20_000],
        ['adulto', null, null, 99_000],
        ['nino', null, 'Luz', 10_000],
      ])
      expect(confirmed.unitItems[0]!.uuid).toBe(uno!.uuid)
      expect(await vacantes()).toBe(libre - 2)
      const menos = booking(
        await pedir(`PATCH /bookings/${held.uuid}`, { unitItems: [{ uuid: uno!.uuid, unitId: 'adulto' }] }),
      )
      expect(menos).toMatchObject({ status: 'CONFIRMED', pricing: { retail: 20_000 } })
      expect(await cuentas(held.id)).toMatchObject({ empresas: 18_000, operadores: -15_430 })
      await programa.database.db
        .updateTable('tarifas')
        .set({ precio: 20_000 })
        .where('opcionId', '=', p.experiencia.opcionId)
        .where('tipo', '=', 'adulto')
        .execute()
      expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
    })

    it('moves to another departure in one, or stays where it is', async () => {
      const q = await unProducto(programa, {}, 2)
      const mover = async (uuid: string, body: object) => pedir(`PATCH /bookings/${uuid}`, body)
      const held = booking(await pedir('POST /bookings', q.reserva()))
      expect(booking(await mover(held.uuid, { availabilityId: q.slot(3) }))).toMatchObject({
        availabilityId: q.slot(3),
        uuid: held.uuid,
        supplierReference: held.supplierReference,
      })
      const segunda = booking(await pedir('POST /bookings', q.reserva()))
      expect(error(await mover(held.uuid, { availabilityId: q.slot(2) }))).toBe('UNPROCESSABLE_ENTITY')
      expect(booking(await pedir(`GET /bookings/${held.uuid}`)).availabilityId).toBe(q.slot(3))
      expect(error(await mover(held.uuid, { availabilityId: 'nunca' }))).toBe('INVALID_AVAILABILITY_ID')
      expect(error(await mover(held.uuid, { productId: 'nunca' }))).toBe('INVALID_PRODUCT_ID')
      expect(
        booking(await mover(segunda.uuid, { productId: p.experiencia.id, availabilityId: p.slot(4) })),
      ).toMatchObject({ productId: p.experiencia.id, availabilityId: p.slot(4) })
      expect(booking(await mover(held.uuid, { availabilityId: q.slot(2) })).availabilityId).toBe(q.slot(2))
    })

    it('keeps what a late cancellation costs, unless the operator calls it off', async () => {
      const { uuid, id } = await reservar()
      await confirmar(uuid)
      programa.clock.now = new Date('2026-11-20T08:00:00Z')
      expect(booking(await pedir(`GET /bookings/${uuid}`)).cancellable).toBe(false)
      expect(error(await pedir(`POST /bookings/${uuid}/cancel`, {}))).toBe('UNPROCESSABLE_ENTITY')
      expect(error(await pedir(`PATCH /bookings/${uuid}`, { notes: 'x' }))).toBe('UNPROCESSABLE_ENTITY')
      expect(booking(await pedir(`POST /bookings/${uuid}/cancel`, { force: true })).cancellation).toMatchObject({
        refund: 'NONE',
      })
      expect(await cuentas(id)).toEqual({ empresas: 27_000, operadores: -27_000 })
      programa.clock.now = AHORA
    })

    it('waits for an operator who accepts by hand', async () => {
      const q = await unProducto(programa, { confirmacion: 'solicitud' })
      const held = booking(await pedir('POST /bookings', q.reserva()))
      const pending = await confirmar(held.uuid)
      expect(pending).toMatchObject({
        status: 'PENDING',
        utcConfirmedAt: null,
        utcExpiresAt: null,
        voucher: { deliveryOptions: [] },
        product: { instantConfirmation: false },
      })
      programa.clock.now = minutos(60 * 30)
      await programa.run('reservas.vencer')
      expect(booking(await pedir(`GET /bookings/${held.uuid}`))).toMatchObject({
        status: 'REJECTED',
        cancellable: false,
      })
      expect(await cuentas(held.id)).toEqual({})
      programa.clock.now = AHORA
    })

    it('is found by reference and by day of the visit', async () => {
      const { uuid, supplierReference } = await reservar({ resellerReference: 'Buscada', availabilityId: p.slot(4) })
      const uuids = async (query: string) =>
        ((await pedir(`GET /bookings?${query}`)).body as Booking[]).map((b) => b.uuid)
      expect(await uuids('resellerReference=Buscada')).toEqual([uuid])
      expect(await uuids(`supplierReference=${supplierReference}`)).toEqual([uuid])
      expect(await uuids('localDate=2026-11-22')).toContain(uuid)
      expect(await uuids('localDateStart=2026-11-19&localDateEnd=2026-11-21')).not.toContain(uuid)
      expect(await uuids(`localDate=2026-11-22&productId=${p.experiencia.id}&optionId=DEFAULT`)).toContain(uuid)
      expect(await uuids('localDate=2026-11-22&optionId=otra')).toEqual([])
      expect(await uuids('localDate=2031-01-01')).toEqual([])
    })
  })

  it('forgets who travelled 90 days after the trip, and keeps the booking', async () => {
    const { uuid, id } = await reservar({
      resellerReference: 'AG-9',
      notes: 'Alérgica a las nueces',
      unitItems: [{ unitId: 'adulto', contact: CONTACTO }],
    })
    await confirmar(uuid)
    const leer = async () => booking(await pedir(`GET /bookings/${uuid}`))
    const olvidar = async (fecha: string) => {
      programa.clock.now = new Date(fecha)
      await programa.run('reventas.olvidarContactos')
      const leida = await leer()
      programa.clock.now = AHORA
      return leida
    }
    expect((await olvidar('2027-02-17T12:00:00Z')).contact.firstName).toBe('Ana')
    const despues = await olvidar('2027-02-19T12:00:00Z')
    const nadie = {
      fullName: null,
      firstName: null,
      lastName: null,
      emailAddress: null,
      phoneNumber: null,
      locales: [],
    }
    expect(despues).toMatchObject({
      resellerReference: 'AG-9',
      notes: null,
      contact: nadie,
      unitItems: [{ contact: nadie }],
      pricing: { retail: 20_000 },
    })
    const { db } = programa.database
    const guardado = [
      await db.selectFrom('reservas').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('reventas').selectAll().where('reservaId', '=', id).execute(),
    ]
    expect(JSON.stringify(guardado)).not.toMatch(/Ana|Rojas|ejemplo\.cl|912345678|nueces/)
  })

  it('brings what was owed at the public price to the net one, and leaves what was paid out', async () => {
    const { database } = programa
    const { db } = database
    const [debida, pagada] = [await reservar(), await reservar()]
    for (const { uuid } of [debida, pagada]) await confirmar(uuid)
    // As it stood before: divided at the public price, with the margin as our cost.
    await database.exec(`alter table reservas disable trigger user; alter table reserva_lineas disable trigger user;
      update reserva_lineas l set precio_unitario = u.publico from reventa_unidades u where u.reserva_id = l.reserva_id and u.tipo = l.tipo;
      update reservas r set total = (select sum(l.cantidad * l.precio_unitario) from reserva_lineas l where l.reserva_id = r.id) where r.empresa_id is not null and r.total > 0;
      alter table reservas enable trigger user; alter table reserva_lineas enable trigger user;`)
    for (const { id } of [debida, pagada]) {
      const movimientoId = randomUUID()
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('movimientos')
          .values({ id: movimientoId, clave: `antes:${id}`, tipo: 'credito_ajustado', reservaId: id, createdAt: AHORA })
          .execute()
        await tx
          .insertInto('apuntes')
          .values(
            Object.entries({ margen_empresas: 3_000, operadores: -2_572, comision: -360, iva_comision: -68 }).map(
              ([cuenta, monto]) => ({ movimientoId, cuenta, monto }),
            ),
          )
          .execute()
      })
    }
    const { proveedorId } = await db
      .selectFrom('experiencias')
      .select('proveedorId')
      .where('id', '=', p.experiencia.id)
      .executeTakeFirstOrThrow()
    const linea = {
      concepto: 'ajuste:1',
      proveedorId,
      estado: 'retenida',
      bruto: 0,
      comision: 0,
      ivaComision: 0,
      costoTarjeta: 0,
      retencion: 0,
      neto: 0,
      createdAt: AHORA,
      updatedAt: AHORA,
    }
    await db
      .insertInto('liquidaciones')
      .values({ ...linea, id: randomUUID(), reservaId: pagada.id })
      .execute()
    const antes = await cuentas(pagada.id)
    expect(antes).toEqual({
      empresas: 27_000,
      margen_empresas: 3_000,
      operadores: -25_716,
      comision: -3_600,
      iva_comision: -684,
    })

    await database.exec(
      `begin; ${readFileSync(new URL('../db/migrations/0118_un_solo_margen.sql', import.meta.url), 'utf8')} alter table reventas drop column publicos; commit;`,
    )
    expect(await cuentas(debida.id)).toEqual({
      empresas: 27_000,
      operadores: -23_144,
      comision: -3_240,
      iva_comision: -616,
    })
    expect(await cuentas(pagada.id)).toEqual(antes)
    expect(
      (
        await db
          .selectFrom('reservas')
          .select('total')
          .where('id', 'in', [debida.id, pagada.id])
          .orderBy('total')
          .execute()
      ).map(({ total }) => total),
    ).toEqual([27_000, 30_000])
    for (const { uuid } of [debida, pagada])
      expect(booking(await pedir(`GET /bookings/${uuid}`)).pricing).toMatchObject({ retail: 30_000, net: 27_000 })
    expect((await comprobarInvariantes(db, AHORA)).filter(({ invariante }) => !invariante.startsWith('I12'))).toEqual(
      [],
    )
  })

  it('holds 200 places at a time, whatever the company holds by its proposals', async () => {
    const q = await unProducto(programa, {}, 500)
    const quien = await unRevendedor(programa)
    const uno = q.reserva({ unitItems: [{ unitId: 'adulto' }] })
    const { id } = booking(await quien.pedir('POST /bookings', { body: uno, caps: 'octo/pricing' }))
    const copiar = (tabla: 'reservas' | 'reventas', cambios: RawBuilder<unknown>) =>
      sql`insert into ${sql.table(tabla)} select (jsonb_populate_record(t, ${cambios})).* from ${sql.table(tabla)} t cross join generate_series(1, 199) i where ${tabla === 'reservas' ? sql`t.id` : sql`t.reserva_id`} = ${id}::uuid`.execute(
        programa.database.db,
      )
    await copiar(
      'reservas',
      sql`jsonb_build_object('id', md5('una' || i)::uuid, 'codigo', translate(lpad(i::text, 8, '0'), '01', 'XY'), 'bloqueo', true)`,
    )
    expect((await quien.pedir('POST /bookings', { body: uno })).status).toBe(200)
    await copiar(
      'reventas',
      sql`jsonb_build_object('reserva_id', md5('una' || i)::uuid, 'uuid', md5('otra' || i)::uuid)`,
    )
    const negada = await quien.pedir('POST /bookings', { body: uno })
    expect([negada.status, negada.body]).toMatchObject([429, { error: 'UNPROCESSABLE_ENTITY' }])
  })

  async function cuentas(reservaId: string): Promise<Record<string, number>> {
    const rows = await programa.database.db
      .selectFrom('movimientos as m')
      .innerJoin('apuntes as a', 'a.movimientoId', 'm.id')
      .select(['a.cuenta', 'a.monto'])
      .where('m.reservaId', '=', reservaId)
      .execute()
    const sumas: Record<string, number> = {}
    for (const { cuenta, monto } of rows) sumas[cuenta] = (sumas[cuenta] ?? 0) + monto
    return Object.fromEntries(Object.entries(sumas).filter(([, monto]) => monto !== 0))
  }
})
