import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may reach a call at all; what depends on the record is asked in `domain/permisos`.
 * `publico` ignores any credential it does not know; `visitante` takes a caller without credential and refuses a bad one;
 * `viajero` is any customer session; `anfitrion` and `empresa` are customer sessions with that membership;
 * `invitado` is the holder of a reserva's secret link.
 */
export type Access =
  | 'publico'
  | 'visitante'
  | 'viajero'
  | 'invitado'
  | 'anfitrion'
  | 'empresa'
  | 'proveedor'
  | 'admin'
  | 'clave'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call {
  route: `${Method} /api/${string}`
  /** One Spanish sentence, shown in the API document. */
  resumen: string
  access: readonly Access[]
  /** With `publico`: a valid session is recognised all the same; with none, or a bad one, the caller is a visitor. */
  identifica?: true
  /** With `clave`: what the API key must be good for. */
  permiso?: 'catalogo:leer' | 'reservas:escribir'
  /** Path parameters, and the query (GET, DELETE) or the JSON body (others), in one object. */
  input: z.ZodObject
  output: z.ZodType
  errors: readonly ErrorCode[]
  /** Not a GET, and changes nothing all the same: what is asked for travels in the body. */
  consulta?: true
  /** 200 unless said. */
  status?: 200 | 201 | 202
  /** Answers pages with `X-Total-Count` and `Link`; a list that is `entera` is short, read whole by its use case and cut afterwards. */
  paged?: true | 'entera'
  /** Finds by text: `X-Sin-Uso` names the words left out, `X-Coincidencia: alguna` says that the others stand together nowhere. */
  porTexto?: true
  /** Answers with an `ETag`, and 304 without a body to whoever sends it back in `If-None-Match`. */
  etag?: true
  /** Takes the optional `Idempotency-Key` header. */
  idempotent?: boolean
  /** Media type of the answer where it is not JSON; the use case returns the text. */
  produces?: 'text/calendar' | 'text/csv'
  /** What such a file is called where somebody keeps it; `:field` stands for a field of the input. */
  archivo?: string
  /** Media types of a file that is the whole body; the other fields then travel in the header `X-Campos`, written as a query is: what an address says is kept in too many places. */
  takes?: readonly string[]
  /** Largest body in bytes; 64 KiB unless said. */
  maxBody?: number
}

export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls
}

export type Input<C extends Call> = z.output<C['input']>
export type InputSent<C extends Call> = z.input<C['input']>
export type Output<C extends Call> = z.output<C['output']>

export function parseRoute(call: Call): { method: Method; path: string; params: string[] } {
  const [method, path] = call.route.split(' ') as [Method, string]
  return { method, path, params: [...path.matchAll(/:(\w+)/g)].map((m) => m[1]!) }
}
