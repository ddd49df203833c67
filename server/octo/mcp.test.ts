import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { unaBase } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, unRevendedor, type Revendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

describe.each(unaBase())('the tool server ($nombre)', ({ abrir }) => {
  let programa: Programa
  let agencia: Revendedor
  let p: Awaited<ReturnType<typeof unProducto>>
  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    agencia = await unRevendedor(programa)
    p = await unProducto(programa, { nombreExperiencia: 'Kayak en Pucón', ciudad: 'Pucón' })
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })

  const rpc = async (method: string, params: object = {}, token = agencia.clave) => {
    const response = await programa.request('POST', '/api/mcp', {
      token,
      body: { jsonrpc: '2.0', id: 1, method, params },
    })
    return {
      status: response.status,
      ...((await response.json()) as { result?: Record<string, unknown>; error?: { code: number } }),
    }
  }
  const usar = async (name: string, args: object, token = agencia.clave) => {
    const { result } = await rpc('tools/call', { name, arguments: args }, token)
    const { content, isError } = result as { content: { text: string }[]; isError: boolean }
    return { isError, value: JSON.parse(content[0]!.text) as never }
  }

  it('names its tools, none of which pays or confirms', async () => {
    expect((await rpc('initialize', { protocolVersion: '2025-03-26' })).result).toMatchObject({
      protocolVersion: '2025-03-26',
      capabilities: { tools: {} },
    })
    const { tools } = (await rpc('tools/list')).result as {
      tools: {
        name: string
        inputSchema: { type: string }
        annotations: { readOnlyHint: boolean; destructiveHint: boolean }
      }[]
    }
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'availability',
      'quote',
      'hold',
      'cancellation_quote',
      'cancel',
      'status',
    ])
    expect(tools.every(({ inputSchema }) => inputSchema.type === 'object')).toBe(true)
    expect(tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name)).toEqual([
      'hold',
      'cancel',
    ])
    expect(tools.filter(({ annotations }) => annotations.destructiveHint).map(({ name }) => name)).toEqual(['cancel'])
    expect((await rpc('resources/list')).error).toMatchObject({ code: -32601 })
  })

  it('finds, prices and holds behind the same doors', async () => {
    const [found] = (await usar('search', { text: 'kayak pucon' })).value as { productId: string; fromClp: number }[]
    expect(found).toMatchObject({ productId: p.experiencia.id, fromClp: 10_000 })
    expect((await usar('search', { text: '¿Qué kayak hay cerca de Pucón?' })).value).toMatchObject([
      { productId: p.experiencia.id },
    ])
    expect((await usar('search', { text: 'submarino' })).value).toEqual([])
    const where = { productId: p.experiencia.id, availabilityId: p.slot(2), units: [{ id: 'adulto', quantity: 2 }] }
    expect(
      (await usar('availability', { productId: p.experiencia.id, from: '2026-11-20', to: '2026-11-21' })).value,
    ).toHaveLength(2)
    expect((await usar('quote', where)).value).toMatchObject([
      { available: true, pricing: { retail: 40_000, net: 36_000 } },
    ])
    const { value } = await usar('hold', where)
    const held = value as { uuid: string; status: string }
    expect(held.status).toBe('ON_HOLD')
    expect((await usar('status', { uuid: held.uuid })).value).toMatchObject({ status: 'ON_HOLD', uuid: held.uuid })
    expect(await usar('hold', { ...where, units: [{ id: 'adulto', quantity: 7 }] })).toMatchObject({
      isError: true,
      value: { error: 'UNPROCESSABLE_ENTITY' },
    })
  })

  it('cancels for what was shown, and shows the new quote where it is another one', async () => {
    const { value } = await usar('hold', {
      productId: p.experiencia.id,
      availabilityId: p.slot(3),
      units: [{ id: 'adulto', quantity: 1 }],
    })
    const { uuid } = value as { uuid: string }
    const confirmada = await agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } })
    expect(confirmada.body).toMatchObject({ status: 'CONFIRMED' })
    const quote = { amount: 18_000, percent: 100, stillOwed: 0, currency: 'CLP' }
    expect(await usar('cancellation_quote', { uuid })).toEqual({ isError: false, value: quote })
    expect(await usar('cancel', { uuid, amount: 0 })).toMatchObject({
      isError: true,
      value: { error: 'UNPROCESSABLE_ENTITY', quote },
    })
    expect((await usar('status', { uuid })).value).toMatchObject({ status: 'CONFIRMED' })
    expect(await usar('cancel', { uuid, amount: 18_000, reason: 'Rain' })).toMatchObject({
      isError: false,
      value: { status: 'CANCELLED', cancellation: { refund: 'FULL', reason: 'Rain' } },
    })
    expect(await usar('cancellation_quote', { uuid })).toMatchObject({
      isError: true,
      value: { error: 'UNPROCESSABLE_ENTITY' },
    })
    expect(await usar('cancel', { uuid })).toMatchObject({ isError: true, value: { error: 'BAD_REQUEST' } })
  })

  it('asks for a key, keeps to its scope, and tells a bad call so', async () => {
    expect(
      (await programa.request('POST', '/api/mcp', { body: { jsonrpc: '2.0', id: 1, method: 'ping' } })).status,
    ).toBe(401)
    expect((await rpc('ping', {}, 'thub_live_NADIE')).status).toBe(401)
    const lee = await unRevendedor(programa, { permisos: ['catalogo:leer'] })
    expect(
      await usar(
        'hold',
        { productId: p.experiencia.id, availabilityId: p.slot(2), units: [{ id: 'adulto', quantity: 1 }] },
        lee.clave,
      ),
    ).toMatchObject({
      isError: true,
      value: { error: 'FORBIDDEN', errorMessage: 'This key has no scope for that: it needs reservas:escribir.' },
    })
    expect(await usar('availability', { productId: 'nada', from: '2026-11-20', to: '2026-11-21' })).toMatchObject({
      isError: true,
      value: { error: 'INVALID_PRODUCT_ID', productId: 'nada' },
    })
    expect(await usar('pay', {})).toMatchObject({ isError: true, value: { error: 'BAD_REQUEST' } })
    expect(await usar('quote', { productId: 7 })).toMatchObject({ isError: true, value: { error: 'BAD_REQUEST' } })
    const lleno = {
      productId: p.experiencia.id,
      availabilityId: p.slot(2),
      units: [
        { id: 'adulto', quantity: 50 },
        { id: 'nino', quantity: 50 },
        { id: 'adulto', quantity: 50 },
      ],
    }
    for (const [tool, args] of [
      ['hold', lleno],
      ['quote', { ...lleno, availabilityId: 'x'.repeat(501) }],
      ['availability', { productId: p.experiencia.id, from: '0000-01-01', to: '0000-01-02' }],
    ] as const) {
      expect([tool, await usar(tool, args)]).toMatchObject([tool, { isError: true, value: { error: 'BAD_REQUEST' } }])
    }
    expect((await programa.request('GET', '/api/mcp')).status).toBe(405)
  })
})
