import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import type { Ctx } from '#server/ctx.ts'
import { getOpcion, listarProductos, listarVacantes, verProducto } from '#server/modules/reventas/index.ts'
import { unaBase } from '#server/testing/base.ts'
import { AHORA, HOY, unaSalida } from '#server/testing/datos.ts'
import {
  CONTACTO,
  DETALLE_COMPLETO,
  pedirOcto,
  unProducto,
  unRevendedor,
  type Respuesta,
  type Revendedor,
} from '#server/testing/octo-mundo.ts'
import { OctoErrorBody, octoShapes, Subscription, Webhook, type Caps } from '#server/testing/octo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const TODAS = ['pricing', 'content', 'pickups', 'questions', 'notifications', 'webhooks'] as const satisfies Caps
const CONJUNTOS: Caps[] = [[], ...TODAS.map((una) => [una] as const), TODAS]
const SIN_USO = '00000000-0000-4000-8000-000000000000'
const headerDe = (caps: Caps): string => caps.map((una) => `octo/${una}`).join(', ')

/** Every endpoint of the reference, and what it needs to be asked. */
const ENDPOINTS = [
  'GET /supplier',
  'GET /products',
  'GET /products/x',
  'POST /availability/calendar',
  'POST /availability',
  'POST /bookings',
  'GET /bookings',
  'GET /bookings/x',
  'PATCH /bookings/x',
  'POST /bookings/x/confirm',
  'POST /bookings/x/extend',
  'POST /bookings/x/cancel',
  'DELETE /bookings/x',
  'GET /capabilities',
  'POST /notifications/subscriptions',
  'GET /notifications/subscriptions',
  'GET /notifications/subscriptions/x',
  'PATCH /notifications/subscriptions/x',
  'DELETE /notifications/subscriptions/x',
  'POST /webhooks',
  'GET /webhooks',
  'DELETE /webhooks/x',
]

