import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSitio, type Sitio } from './sitio.ts'

let sitio: Sitio
beforeAll(async () => {
  sitio = await abrirSitio()
})
afterAll(() => sitio?.cerrar())

const EXPERIENCIA = 'santiago-centro-plaza-de-armas-a-la-moneda'

const pedir = async (
  path: string,
  { body, ...init }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
) => {
  const response = await fetch(
    sitio.base + path,
    body === undefined
      ? init
      : {
          method: 'POST',
          ...init,
          headers: { 'content-type': 'application/json', ...init.headers },
          body: JSON.stringify(body),
        },
  )
  return { status: response.status, headers: response.headers, json: (await response.json()) as never }
}
const cuantas = async (query: string): Promise<number> =>
  Number((await pedir(`/api/v1/experiencias?porPagina=1&${query}`)).headers.get('x-total-count'))

describe('a list', () => {
  const enlaces = (link: string | null): Record<string, string> =>
    Object.fromEntries([...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]))

  it.each([
    ['', 234, {}],
    ['?destino=Santiago', 13, {}],
    ['?pagina=1', 24, { next: '?pagina=2&porPagina=24' }],
    ['?pagina=2', 24, { prev: '?pagina=1&porPagina=24', next: '?pagina=3&porPagina=24' }],
    ['?pagina=10', 18, { prev: '?pagina=9&porPagina=24' }],
    ['?pagina=11', 0, { prev: '?pagina=10&porPagina=24' }],
    ['?pagina=1000', 0, { prev: '?pagina=10&porPagina=24' }],
    ['?porPagina=100', 100, { next: '?porPagina=100&pagina=2' }],
    [
      '?pagina=2&porPagina=5&destino=Santiago&orden=price_asc',
      5,
      {
        prev: '?pagina=1&porPagina=5&destino=Santiago&orden=price_asc',
        next: '?pagina=3&porPagina=5&destino=Santiago&orden=price_asc',
      },
    ],
    ['?utm_source=x&nada=1', 234, {}],
  ])('is paged as it is asked: %s', async (query, hay, links) => {
    const { status, headers, json } = await pedir(`/api/v1/experiencias${query}`)
    expect([status, (json as unknown[]).length, headers.get('x-total-count')]).toEqual([
      200,
      hay,
      query.includes('Santiago') ? '13' : '234',
    ])
    expect(enlaces(headers.get('link'))).toEqual(
      Object.fromEntries(Object.entries(links).map(([rel, to]) => [rel, `/api/v1/experiencias${to}`])),
    )
  })

  it.each(['/api/v1/experiencias/cities', `/api/v1/experiencias/${EXPERIENCIA}/disponibilidad`, '/api/v1/proveedores'])(
    'says how many it has: %s',
    async (path) => {
      const { headers, json } = await pedir(path)
      expect([headers.get('x-total-count'), headers.get('link')]).toEqual([String((json as unknown[]).length), null])
    },
  )

  it.each([
    'pagina=2&porPagina=117',
    'pagina=0',
    'pagina=1001',
    'pagina=999999',
    'pagina=-1',
    'pagina=dos',
    'porPagina=0',
    'porPagina=101',
  ])('has no such page: %s', async (query) => {
    const { status, headers } = await pedir(`/api/v1/experiencias?${query}`)
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([422, 'application/problem+json'])
  })
})

describe('the filters of the catalogue', () => {
  it.each([
    ['destino', ['Pucón', 'pucon', 'PUCÓN', 'PUCON']],
    ['tipo', ['Enológica', 'enologica', 'ENOLÓGICA']],
    ['region', ['10', 'Los Lagos', 'los lagos']],
    ['region', ['16', 'Ñuble', 'nuble']],
    ['region', ['13', 'metropolitana de santiago']],
  ])('compare %s without case and accents: %j', async (clave, formas) => {
    const totales = await Promise.all(formas.map((forma) => cuantas(`${clave}=${encodeURIComponent(forma)}`)))
    expect([new Set(totales).size, totales[0]! > 0, totales[0]! < 234]).toEqual([1, true, true])
  })

  it.each([
    'destino=all',
    'destino=todas',
    'destino=',
    'tipo=todas',
    'tipo=',
    'participantes=dos',
    'precioMin=abc',
    'precioMax=mil',
    'precioMin=0',
    'precioMax=0',
    'fecha=',
    'orden=',
  ])('leave out nothing by %s', async (query) => {
    expect(await cuantas(query)).toBe(234)
  })

  it.each([
    'tipo=Nope',
    'region=nope',
    'region=17',
    'orden=barato',
    'fecha=2026-02-30',
    'fecha=mañana',
    'fechaInicio=01-12-2026',
    'fechaInicio=2026-12-05&fechaFin=2026-12-01',
  ])('refuse %s', async (query) => {
    expect((await pedir(`/api/v1/experiencias?${query}`)).status).toBe(422)
  })

  it('sort by rating: highest average first, more opinions first among equals, none last', async () => {
    const { json } = await pedir('/api/v1/experiencias?orden=rating')
    const notas = (json as { calificacion: { promedio: number | null; cantidad: number } }[]).map(
      ({ calificacion: { promedio, cantidad } }) => [promedio ?? 0, cantidad],
    )
    expect(notas).toEqual(notas.toSorted(([a = 0, n = 0], [b = 0, m = 0]) => b - a || m - n))
    expect(notas.at(-1)).toEqual([0, 0])
  })

  it('name each city as its place begins, in order', async () => {
    const ciudades = (await pedir('/api/v1/experiencias/cities')).json as string[]
    const lugares = ((await pedir('/api/v1/experiencias')).json as { ubicacionGeografica: string }[]).map(
      ({ ubicacionGeografica }) => ubicacionGeografica,
    )
    expect(
      lugares.filter((lugar) => !ciudades.some((ciudad) => lugar === ciudad || lugar.startsWith(`${ciudad},`))),
    ).toEqual([])
    expect(ciudades.filter((ciudad) => !lugares.some((lugar) => lugar.startsWith(ciudad)))).toEqual([])
    expect(ciudades).toEqual([...new Set(ciudades)].toSorted(new Intl.Collator('es-CL').compare))
  })
})

