import type { Api, CallName } from '#contract/api.ts'
import type { InputSent, Output } from '#contract/call.ts'
import type { Problema } from '#contract/errors.ts'
import type { Comprobar } from './formas-de.ts'
import { rutaDe } from './ruta-de.ts'

/** A failed call: `message` keeps the form of the logs (`status: text`), a person is shown `detail`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problema: Partial<Problema>
  /** Nothing was to be written. */
  readonly isRead: boolean
  constructor(status: number, text: string, problema: Partial<Problema>, isRead = false) {
    super(`${status}: ${text}`)
    this.status = status
    this.problema = problema
    this.isRead = isRead
  }
  get code(): string | undefined {
    return this.problema.type
  }
  /** Field → sentence, for forms; what only says the detail again belongs to no field of theirs. */
  get campos(): Record<string, string> {
    return Object.fromEntries(
      (this.problema.errores ?? [])
        .filter(({ mensaje }) => mensaje !== this.problema.detail)
        .map(({ campo, mensaje }) => [campo, mensaje]),
    )
  }
}

/** What may be sent: the contract's input, where a text of the query may be given as a number. */
type Sent<N extends CallName> = {
  [K in keyof InputSent<Api[N]>]: InputSent<Api[N]>[K] | (string extends InputSent<Api[N]>[K] ? number : never)
}

interface Options {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Key of a guest's secret link. */
  clave?: string | null
}

export interface Transport {
  send(request: Request): Promise<Response>
  /** Where the API is: the page's origin in a browser, the public address while rendering. */
  base: string
  /** The credential for a path, or null. */
  token(path: string): string | null
  /** What answers look like, to hold each against; without it they are taken as they are. */
  formas?(name: CallName): Promise<Comprobar | null>
  /** A read was refused since its credential, this one, is no longer known. */
  onSesionTerminada?(token: string): void
  /** The last call reached the server, or did not. */
  onOutcome?(reached: boolean): void
}

export interface Cliente {
  call<N extends CallName>(name: N, input: Sent<N>, options?: Options): Promise<Output<Api[N]>>
  /** A list with its true total. */
  page<N extends CallName>(name: N, input: Sent<N>, options?: Options): Promise<ListPage<Output<Api[N]>>>
}

export interface ListPage<T> {
  items: T
  total: number
  /** Of a search by text: the words that nothing has, which were left out. */
  sinUso?: string[]
  /** Of a search by text: nothing has all the other words, so these have some. */
  soloAlguna?: true
}

export function createCliente(transport: Transport): Cliente {
  const send = async (name: CallName, input: Record<string, unknown>, options: Options = {}): Promise<Response> => {
    const ruta = rutaDe(name)
    // What is known now is sent now: whoever signs out gives up the credential right after.
    const request = toRequest(transport, typeof ruta === 'string' ? ruta : await ruta.catch(lost), input, options)
    const response = await transport.send(request).catch(lost)
    transport.onOutcome?.(true)
    if (response.ok) return response
    const error = await toError(response, request.method === 'GET')
    const token = request.headers.get('authorization')?.slice('Bearer '.length)
    if (token && error.isRead && error.code === 'sesion-terminada') transport.onSesionTerminada?.(token)
    throw error
  }
  /** The answer as a value, if it is what the call promised. */
  const read = async (name: CallName, response: Response): Promise<unknown> => {
    const formas = transport.formas?.(name)
    // The network may end in the middle of an answer too.
    const value: unknown = await (
      response.headers.get('content-type')?.includes('json') ? response.json() : response.text()
    ).catch((cause: Error) => (cause.name === 'SyntaxError' ? incompleta('no JSON', rutaDe(name)) : lost(cause)))
    return entera(value, (await formas) ?? null, rutaDe(name))
  }
  const lost = (cause: unknown): never => {
    if (['AbortError', 'SyntaxError'].includes((cause as Error).name)) throw cause
    transport.onOutcome?.(false)
    throw new ApiError(0, 'NETWORK_ERROR', {
      type: 'NETWORK_ERROR',
      detail: 'No hay conexión. Revisa tu internet e inténtalo de nuevo',
    })
  }
  return {
    call: async (name, input, options) => (await read(name, await send(name, input, options))) as never,
    async page(name, input, options) {
      const response = await send(name, input, options)
      const items = (await read(name, response)) as never[]
      const { headers } = response
      const sinUso = headers.get('x-sin-uso')?.split(',').map(decodeURIComponent)
      return {
        items: items as never,
        total: Number(headers.get('x-total-count') ?? items.length),
        ...(sinUso && { sinUso }),
        ...(headers.has('x-coincidencia') && { soloAlguna: true }),
      }
    },
  }
}

function toRequest(transport: Transport, ruta: string, input: Record<string, unknown>, options: Options): Request {
  const [method = 'GET', template = ''] = ruta.split(' ')
  const rest = new Map(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
  const path = template.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = String(rest.get(key) ?? '')
    rest.delete(key)
    return encodeURIComponent(value)
  })
  const url = new URL(path, transport.base)
  const headers = new Headers({ accept: 'application/json' })
  const token = transport.token(path)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.clave) headers.set('x-reserva-clave', options.clave)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  const withBody = method !== 'GET' && method !== 'DELETE'
  if (withBody) headers.set('content-type', 'application/json')
  else for (const [key, value] of rest) url.searchParams.set(key, String(value))
  return new Request(url, {
    method,
    headers,
    credentials: 'include',
    ...(withBody && { body: JSON.stringify(Object.fromEntries(rest)) }),
    ...(options.signal && { signal: options.signal }),
  })
}

const INCOMPLETA = 'La respuesta llegó incompleta. Inténtalo de nuevo en un momento'
const INCOMPLETA_AL_ESCRIBIR = 'Lo recibimos, pero la respuesta llegó incompleta. Recarga la página para ver cómo quedó'

/** What a server of another version, or somebody in between, left out is told where the call was made, before anything is shown of it. */
export async function entera<T>(value: T, comprobar: Comprobar | null, ruta: string | Promise<string>): Promise<T> {
  const donde = comprobar && comprobar(value)
  return donde ? incompleta(donde, ruta) : value
}

async function incompleta(donde: string, ruta: string | Promise<string>): Promise<never> {
  const isRead = (await ruta).startsWith('GET ')
  throw new ApiError(
    502,
    `incomplete: ${donde}`,
    { type: 'RESPONSE_INCOMPLETE', detail: isRead ? INCOMPLETA : INCOMPLETA_AL_ESCRIBIR },
    isRead,
  )
}

/** Of what was only read. */
export const FALLO_AL_LEER = 'Algo falló de nuestro lado. Inténtalo de nuevo'
const SIN_GUARDAR = 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo'

async function toError(response: Response, isRead: boolean): Promise<ApiError> {
  const text = await response.text()
  const isProblem = response.headers.get('content-type')?.includes('problem+json') ?? false
  return new ApiError(response.status, text || response.statusText, isProblem ? leerProblema(text) : {}, isRead)
}

function leerProblema(text: string): Partial<Problema> {
  try {
    return JSON.parse(text) as Problema
  } catch {
    return {} // cut off, or not ours
  }
}

/** Refused for what was written: its fields say why. */
export const isInvalid = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 422

/** What a person is shown of a failure. */
export function detalleDe(error: unknown): string {
  if (error instanceof ApiError && error.problema.detail) return error.problema.detail
  return error instanceof ApiError && error.isRead ? FALLO_AL_LEER : SIN_GUARDAR
}
