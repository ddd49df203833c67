import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ciudadesQuery, experienciaAdelantadaQuery } from '#web/components/consultas.ts'
import { usuarioQuery } from '#web/components/usuario.ts'
import { makeQueryClient } from './query-client.ts'

const MINUTE_MS = 60_000
const client = makeQueryClient()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

describe('any read', () => {
  it('is fresh for 5 minutes and kept for 10', async () => {
    const queryFn = vi.fn(async () => 'x')
    const query = { queryKey: ['una'], queryFn }
    await client.fetchQuery(query)
    vi.advanceTimersByTime(5 * MINUTE_MS - 1)
    await client.fetchQuery(query)
    expect(queryFn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await client.fetchQuery(query)
    expect(queryFn).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10 * MINUTE_MS - 1)
    expect(client.getQueryData(['una'])).toBe('x')
    vi.advanceTimersByTime(1)
    expect(client.getQueryData(['una'])).toBeUndefined()
  })

  it('is asked once: not again when it fails, on focus, or by the clock', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('500: x')))
    const dejar = new QueryObserver(client, { queryKey: ['otra'], queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(queryFn).toHaveBeenCalledTimes(1)
    focusManager.setFocused(undefined)
    dejar()
  })

  it('that changes something is not tried again either', async () => {
    const mutationFn = vi.fn(() => Promise.reject(new Error('500: x')))
    await client
      .getMutationCache()
      .build(client, { mutationFn })
      .execute(undefined)
      .catch(() => undefined)
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})

describe('each read of its own', () => {
  it.each([
    ['the person of the session, 5 minutes', usuarioQuery.staleTime, 5 * MINUTE_MS],
    ['what was prefetched, half of the 5', experienciaAdelantadaQuery('1').staleTime, 2.5 * MINUTE_MS],
    ['the cities, for good', ciudadesQuery.staleTime, Number.POSITIVE_INFINITY],
  ])('%s', (_caso, staleTime, expected) => expect(staleTime).toBe(expected))
})

const ANA = {
  id: 'u1',
  nombre: 'Ana',
  email: 'ana@ejemplo.cl',
  telefono: null,
  esAnfitrion: false,
  rol: 'viajero',
  emailVerificado: true,
  perfilPreferencias: {},
}

describe('the person of the session', () => {
  const respond = (...responses: (() => Response)[]) => {
    const send = vi.fn(async () => responses[Math.min(send.mock.calls.length, responses.length) - 1]!())
    vi.stubGlobal('fetch', send)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => almacen.get(key) ?? null,
      removeItem: (key: string) => almacen.delete(key),
    })
    vi.stubGlobal('sessionStorage', { removeItem: () => undefined })
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://localhost' } }))
    return send
  }
  const almacen = new Map<string, string>()
  const buscar = async () => {
    const found = client.fetchQuery(usuarioQuery).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(5_000)
    return found
  }
  const status = (code: number) => () =>
    new Response('{}', { status: code, headers: { 'content-type': 'application/problem+json' } })
  beforeEach(() => {
    almacen.set('authToken', 't')
    return () => vi.unstubAllGlobals()
  })

  it('is nobody after a 401, which takes the token away', async () => {
    const send = respond(status(401))
    expect(await buscar()).toBeNull()
    expect(send).toHaveBeenCalledTimes(1)
    expect(almacen.has('authToken')).toBe(false)
  })

  it('is asked for once more after another failure, which is logged and keeps the token', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const send = respond(status(500), () => Response.json(ANA))
    expect(await buscar()).toEqual(ANA)
    expect(send).toHaveBeenCalledTimes(2)
    expect(logged).toHaveBeenCalledTimes(1)
    expect(almacen.has('authToken')).toBe(true)
  })

  it('is nobody when the second time fails too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const send = respond(status(500))
    expect(await buscar()).toBe('failed')
    expect(send).toHaveBeenCalledTimes(2)
    expect(client.getQueryData(usuarioQuery.queryKey)).toBeUndefined()
  })
})
