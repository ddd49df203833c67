import { afterAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { AHORA, unUsuario } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, type Respuesta } from '#server/testing/octo-mundo.ts'
import { OctoErrorBody, octoShapes } from '#server/testing/octo.ts'

const Booking = octoShapes(['pricing']).Booking
type Booking = z.output<typeof Booking>

const ADULTO = { unitId: 'adulto' }
const CUATRO = [ADULTO, ADULTO, ADULTO, ADULTO]

// The first departure is 49 hours away, the second 73: of a moderate policy, half and all of it.
enCadaRevendedor('a booking of which leaving would keep a part', (octo) => {
  afterAll(() => moverReglas())

  const pedir = (ruta: string, body?: unknown) =>
    octo.agencia.pedir(ruta, {
      caps: 'octo/pricing',
      headers: { 'accept-language': 'en' },
      ...(body !== undefined && { body }),
    })
  const booking = (r: Respuesta): Booking => {
    expect(r).toMatchObject({ status: 200 })
    return Booking.parse(r.body)
  }
  const vender = async (p: Awaited<ReturnType<typeof unProducto>>, cambios: object = {}): Promise<Booking> => {
    const { uuid } = booking(await pedir('POST /bookings', p.reserva({ unitItems: CUATRO, ...cambios })))
    return booking(await pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO }))
  }
  const b2b = async <T>(metodo: string, ruta: string, body?: unknown): Promise<T> => {
    const r = await octo.programa.request(metodo, `/api/v1/b2b/reservas/${ruta}`, {
      headers: { authorization: `Bearer ${octo.agencia.clave}` },
      ...(body !== undefined && { body }),
    })
    expect(r.status).toBe(200)
    return (await r.json()) as T
  }
  const cotizar = (uuid: string) =>
    b2b<{ monto: number; porcentaje: number; queda: number }>('GET', `${uuid}/cotizacion-cancelacion`)
  const debe = async (uuid: string) => (await b2b<{ debe: number }>('GET', uuid)).debe
  const cuentas = async (id: string) => {
    const filas = await octo.programa.database.db
      .selectFrom('movimientos as m')
      .innerJoin('apuntes as a', 'a.movimientoId', 'm.id')
      .where('m.reservaId', '=', id)
      .groupBy('a.cuenta')
      .select((eb) => ['a.cuenta', eb.fn.sum<string>('a.monto').as('monto')])
      .execute()
    return Object.fromEntries(
      filas.map(({ cuenta, monto }) => [cuenta, Number(monto)]).filter(([, monto]) => monto !== 0),
    )
  }
  const sinRoturas = async () =>
    expect(
      (await comprobarInvariantes(octo.programa.database.db, AHORA)).filter(
        ({ invariante }) => !invariante.startsWith('I12'),
      ),
    ).toEqual([])
  const rechazada = (r: Respuesta) => {
    expect(r.status).toBe(400)
    return OctoErrorBody.parse(r.body)
  }

  it('goes to no other departure, whatever else is sent with it, and may still change whom it is for', async () => {
    const p = await unProducto(octo.programa, { politicaCancelacion: 'moderada' })
    const otro = await unProducto(octo.programa, { politicaCancelacion: 'flexible' })
    const { uuid, id } = await vender(p)
    for (const destino of [
      { availabilityId: p.slot(4) },
      { productId: otro.experiencia.id, availabilityId: otro.slot(4) },
      { availabilityId: p.slot(4), unitItems: [ADULTO] },
    ]) {
      expect(rechazada(await pedir(`PATCH /bookings/${uuid}`, destino))).toMatchObject({
        error: 'UNPROCESSABLE_ENTITY',
        errorMessage: expect.stringMatching(/at no cost/) as string,
      })
    }
    expect(await cotizar(uuid)).toMatchObject({ monto: 36_000, porcentaje: 50, queda: 36_000 })
    expect(
      booking(await pedir(`PATCH /bookings/${uuid}`, { availabilityId: p.slot(2), contact: { firstName: 'Luz' } })),
    ).toMatchObject({ cancellable: true, availabilityId: p.slot(2), contact: { firstName: 'Luz' } })
    expect(booking(await pedir(`POST /bookings/${uuid}/cancel`, {})).cancellation).toMatchObject({ refund: 'PARTIAL' })
    expect(await cuentas(id)).toEqual({ empresas: 36_000, operadores: -36_000 })
    await sinRoturas()
  })

  it('moves while all of it would come back, and while it is only held', async () => {
    const p = await unProducto(octo.programa, { politicaCancelacion: 'moderada' })
    const { uuid } = await vender(p, { availabilityId: p.slot(3) })
    expect(booking(await pedir(`PATCH /bookings/${uuid}`, { availabilityId: p.slot(4) })).availabilityId).toBe(
      p.slot(4),
    )
    const retenida = booking(await pedir('POST /bookings', p.reserva()))
    expect(booking(await pedir(`PATCH /bookings/${retenida.uuid}`, { availabilityId: p.slot(4) })).availabilityId).toBe(
      p.slot(4),
    )
  })

  it.each([
    ['half of its price', 'moderada', 45_000, { monto: 9_000, porcentaje: 50, queda: 36_000 }, 'PARTIAL'],
    [
      'all of it, where nothing ever comes back',
      'no_reembolsable',
      72_000,
      { monto: 0, porcentaje: 0, queda: 72_000 },
      'NONE',
    ],
    ['nothing, where leaving costs nothing', 'flexible', 18_000, { monto: 18_000, porcentaje: 100, queda: 0 }, 'FULL'],
  ] as const)('owes for who no longer comes %s', async (_, politicaCancelacion, trasQuitar, cotizacion, refund) => {
    const p = await unProducto(octo.programa, { politicaCancelacion })
    const {
      uuid,
      id,
      unitItems: [una],
    } = await vender(p)
    const menos = booking(await pedir(`PATCH /bookings/${uuid}`, { unitItems: [{ uuid: una!.uuid, ...ADULTO }] }))
    expect([menos.unitItems.length, (menos.pricing as { net: number }).net, await debe(uuid)]).toEqual([
      1,
      18_000,
      trasQuitar,
    ])
    expect(await cotizar(uuid)).toMatchObject(cotizacion)
    await sinRoturas()
    expect(booking(await pedir(`POST /bookings/${uuid}/cancel`, {})).cancellation).toMatchObject({ refund })
    expect(await cuentas(id)).toEqual(
      cotizacion.queda === 0 ? {} : { empresas: cotizacion.queda, operadores: -cotizacion.queda },
    )
    expect((await b2b<{ reembolso: object }>('GET', uuid)).reembolso).toMatchObject(cotizacion)
    await sinRoturas()
  })

  it('owes it step by step, and pays anew for who comes after', async () => {
    const p = await unProducto(octo.programa, { politicaCancelacion: 'moderada' })
    const de = (reserva: Booking, cuantas: number) =>
      pedir(`PATCH /bookings/${reserva.uuid}`, {
        unitItems: [
          ...reserva.unitItems.slice(0, cuantas).map(({ uuid }) => ({ uuid, ...ADULTO })),
          ...CUATRO.slice(reserva.unitItems.length, cuantas),
        ],
      })
    const hecha = await vender(p)
    const tres = booking(await de(hecha, 3))
    expect(await debe(hecha.uuid)).toBe(54_000 + 9_000)
    const dos = booking(await de(tres, 2))
    expect(await debe(hecha.uuid)).toBe(36_000 + 18_000)
    await de(dos, 3)
    expect(await debe(hecha.uuid)).toBe(54_000 + 18_000)
    expect(await cotizar(hecha.uuid)).toMatchObject({ monto: 27_000, queda: 27_000 + 18_000 })
    await sinRoturas()
  })

  it('owes play money of what is only tried, by the same rule', async () => {
    const p = await unProducto(octo.programa, { politicaCancelacion: 'moderada' })
    const { db } = octo.programa.database
    const {
      uuid,
      id,
      unitItems: [una],
    } = booking(await pedir('POST /bookings', p.reserva({ unitItems: CUATRO })))
    await db
      .updateTable('reservas')
      .set({ pruebaHasta: new Date(AHORA.getTime() + 86_400_000), pruebaDebe: 0 })
      .where('id', '=', id)
      .execute()
    await pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO })
    await pedir(`PATCH /bookings/${uuid}`, { unitItems: [{ uuid: una!.uuid, ...ADULTO }] })
    expect([await debe(uuid), (await cotizar(uuid)).queda]).toEqual([45_000, 36_000])
    await sinRoturas()
    await pedir(`POST /bookings/${uuid}/cancel`, {})
    expect([await debe(uuid), await cuentas(id), (await b2b<{ reembolso: object }>('GET', uuid)).reembolso]).toEqual([
      36_000,
      {},
      expect.objectContaining({ monto: 9_000, porcentaje: 50 }),
    ])
  })

  it('owes nothing at all once its operator calls the departure off', async () => {
    const p = await unProducto(octo.programa, { politicaCancelacion: 'moderada' })
    const {
      uuid,
      id,
      unitItems: [una],
    } = await vender(p)
    await pedir(`PATCH /bookings/${uuid}`, { unitItems: [{ uuid: una!.uuid, ...ADULTO }] })
    await octo.programa.database.db
      .updateTable('salidas')
      .set({ estado: 'cancelada', canceladaMotivo: 'clima' })
      .where('id', '=', p.salidas[0]!.id)
      .execute()
    expect(await cotizar(uuid)).toMatchObject({ monto: 45_000, porcentaje: 100, queda: 0 })
    expect(booking(await pedir(`POST /bookings/${uuid}/cancel`, {})).cancellation).toMatchObject({ refund: 'FULL' })
    expect(await cuentas(id)).toEqual({})
    await sinRoturas()
  })

  it('has the policy of what it moved to, as it stands that day, and tells its own limit from then on', async () => {
    const [flexible, estricta] = [
      await unProducto(octo.programa, { politicaCancelacion: 'flexible' }),
      await unProducto(octo.programa, { politicaCancelacion: 'estricta' }),
    ]
    const antes = await vender(estricta, { availabilityId: estricta.slot(4) })
    const { id: autor } = await unUsuario(octo.programa.database.db)
    const contenido = {
      flexible: [{ hasta: 12, porcentaje: 100 }],
      moderada: [{ hasta: 72, porcentaje: 100 }],
      no_reembolsable: [],
      estricta: [
        { hasta: 240, porcentaje: 100 },
        { hasta: 48, porcentaje: 40 },
      ],
    }
    await octo.programa.database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'cancelacion',
        version: 2,
        vigenteDesde: AHORA,
        contenido,
        autor,
        motivo: 'Prueba',
        createdAt: AHORA,
      }),
    )
    moverReglas()
    const corte = (una: Booking) => una.option.cancellationCutoff
    const vendida = (id: string) =>
      octo.programa.database.db
        .selectFrom('reservas')
        .select(['politicaCancelacion', 'politicaVersion', 'politicaTramos', 'retractoVigente', 'retractoVersion'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const directa = await vender(estricta, { unitItems: [ADULTO] })

    const retenida = booking(await pedir('POST /bookings', flexible.reserva({ unitItems: [ADULTO] })))
    expect(corte(retenida)).toBe('12 hours')
    await pedir(`PATCH /bookings/${retenida.uuid}`, {
      productId: estricta.experiencia.id,
      availabilityId: estricta.slot(2),
    })
    const confirmada = booking(await pedir(`POST /bookings/${retenida.uuid}/confirm`, { contact: CONTACTO }))
    expect(await vendida(confirmada.id)).toEqual(await vendida(directa.id))
    expect([corte(confirmada), await cotizar(confirmada.uuid)]).toEqual(['48 hours', await cotizar(directa.uuid)])
    // Sold before, with another limit: what it tells is what is done.
    expect([corte(antes), corte(booking(await pedir(`GET /bookings/${antes.uuid}`)))]).toEqual(['72 hours', '72 hours'])
    await sinRoturas()
  })
})
