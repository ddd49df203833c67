import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below this many bytes an answer fits one packet either way. */
export const MIN_COMPRESSED = 512
const TEXT = /^(?:text\/|application\/(?:[a-z.]+\+)?(?:json|xml|javascript)\b|image\/svg)/
const ACCEPTS_HELD = 200
const accepts = new Map<string, Encoding | undefined>()

/** The encoding to answer with. Browsers send a handful of different headers, so reading each once is enough. */
export function encodingFor(accept = ''): Encoding | undefined {
  if (accepts.has(accept)) return accepts.get(accept)
  if (accepts.size >= ACCEPTS_HELD) accepts.clear()
  const accepted = (name: Encoding): boolean =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s,;]|$)`, 'i').test(accept)
  const encoding = accepted('br') ? 'br' : accepted('gzip') ? 'gzip' : undefined
  accepts.set(accept, encoding)
  return encoding
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export const compress = (body: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : gzipped(body, { level: 6 })

/** The same answer in the encoding its caller takes, where that makes it smaller. */
export async function compressed(response: Response, accept: string | null): Promise<Response> {
  const encoding = encodingFor(accept ?? undefined)
  if (
    !encoding ||
    !response.body ||
    response.headers.has('content-encoding') ||
    !TEXT.test(response.headers.get('content-type') ?? '')
  )
    return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const body = new Uint8Array(await response.arrayBuffer())
  const { status } = response
  if (body.length < MIN_COMPRESSED) return new Response(body, { status, headers })
  const small = await compress(body, encoding)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(small.length))
  return new Response(new Uint8Array(small), { status, headers })
}