describe.each(unaBase())('the contract of OCTO ($nombre)', ({ abrir }) => {
  let programa: Programa
  let p: Awaited<ReturnType<typeof unProducto>>
  let q: Awaited<ReturnType<typeof unProducto>>

  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    p = await unProducto(programa, { detalle: DETALLE_COMPLETO }, 400)
    q = await unProducto(programa, {}, 400)
  })
  afterAll(async () => {
    await programa?.close()
    await programa?.database.close()
  })

  const error = ({ status, body }: Respuesta): string => {
    expect({ status, body }).toMatchObject({ status: 400 })
    return OctoErrorBody.parse(body).error
  }

  describe.each(CONJUNTOS.map((caps) => [headerDe(caps) || 'none', caps] as const))(
    'with the capabilities %s',
    (_header, caps) => {
      const shapes = octoShapes(caps)
      let agencia: Revendedor
      beforeAll(async () => {
        agencia = await unRevendedor(programa)
      })
      const con = (una: (typeof TODAS)[number]): boolean => caps.includes(una)
      const ask = (ruta: string, body?: unknown) =>
        agencia.pedir(ruta, { caps: headerDe(caps), ...(body !== undefined && { body }) })
      const has = async <T>(schema: { parse(value: unknown): T }, ruta: string, body?: unknown): Promise<T> => {
        const respuesta = await ask(ruta, body)
        expect({ ruta, status: respuesta.status, body: respuesta.body }).toMatchObject({ status: 200 })
        expect([respuesta.headers.get('octo-capabilities'), respuesta.headers.get('content-type')]).toEqual([
          headerDe(caps),
          'application/json; charset=utf-8',
        ])
        expect(respuesta.headers.get('content-language') === 'es-CL').toBe(con('content'))
        return schema.parse(respuesta.body)
      }
      const agregados = {
        pickupRequested: true,
        pickupPointId: 'plaza',
        questionAnswers: [{ questionId: 'dieta', value: 'Vegana' }],
      }
      const personas = (talla: string | null) =>
        ['adulto', 'nino'].map((unitId) => ({ unitId, questionAnswers: [{ questionId: 'talla', value: talla }] }))

      it('answers every endpoint in its shape', async () => {
        const range = {
          productId: p.experiencia.id,
          optionId: 'DEFAULT',
          localDateStart: HOY,
          localDateEnd: '2026-11-25',
        }
        const units = [{ id: 'adulto', quantity: 2 }]
        expect((await has(shapes.Supplier, 'GET /supplier')).endpoint).toMatch(/\/api\/octo$/)
        expect((await has(shapes.Capability.array(), 'GET /capabilities')).map(({ id }) => id)).toEqual(
          TODAS.map((una) => `octo/${una}`).toSorted((a, b) => ORDEN.indexOf(a) - ORDEN.indexOf(b)),
        )
        expect((await has(shapes.Product.array(), 'GET /products')).map(({ id }) => id)).toEqual(
          expect.arrayContaining([p.experiencia.id, q.experiencia.id]),
        )
        expect((await has(shapes.Product, `GET /products/${p.experiencia.id}`)).options[0]).toMatchObject({
          id: 'DEFAULT',
          default: true,
          availabilityLocalStartTimes: ['10:00'],
          ...(con('pickups') && { pickupAvailable: true, pickupRequired: true }),
        })
        const slots = await has(shapes.Availability.array().length(3), 'POST /availability', range)
        expect(slots[0]).toMatchObject({
          id: p.slot(2),
          available: true,
          ...(con('pickups') && {
            pickupPoints: [
              { id: 'plaza', localDateTime: '2026-11-20T09:15:00-03:00', localDateTimeTo: '2026-11-20T09:30:00-03:00' },
              { localDateTimeTo: null },
            ],
          }),
        })
        expect(
          (
            await has(shapes.Availability.array().length(1), 'POST /availability', {
              ...range,
              localDateStart: undefined,
              localDateEnd: undefined,
              availabilityIds: [p.slot(2), 'x'],
              units,
            })
          )[0],
        ).toMatchObject({ available: true })
        const days = await has(shapes.CalendarDay.array().length(8), 'POST /availability/calendar', { ...range, units })
        expect(days.map(({ status }) => status)).toEqual([
          'CLOSED',
          'CLOSED',
          'AVAILABLE',
          'AVAILABLE',
          'AVAILABLE',
          'CLOSED',
          'CLOSED',
          'CLOSED',
        ])

        const referencia = `V-${caps.length}-${caps[0] ?? ''}`
        const held = await has(shapes.Booking, 'POST /bookings', p.reserva({ resellerReference: referencia }))
        const path = `/bookings/${held.uuid}`
        expect((await has(shapes.Booking, `POST ${path}/extend`, {})).status).toBe('ON_HOLD')
        expect((await has(shapes.Booking, `PATCH ${path}`, { notes: 'Llegan tarde' })).notes).toBe('Llegan tarde')
        const confirmed = await has(shapes.Booking, `POST ${path}/confirm`, {
          contact: CONTACTO,
          unitItems: personas('M'),
          ...agregados,
        })
        expect(confirmed.status).toBe('CONFIRMED')
        expect((await has(shapes.Booking, `GET ${path}`)).voucher?.deliveryOptions).toHaveLength(1)
        expect(
          (await has(shapes.Booking.array(), `GET /bookings?resellerReference=${referencia}`)).map(({ uuid }) => uuid),
        ).toEqual([held.uuid])
        expect(await has(shapes.Booking, `POST ${path}/cancel`, { reason: 'Lluvia' })).toMatchObject({
          status: 'CANCELLED',
          cancellation: { refund: 'FULL', reason: 'Lluvia' },
          utcExpiresAt: null,
        })
        const otra = await has(shapes.Booking, 'POST /bookings', q.reserva())
        expect((await has(shapes.Booking, `DELETE /bookings/${otra.uuid}`, {})).status).toBe('CANCELLED')
      })

      const url = 'https://avisos.ejemplo.cl/octo'
      const suscripcion = {
        url,
        notificationTypes: ['BOOKING_UPDATE', 'PRODUCT_UPDATE'],
        headers: { 'x-llave': 'abc' },
      }

      it.runIf(con('notifications'))('keeps subscriptions', async () => {
        const { id } = await has(Subscription, 'POST /notifications/subscriptions', suscripcion)
        expect(await has(Subscription.array(), 'GET /notifications/subscriptions')).toEqual([{ id, ...suscripcion }])
        expect(
          (
            await has(Subscription, `PATCH /notifications/subscriptions/${id}`, {
              notificationTypes: ['AVAILABILITY_UPDATE'],
            })
          ).notificationTypes,
        ).toEqual(['AVAILABILITY_UPDATE'])
        expect(await has(Subscription, `GET /notifications/subscriptions/${id}`)).toEqual({
          id,
          url,
          notificationTypes: ['AVAILABILITY_UPDATE'],
          headers: { 'x-llave': 'abc' },
        })
        expect((await has(Subscription, `DELETE /notifications/subscriptions/${id}`)).id).toBe(id)
        expect(error(await ask(`GET /notifications/subscriptions/${id}`))).toBe('UNPROCESSABLE_ENTITY')
        expect(
          error(await ask('POST /notifications/subscriptions', { ...suscripcion, notificationTypes: ['OTRO'] })),
        ).toBe('BAD_REQUEST')
        expect(error(await ask('POST /notifications/subscriptions', { ...suscripcion, headers: { host: 'x' } }))).toBe(
          'BAD_REQUEST',
        )
      })

      it.runIf(con('webhooks'))('keeps webhooks', async () => {
        const webhook = await has(Webhook, 'POST /webhooks', { url, event: 'booking_update' })
        expect(webhook).toMatchObject({
          retryOnError: true,
          useContactLanguage: true,
          headers: {},
          capabilities: caps.map((una) => `octo/${una}`),
        })
        expect(await has(Webhook.array(), 'GET /webhooks')).toEqual([webhook])
        expect(await has(Webhook, `DELETE /webhooks/${webhook.id}`, {})).toEqual(webhook)
        expect(error(await ask(`DELETE /webhooks/${webhook.id}`, {}))).toBe('UNPROCESSABLE_ENTITY')
        for (const mala of ['http://ejemplo.cl/', 'https://127.0.0.1/', 'hola'])
          expect(error(await ask('POST /webhooks', { url: mala, event: 'booking_update' }))).toBe('BAD_REQUEST')
      })

      it.runIf(!con('notifications') || !con('webhooks'))(
        'has no endpoint of a capability that was not asked for',
        async () => {
          for (const ruta of ENDPOINTS.filter(
            (una) =>
              (una.includes('/notifications') && !con('notifications')) ||
              (una.includes('/webhooks') && !con('webhooks')),
          )) {
            expect([
              ruta,
              error(await ask(ruta, ruta.startsWith('GET') ? undefined : { ...suscripcion, event: 'booking_update' })),
            ]).toEqual([ruta, 'BAD_REQUEST'])
          }
        },
      )

      it('asks at confirmation for what its capabilities require, and says nothing of the others', async () => {
        const { uuid } = await has(shapes.Booking, 'POST /bookings', p.reserva())
        const confirmar = (body: object) => ask(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO, ...body })
        const mal: [(typeof TODAS)[number], () => Promise<Respuesta>, string][] = [
          [
            'pickups',
            () => confirmar({ ...agregados, pickupPointId: 'luna', unitItems: personas('M') }),
            'UNPROCESSABLE_ENTITY',
          ],
          [
            'pickups',
            () => confirmar({ ...agregados, pickupPointId: null, unitItems: personas('M') }),
            'UNPROCESSABLE_ENTITY',
          ],
          [
            'pickups',
            () =>
              ask('POST /availability', {
                productId: p.experiencia.id,
                optionId: 'DEFAULT',
                localDate: HOY,
                pickupPointId: 'luna',
              }),
            'UNPROCESSABLE_ENTITY',
          ],
          [
            'questions',
            () => confirmar({ ...agregados, questionAnswers: [], unitItems: personas('M') }),
            'UNPROCESSABLE_ENTITY',
          ],
          ['questions', () => confirmar({ ...agregados, unitItems: personas(null) }), 'UNPROCESSABLE_ENTITY'],
          ['questions', () => confirmar({ ...agregados, unitItems: personas('XL') }), 'UNPROCESSABLE_ENTITY'],
          [
            'questions',
            () => ask(`PATCH /bookings/${uuid}`, { questionAnswers: [{ questionId: 'otra', value: 'x' }] }),
            'UNPROCESSABLE_ENTITY',
          ],
          ['questions', () => ask(`PATCH /bookings/${uuid}`, { questionAnswers: 'Vegana' }), 'BAD_REQUEST'],
        ]
        for (const [, pedir, codigo] of mal.filter(([una]) => con(una))) expect(error(await pedir())).toBe(codigo)
        const esperada = con('pickups') || con('questions') ? agregados : {}
        const booking = shapes.Booking.parse(
          (await confirmar({ ...esperada, unitItems: con('questions') ? personas('S') : undefined })).body,
        )
        expect(booking).toMatchObject({
          status: 'CONFIRMED',
          ...(con('pickups') && {
            pickupRequested: true,
            pickupPointId: 'plaza',
            pickupHotel: null,
            pickupPoint: { localDateTime: '2026-11-20T09:15:00-03:00' },
          }),
          ...(con('questions') && {
            questionAnswers: [
              { questionId: 'dieta', value: 'Vegana' },
              { questionId: 'llegada', value: null },
            ],
            unitItems: [{ questionAnswers: [{ value: 'S' }] }, { questionAnswers: [{ value: 'S' }] }],
          }),
        })
        const { recogida, respuestas } = await programa.database.db
          .selectFrom('reservas')
          .select(['recogida', 'respuestas'])
          .where('id', '=', booking.id)
          .executeTakeFirstOrThrow()
        expect([recogida !== null, (respuestas as unknown[]).length]).toEqual([
          con('pickups'),
          con('questions') ? 3 : 0,
        ])
      })

      it('tells every error of every endpoint apart, repeating what was sent', async () => {
        const { uuid } = await has(shapes.Booking, 'POST /bookings', q.reserva())
        const hecha = await has(shapes.Booking, 'POST /bookings', q.reserva())
        await has(shapes.Booking, `POST /bookings/${hecha.uuid}/cancel`, {})
        const donde = { productId: q.experiencia.id, optionId: 'DEFAULT' }
        const dias = { ...donde, localDateStart: HOY, localDateEnd: HOY }
        const casos: [string, unknown, string, object?][] = [
          ['GET /products/no', undefined, 'INVALID_PRODUCT_ID', { productId: 'no' }],
          ...['POST /availability', 'POST /availability/calendar'].flatMap((ruta): typeof casos => [
            [ruta, { ...dias, productId: 'no' }, 'INVALID_PRODUCT_ID', { productId: 'no' }],
            [ruta, { ...dias, optionId: 'no' }, 'INVALID_OPTION_ID', { optionId: 'no' }],
            [ruta, { ...dias, units: [{ id: 'senior', quantity: 1 }] }, 'INVALID_UNIT_ID', { unitId: 'senior' }],
            [ruta, donde, 'BAD_REQUEST'],
            [ruta, { ...dias, localDateEnd: '2028-11-18' }, 'BAD_REQUEST'],
            ...(con('pricing')
              ? ([[ruta, { ...dias, productId: 'no', currency: 'USD' }, 'BAD_REQUEST']] as typeof casos)
              : []),
          ]),
          ['POST /availability', { ...dias, availabilityIds: ['x'] }, 'BAD_REQUEST'],
          ['POST /bookings', q.reserva({ productId: SIN_USO }), 'INVALID_PRODUCT_ID', { productId: SIN_USO }],
          ['POST /bookings', q.reserva({ optionId: undefined }), 'INVALID_OPTION_ID', { optionId: null }],
          [
            'POST /bookings',
            q.reserva({ availabilityId: 'ayer' }),
            'INVALID_AVAILABILITY_ID',
            { availabilityId: 'ayer' },
          ],
          ['POST /bookings', q.reserva({ unitItems: [{ unitId: 'senior' }] }), 'INVALID_UNIT_ID', { unitId: 'senior' }],
          ['POST /bookings', q.reserva({ uuid }), 'INVALID_BOOKING_UUID', { uuid }],
          ['POST /bookings', q.reserva({ unitItems: [] }), 'UNPROCESSABLE_ENTITY'],
          ['POST /bookings', q.reserva({ unitItems: [{ unitId: 'nino' }] }), 'UNPROCESSABLE_ENTITY'],
          ['POST /bookings', q.reserva({ unitItems: 'dos' }), 'BAD_REQUEST'],
          ['GET /bookings', undefined, 'BAD_REQUEST'],
          ['GET /bookings?localDateStart=2026-11-20', undefined, 'BAD_REQUEST'],
          ...[
            'resellerReference=%00',
            'supplierReference=a%E2%80%AEb',
            'localDate=2026-12-01&productId=%01',
            'localDate=2026-12-01&optionId=%7F',
            'localDate=0000-01-01',
            'localDateStart=2026-12-01&localDateEnd=9999-01-01',
            'localDate=mañana',
          ].map((query): (typeof casos)[number] => [`GET /bookings?${query}`, undefined, 'BAD_REQUEST']),
          ['GET /bookings/%00', undefined, 'INVALID_BOOKING_UUID'],
          ['GET /products/%00', undefined, 'INVALID_PRODUCT_ID'],
          ['POST /availability', { ...donde, localDate: '0000-01-01' }, 'BAD_REQUEST'],
          ['POST /bookings', q.reserva({ availabilityId: '0000-01-01T00:00:00+00:00' }), 'INVALID_AVAILABILITY_ID'],
          ['GET /bookings/no', undefined, 'INVALID_BOOKING_UUID', { uuid: 'no' }],
          ...['confirm', 'extend', 'cancel'].flatMap((acto): typeof casos => [
            [`POST /bookings/${SIN_USO}/${acto}`, { contact: CONTACTO }, 'INVALID_BOOKING_UUID', { uuid: SIN_USO }],
            [`POST /bookings/${hecha.uuid}/${acto}`, { contact: CONTACTO }, 'UNPROCESSABLE_ENTITY'],
            [`POST /bookings/${uuid}/${acto}`, { contact: 7, expirationMinutes: 'x', reason: 7 }, 'BAD_REQUEST'],
          ]),
          [`POST /bookings/${uuid}/confirm`, { contact: {} }, 'UNPROCESSABLE_ENTITY'],
          [
            `POST /bookings/${uuid}/confirm`,
            { contact: CONTACTO, unitItems: [{ unitId: 'senior' }] },
            'INVALID_UNIT_ID',
            { unitId: 'senior' },
          ],
          [`PATCH /bookings/${SIN_USO}`, {}, 'INVALID_BOOKING_UUID', { uuid: SIN_USO }],
          [`PATCH /bookings/${uuid}`, { productId: 'no' }, 'INVALID_PRODUCT_ID', { productId: 'no' }],
          [`PATCH /bookings/${uuid}`, { optionId: 'no' }, 'INVALID_OPTION_ID', { optionId: 'no' }],
          [`PATCH /bookings/${uuid}`, { availabilityId: 'no' }, 'INVALID_AVAILABILITY_ID', { availabilityId: 'no' }],
          [`PATCH /bookings/${uuid}`, { unitItems: [{ unitId: 'senior' }] }, 'INVALID_UNIT_ID', { unitId: 'senior' }],
          [`PATCH /bookings/${hecha.uuid}`, { notes: 'x' }, 'UNPROCESSABLE_ENTITY'],
          [`PATCH /bookings/${uuid}`, { notes: 7 }, 'BAD_REQUEST'],
          [`DELETE /bookings/${SIN_USO}`, {}, 'INVALID_BOOKING_UUID', { uuid: SIN_USO }],
          [`DELETE /bookings/${hecha.uuid}`, {}, 'UNPROCESSABLE_ENTITY'],
          ['GET /nada', undefined, 'BAD_REQUEST'],
        ]
        for (const [ruta, body, codigo, extra = {}] of casos) {
          const respuesta = await ask(ruta, body)
          expect({ ruta, body, codigo: error(respuesta), eco: respuesta.body }).toMatchObject({
            ruta,
            codigo,
            eco: extra,
          })
          expect(respuesta.headers.get('octo-capabilities')).toBe(headerDe(caps))
        }
        await has(shapes.Booking, `POST /bookings/${uuid}/cancel`, {})
      })
    },
  )

  it('asks every endpoint for a key, of this company and with its scope', async () => {
    const nada = await unRevendedor(programa, { permisos: [] })
    for (const ruta of ENDPOINTS) {
      const pedido = { caps: headerDe(TODAS), ...(ruta.startsWith('GET') ? {} : { body: {} }) }
      expect([ruta, error(await pedirOcto(programa, ruta, pedido))]).toEqual([ruta, 'UNAUTHORIZED'])
      expect([
        ruta,
        error(await pedirOcto(programa, ruta, { ...pedido, headers: { authorization: `Bearer ${randomUUID()}` } })),
      ]).toEqual([ruta, 'FORBIDDEN'])
      expect([ruta, error(await nada.pedir(ruta, pedido))]).toEqual([ruta, 'FORBIDDEN'])
    }
  })

  it('answers all products, and sixty days of one, in as many queries however many they are', async () => {
    const contar = async (act: (ctx: Ctx) => Promise<unknown>): Promise<number> => {
      let n = 0
      const db = programa.database.db.withPlugin({
        transformQuery({ node }) {
          n++
          return node
        },
        transformResult: async ({ result }) => result,
      })
      await act({ ...programa.ctx(), now: AHORA, db })
      return n
    }
    const productos = () => contar((ctx) => listarProductos(ctx, { margen: () => 1000 }))
    const dias = () =>
      contar(async (ctx) => {
        const producto = await verProducto(ctx, { id: q.experiencia.id, margen: () => 1000 })
        return listarVacantes(ctx, {
          producto,
          opcion: getOpcion(producto, 'DEFAULT'),
          desde: HOY,
          hasta: '2027-01-16',
        })
      })
    await productos()
    const antes = [await productos(), await dias()]
    for (let i = 0; i < 5; i++) await unProducto(programa)
    for (let i = 0; i < 30; i++)
      await unaSalida(programa.database.db, q.experiencia, { fecha: `2026-12-${String(i + 1).padStart(2, '0')}` })
    expect([await productos(), await dias()]).toEqual(antes)
    expect(Math.max(...antes)).toBeLessThanOrEqual(4)
  })

  it('lists nothing under an id of a strange form', async () => {
    const agencia = await unRevendedor(programa)
    for (const query of [
      'localDate=2026-12-01&productId=abc',
      'localDate=2026-12-01&optionId=abc',
      'resellerReference=%25',
      'supplierReference=----',
    ]) {
      expect([query, await agencia.pedir(`GET /bookings?${query}`)]).toMatchObject([query, { status: 200, body: [] }])
    }
  })

  it('says of its own failures that they are its own, and no more', async () => {
    const { db } = programa.database
    await sql`alter table reventas rename to reventas_ocultas`.execute(db)
    const dicho: string[] = []
    setLog({ sink: (line) => dicho.push(line) })
    const { status, body } = await (
      await unRevendedor(programa)
    ).pedir(`GET /bookings/${SIN_USO}`, { headers: { 'accept-language': 'en' } })
    setLog({ sink: (line) => process.stderr.write(line) })
    await sql`alter table reventas_ocultas rename to reventas`.execute(db)
    expect({ status, body }).toEqual({
      status: 500,
      body: { error: 'INTERNAL_SERVER_ERROR', errorMessage: 'Something went wrong on our side. Try again.' },
    })
    expect(dicho.join()).toContain('octo.bug')
  })
})

const ORDEN = ['pricing', 'content', 'notifications', 'webhooks', 'pickups', 'questions'].map((una) => `octo/${una}`)