describe('a path without /api', () => {
  it.each([
    '/v1/experiencias',
    '/v1/experiencias/search',
    '/v1/experiencias/cities',
    '/v1/proveedores',
    '/v1/stats',
    '/auth/me',
    '/reservas',
    '/reservas/usuario',
    '/v1/nada',
  ])('answers like the one with it: %s', async (path) => {
    const sinInstancia = ({ status, json }: { status: number; json: object }) => ({
      status,
      json: Array.isArray(json) ? json : { ...json, instance: undefined },
    })
    expect(sinInstancia(await pedir(path))).toEqual(sinInstancia(await pedir(`/api${path}`)))
  })

  it.each([
    ['/auth/login', 422],
    ['/auth/forgot-password', 422],
    ['/create-checkout-session', 401],
    ['/create-payment-intent', 401],
    ['/stripe-webhook', 400],
  ])('takes what is sent to it: %s', async (path, status) => {
    expect((await pedir(path, { body: { reservaId: 'no-existe' } })).status).toBe(status)
  })
})

describe('a reserva', () => {
  const contacto = { nombre: 'Ana', email: 'ana@contrato.cl', telefono: '+56 9 1234 5678' }
  const pedido = async (participantes: object) => {
    const { json } = await pedir(`/api/v1/experiencias/${EXPERIENCIA}/disponibilidad?participantes=2`)
    return { experienciaId: EXPERIENCIA, salidaId: (json as { id: string }[])[3]!.id, participantes, contacto }
  }

  it('is made once for a key, and for nothing else by the same key', async () => {
    const body = await pedido({ adulto: 1 })
    const headers = { 'idempotency-key': 'una-y-otra-vez' }
    const [primera, segunda, otra] = [
      await pedir('/api/reservas', { body, headers }),
      await pedir('/reservas', { body, headers }),
      await pedir('/api/reservas', { body: { ...body, comentario: 'x' }, headers }),
    ]
    expect([primera.status, segunda.status, otra.status]).toEqual([201, 201, 422])
    expect(segunda.json).toEqual(primera.json)
    const { codigo, clave, enlace, expiraEn, creadaEn } = primera.json as Record<
      'codigo' | 'clave' | 'enlace' | 'expiraEn' | 'creadaEn',
      string
    >
    expect(codigo).toMatch(/^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$/)
    expect(enlace).toBe(`/mis-entradas/${codigo}?clave=${clave}`)
    expect(Date.parse(expiraEn) - Date.parse(creadaEn)).toBe(15 * 60_000)
    for (const forma of [codigo, codigo.toLowerCase(), `${codigo.slice(0, 4)}-${codigo.slice(4)}`]) {
      expect([
        forma,
        (await pedir(`/api/reservas/${forma}`, { headers: { 'x-reserva-clave': clave } })).status,
        (await pedir(`/api/reservas/${forma}?clave=${clave}`)).status,
        (await pedir(`/api/reservas/${forma}`)).status,
      ]).toEqual([forma, 200, 200, 401])
    }
  })

  it.each([
    [{ adulto: 1, perro: 1 }],
    [{ adultos: 2 }],
    [{}],
    [{ adulto: 0 }],
    [{ adulto: '1' }],
    [{ adulto: 1, grupo: 1 }],
    [{ adulto: 1.5 }],
    [[1]],
    [null],
  ])('of %j is refused', async (participantes) => {
    const { status, json } = await pedir('/api/reservas', { body: await pedido(participantes as object) })
    expect(status).toBe(422)
    expect((json as { errores: { campo: string }[] }).errores[0]!.campo).toMatch(/^participantes/)
  })
})
