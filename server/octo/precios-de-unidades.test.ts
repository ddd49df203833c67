import { expect, it } from 'vitest'
import type { z } from 'zod'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CONTACTO, unProducto } from '#server/testing/octo-mundo.ts'
import { octoShapes } from '#server/testing/octo.ts'

const Booking = octoShapes(['pricing']).Booking
type Booking = z.output<typeof Booking>

enCadaRevendedor('units that are added after the price moved', (octo) => {
  const pedir = async (ruta: string, body: object): Promise<Booking> => {
    const r = await octo.agencia.pedir(ruta, { caps: 'octo/pricing', body })
    expect(r).toMatchObject({ status: 200 })
    return Booking.parse(r.body)
  }
  const precioDe = ({ pricing }: { pricing?: unknown }) => pricing as { retail: number; net: number }
  const precios = (una: Booking) => [
    una.unitItems.map((unidad) => precioDe(unidad).retail),
    precioDe(una).retail,
    precioDe(una).net,
  ]
  const filas = async (id: string) => {
    const { total } = await octo.programa.database.db
      .selectFrom('reservas')
      .select('total')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const lineas = await octo.programa.database.db
      .selectFrom('reservaLineas')
      .select(['cantidad', 'precioUnitario'])
      .where('reservaId', '=', id)
      .orderBy('precioUnitario')
      .execute()
    return [total, lineas.map(({ cantidad, precioUnitario }) => `${cantidad} × ${precioUnitario}`)]
  }

  it.each([
    ['held', false],
    ['confirmed', true],
  ])('cost what they cost now, and those that stay what they cost then, while it is %s', async (_, confirmada) => {
    const p = await unProducto(octo.programa)
    const adulto = { unitId: 'adulto' }
    const hecha = await pedir('POST /bookings', p.reserva({ unitItems: [adulto] }))
    if (confirmada) await pedir(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO })
    await octo.programa.database.db
      .updateTable('tarifas')
      .set({ precio: 60_000 })
      .where('opcionId', '=', p.salidas[0]!.opcionId)
      .where('tipo', '=', 'adulto')
      .execute()
    const cambiar = (unitItems: object[]) => pedir(`PATCH /bookings/${hecha.uuid}`, { unitItems })
    const [primera] = hecha.unitItems.map(({ uuid }) => ({ uuid, ...adulto }))

    const cuatro = await cambiar([adulto, primera!, adulto, adulto])
    expect(precios(cuatro)).toEqual([[60_000, 20_000, 60_000, 60_000], 200_000, 180_000])
    expect(await filas(hecha.id)).toEqual([180_000, ['1 × 18000', '3 × 54000']])
    const [a, b] = cuatro.unitItems.map(({ uuid }) => ({ uuid, ...adulto }))
    expect(precios(await cambiar([a!, b!]))).toEqual([[60_000, 20_000], 80_000, 72_000])
    // Whoever goes instead of another has that one's price; the one that cost less is gone with it.
    expect(precios(await cambiar([a!]))).toEqual([[60_000], 60_000, 54_000])
    expect(precios(await cambiar([adulto]))).toEqual([[60_000], 60_000, 54_000])

    const enOtra = await pedir(`PATCH /bookings/${hecha.uuid}`, { availabilityId: p.slot(3) })
    expect(precios(enOtra)).toEqual([[60_000], 60_000, 54_000])
    expect(
      (await comprobarInvariantes(octo.programa.database.db, AHORA)).filter(
        ({ invariante }) => !invariante.startsWith('I12'),
      ),
    ).toEqual([])
  })
})
