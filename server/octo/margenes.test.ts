import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, HOY, unId, unUsuario } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, unRevendedor, type Respuesta, type Revendedor } from '#server/testing/octo-mundo.ts'
import { OctoErrorBody, octoShapes } from '#server/testing/octo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const { Booking } = octoShapes(['pricing'])

interface Cifras {
  original: number
  retail: number
  net: number
}
type Precio = Cifras & { includedTaxes: Cifras[] }
const planos = ({ includedTaxes: [tax], ...precio }: Precio): number[] =>
  [precio, tax!].flatMap(({ original, retail, net }) => [original, retail, net])

interface Neto {
  unitId?: string
  id?: string
  net: number
}

describe.each(bases())('a contract of several commissions, by API ($nombre)', ({ abrir }) => {
  let programa: Programa
  let agencia: Revendedor
  let general: Awaited<ReturnType<typeof unProducto>>
  let propio: Awaited<ReturnType<typeof unProducto>>
  let autor: string

  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    agencia = await unRevendedor(programa)
    general = await unProducto(programa)
    propio = await unProducto(programa)
    autor = (await unUsuario(programa.database.db)).id
    await acordar('con un cuarto', propio.experiencia.id, 2500)
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })

  const acordar = (nombre: string, experienciaId: string, margen: number) =>
    programa.database.db
      .insertInto('lineasDeContrato')
      .values({
        id: unId(nombre),
        empresaId: agencia.empresaId,
        experienciaId,
        margen,
        desde: HOY,
        creadaPor: autor,
        createdAt: AHORA,
      })
      .execute()
  const terminar = (nombre: string) =>
    programa.database.db
      .updateTable('lineasDeContrato')
      .set({ terminadaEn: AHORA, terminadaPor: autor })
      .where('id', '=', unId(nombre))
      .execute()
  const pedir = (ruta: string, body?: unknown) =>
    agencia.pedir(ruta, { caps: 'octo/pricing', ...(body !== undefined && { body }) })
  const booking = (r: Respuesta): z.output<typeof Booking> => {
    expect(r).toMatchObject({ status: 200 })
    return Booking.parse(r.body)
  }
  const neto = async (uuid: string) => (booking(await pedir(`GET /bookings/${uuid}`)).pricing as { net: number }).net
  const adulto = (precios: Neto[]) => precios.find(({ unitId, id }) => (unitId ?? id) === 'adulto')!.net
  const enCatalogo = async () => {
    const productos = (await pedir('GET /products')).body as {
      id: string
      options: { units: { id: string; pricingFrom: Neto[] }[] }[]
    }[]
    return Object.fromEntries(
      productos.map(({ id, options }) => [
        id,
        options[0]!.units.find((unit) => unit.id === 'adulto')!.pricingFrom[0]!.net,
      ]),
    )
  }
  const enSalida = async ({ experiencia, slot }: typeof propio) => {
    const { body } = await pedir('POST /availability', {
      productId: experiencia.id,
      optionId: 'DEFAULT',
      availabilityIds: [slot(2)],
    })
    return adulto((body as { unitPricing: Neto[] }[])[0]!.unitPricing)
  }

  it('has each product at its own net price: in the catalogue, in a departure, for an assistant and in the booking', async () => {
    expect(await enCatalogo()).toEqual({ [general.experiencia.id]: 18_000, [propio.experiencia.id]: 15_000 })
    expect([await enSalida(general), await enSalida(propio)]).toEqual([18_000, 15_000])
    const cotizar = async ({ experiencia, slot }: typeof propio) => {
      const params = {
        name: 'quote',
        arguments: { productId: experiencia.id, availabilityId: slot(2), units: [{ id: 'adulto', quantity: 2 }] },
      }
      const { result } = (await (
        await programa.request('POST', '/api/mcp', {
          headers: { authorization: `Bearer ${agencia.clave}` },
          body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        })
      ).json()) as { result: { content: { text: string }[] } }
      return (JSON.parse(result.content[0]!.text) as { pricing: { net: number } }[])[0]!.pricing.net
    }
    expect([await cotizar(general), await cotizar(propio)]).toEqual([36_000, 30_000])
    expect(booking(await pedir('POST /bookings', general.reserva())).pricing).toMatchObject({
      retail: 30_000,
      net: 27_000,
    })
    expect(booking(await pedir('POST /bookings', propio.reserva())).pricing).toMatchObject({
      retail: 30_000,
      net: 22_500,
    })
  })

  it('says of a total the taxes of its unit items, to the peso', async () => {
    const { experiencia, slot, reserva } = await unProducto(programa, {
      precioPorPersona: 38_000,
      tarifas: { nino: 19_001 },
    })
    const unitItems = [{ unitId: 'adulto' }, { unitId: 'adulto' }, { unitId: 'adulto' }, { unitId: 'nino' }]
    const { pricing, unitItems: items } = booking(await pedir('POST /bookings', reserva({ unitItems }))) as unknown as {
      pricing: Precio
      unitItems: { pricing: Precio }[]
    }
    expect(planos(pricing)).toEqual(
      items.map((item) => planos(item.pricing)).reduce((a, b) => a.map((n, i) => n + b[i]!)),
    )
    // Rounded on the total it would be 18202 for the adults alone.
    expect([
      items[0]!.pricing.includedTaxes[0]!.retail,
      pricing.includedTaxes[0]!.retail - items[3]!.pricing.includedTaxes[0]!.retail,
    ]).toEqual([6067, 18_201])
    const range = {
      productId: experiencia.id,
      optionId: 'DEFAULT',
      units: [
        { id: 'adulto', quantity: 3 },
        { id: 'nino', quantity: 1 },
      ],
    }
    const [vacante] = (await pedir('POST /availability', { ...range, availabilityIds: [slot(2)] })).body as {
      pricing: Precio
    }[]
    const [dia] = (
      await pedir('POST /availability/calendar', {
        ...range,
        localDateStart: slot(2).slice(0, 10),
        localDateEnd: slot(2).slice(0, 10),
      })
    ).body as { pricingFrom: Precio }[]
    expect([planos(vacante!.pricing), planos(dia!.pricingFrom)]).toEqual([planos(pricing), planos(pricing)])
  })

  it('keeps the price of what is held or confirmed when the contract changes, also as its people do', async () => {
    const [retenida, confirmada] = [
      booking(await pedir('POST /bookings', propio.reserva())),
      booking(await pedir('POST /bookings', propio.reserva())),
    ]
    await pedir(`POST /bookings/${confirmada.uuid}/confirm`, { contact: CONTACTO })
    await terminar('con un cuarto')
    await acordar('con un quinto', propio.experiencia.id, 2000)
    expect(await enSalida(propio)).toBe(16_000)
    expect([await neto(retenida.uuid), await neto(confirmada.uuid)]).toEqual([22_500, 22_500])
    expect(
      booking(await pedir(`PATCH /bookings/${confirmada.uuid}`, { unitItems: [{ unitId: 'adulto' }] })).pricing,
    ).toMatchObject({ retail: 20_000, net: 15_000 })
    expect(
      booking(await pedir(`POST /bookings/${retenida.uuid}/confirm`, { contact: CONTACTO })).pricing,
    ).toMatchObject({ net: 22_500 })
    expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
  })

  it('gives a hold that moves to another product the commission of that one; what is owed is booked again instead', async () => {
    const aOtra = { productId: general.experiencia.id, availabilityId: general.slot(3) }
    const retenida = booking(await pedir('POST /bookings', propio.reserva()))
    expect(booking(await pedir(`PATCH /bookings/${retenida.uuid}`, aOtra)).pricing).toMatchObject({ net: 27_000 })
    const confirmada = booking(await pedir('POST /bookings', propio.reserva()))
    await pedir(`POST /bookings/${confirmada.uuid}/confirm`, { contact: CONTACTO })
    const negada = await pedir(`PATCH /bookings/${confirmada.uuid}`, aOtra)
    expect(OctoErrorBody.parse(negada.body)).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
      errorMessage: expect.stringContaining('otra comisión'),
    })
    expect(booking(await pedir(`GET /bookings/${confirmada.uuid}`))).toMatchObject({
      productId: propio.experiencia.id,
      pricing: { net: 24_000 },
    })
    expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
  })
})
