import { describe, expect, it } from 'vitest'
import { ApiError, createCliente, detalleDe, type Transport } from './cliente.ts'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

function unCliente(answer: (request: Request) => Response | Promise<Response>, rest: Partial<Transport> = {}) {
  const sent: Request[] = []
  const send = async (request: Request): Promise<Response> => {
    sent.push(request)
    return answer(request)
  }
  return { cliente: createCliente({ send, base: 'http://localhost:3000', token: () => null, ...rest }), sent }
}

const falla = async (response: Response): Promise<ApiError> => {
  const error: unknown = await unCliente(() => response)
    .cliente.call('verEstadisticas', {})
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a request', () => {
  it('is a GET with cookies, whose empty filters are left out', async () => {
    const { cliente, sent } = unCliente(() => json([]))
    await cliente.call('listarExperiencias', {
      destino: 'Pucón',
      tipo: '',
      participantes: undefined,
      precioMin: 10_000,
    })
    const [request] = sent
    expect(request).toMatchObject({ method: 'GET', credentials: 'include' })
    const url = new URL(request!.url)
    expect(url.pathname).toBe('/api/v1/experiencias')
    expect(Object.fromEntries(url.searchParams)).toEqual({ destino: 'Pucón', precioMin: '10000' })
    expect(request!.headers.has('authorization')).toBe(false)
  })

  it('sends JSON, and the token as Bearer', async () => {
    const { cliente, sent } = unCliente(() => json({}), { token: (path) => `de ${path}` })
    await cliente.call('cerrarSesion', {})
    const [request] = sent
    expect(request!.method).toBe('POST')
    expect(request!.headers.get('authorization')).toBe('Bearer de /api/auth/logout')
    expect(request!.headers.get('content-type')).toBe('application/json')
    expect(await request!.json()).toEqual({})
  })

  it('leaves before anything else happens, where any page may make it', () => {
    let token: string | null = 'suyo'
    const { cliente, sent } = unCliente(() => json({}), { token: () => token })
    void cliente.call('cerrarSesion', {})
    void cliente.call('cerrarSesionProveedor', {})
    token = null
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer suyo', 'Bearer suyo'])
  })

  it('of a private area finds its way too', async () => {
    const { cliente, sent } = unCliente(() => json({}))
    await cliente.call('verFichaDeOperador', { operadorTipo: 'proveedor', operadorId: 'p 1' })
    expect(new URL(sent[0]!.url).pathname).toMatch(/^\/api\/admin\/.*\/proveedor\/p%201$/)
  })

  it('gives a list with its true total', async () => {
    const { cliente } = unCliente(() => json([{ id: '1' }], 200, { 'x-total-count': '234' }))
    expect(await cliente.page('listarExperiencias', { porPagina: 1 })).toEqual({ items: [{ id: '1' }], total: 234 })
  })

  it('says what of a search by text was not met', async () => {
    const { cliente } = unCliente(() =>
      json([], 200, { 'x-total-count': '3', 'x-sin-uso': 'j%C3%BApiter,marte', 'x-coincidencia': 'alguna' }),
    )
    expect(await cliente.page('listarExperiencias', { q: 'kayak júpiter marte' })).toEqual({
      items: [],
      total: 3,
      sinUso: ['júpiter', 'marte'],
      soloAlguna: true,
    })
  })
})

describe('a failure', () => {
  it('of the network in the middle of an answer is one of the network', async () => {
    const cortada = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }), {
        headers: { 'content-type': 'application/json' },
      })
    expect(await falla(cortada())).toMatchObject({ status: 0, code: 'NETWORK_ERROR' })
    await expect(unCliente(cortada).cliente.page('listarExperiencias', {})).rejects.toMatchObject({ status: 0 })
  })

  it.each([
    ['verEstadisticas', 'La respuesta llegó incompleta. Inténtalo de nuevo en un momento'],
    ['cerrarSesion', 'Lo recibimos, pero la respuesta llegó incompleta. Recarga la página para ver cómo quedó'],
  ] as const)(
    'of %s whose answer ends in the middle of a word never says that nothing was kept',
    async (call, detalle) => {
      const { cliente } = unCliente(
        () => new Response('{"total":', { headers: { 'content-type': 'application/json' } }),
      )
      const error: unknown = await cliente.call(call, {}).catch((caught: unknown) => caught)
      expect(error).toMatchObject({ status: 502, code: 'RESPONSE_INCOMPLETE' })
      expect(detalleDe(error)).toBe(detalle)
    },
  )

  it.each([
    ['the body', new Response('se cayó', { status: 500 }), '500: se cayó'],
    [
      'the status text where there is no body',
      new Response('', { status: 403, statusText: 'Forbidden' }),
      '403: Forbidden',
    ],
  ])('is the status and %s', async (_caso, response, message) => {
    expect((await falla(response)).message).toBe(message)
  })

  it.each([
    ['verEstadisticas', 'Algo falló de nuestro lado. Inténtalo de nuevo'],
    ['cerrarSesion', 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo'],
  ] as const)('of %s without a word says whether a change was lost', async (call, detalle) => {
    const { cliente } = unCliente(() => Promise.resolve(new Response('se cayó', { status: 502 })))
    expect(detalleDe(await cliente.call(call, {}).catch((caught: unknown) => caught))).toBe(detalle)
  })

  it('shows a person the detail of the problem, and its fields beside them', async () => {
    const problema = {
      type: 'datos-invalidos',
      title: 'Revisa',
      status: 422,
      detail: 'Revisa estos datos.',
      errores: [{ campo: 'email', mensaje: 'Escribe un correo' }],
    }
    const error = await falla(
      new Response(JSON.stringify(problema), { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    )
    expect(detalleDe(error)).toBe('Revisa estos datos.')
    expect(error.campos).toEqual({ email: 'Escribe un correo' })
    expect(error.code).toBe('datos-invalidos')
  })

  it.each([
    [
      'a page of somebody in between',
      new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a problem cut off halfway',
      new Response('{"type":"x"', { status: 500, headers: { 'content-type': 'application/problem+json' } }),
    ],
    [
      'a problem that says nothing',
      new Response('{}', { status: 500, headers: { 'content-type': 'application/problem+json' } }),
    ],
  ])('that is %s says nothing of its own, so that each screen says what failed', async (_caso, response) => {
    const error = await falla(response)
    expect([error.status, error.code, error.problema.detail]).toEqual([response.status, undefined, undefined])
    expect(detalleDe(error)).toBe('Algo falló de nuestro lado. Inténtalo de nuevo')
  })

  it('of the network is NETWORK_ERROR, and is told in words', async () => {
    const reached: boolean[] = []
    const { cliente } = unCliente(() => Promise.reject(new TypeError('fetch failed')), {
      onOutcome: (yes) => void reached.push(yes),
    })
    const error: unknown = await cliente.call('verEstadisticas', {}).catch((caught: unknown) => caught)
    expect((error as ApiError).code).toBe('NETWORK_ERROR')
    expect(detalleDe(error)).toBe('No hay conexión. Revisa tu internet e inténtalo de nuevo')
    expect(reached).toEqual([false])
  })

  it('that nobody foresaw never shows its code to a person', () => {
    expect(detalleDe(new Error('500: x'))).toBe(
      'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo',
    )
  })
})
