import { lookup } from 'node:dns/promises'
import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

/** Why a request to a stranger's address was not made, or not finished. */
export type OutboundReason = 'url' | 'address' | 'redirect' | 'timeout' | 'too-large' | 'network'

export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly reason: OutboundReason
  constructor(reason: OutboundReason, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.reason = reason
  }
}

export interface OutboundRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** For the whole of it, from looking up the name to the last byte, redirects included; 5 s unless said. */
  timeoutMs?: number
  /** Largest answer; 1 MiB unless said. */
  maxBytes?: number
  /** None unless said; each hop is judged like the first. */
  maxRedirects?: number
}

export interface OutboundResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface OutboundOptions {
  /** Tests only: lets http and this machine's own loopback through, nothing else. */
  allowLoopback?: boolean
  /** Tests only: what names resolve to. */
  resolve?: (host: string) => Promise<string[]>
}

export type Outbound = (request: OutboundRequest) => Promise<OutboundResponse>

const TIMEOUT_MS = 5_000
const MAX_BYTES = 1024 * 1024
const MAX_URL = 2048
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * The one way to an address that somebody else wrote: https, a public address that is looked up once and connected to as it was
 * judged, no redirect unless asked for, an end in time and size.
 */
export function createOutbound({ allowLoopback = false, resolve = lookUp }: OutboundOptions = {}): Outbound {
  return async (request) => {
    const timeoutMs = request.timeoutMs ?? TIMEOUT_MS
    const stop = AbortSignal.timeout(timeoutMs)
    let url = parseOutboundUrl(request.url, { allowLoopback })
    for (let hops = request.maxRedirects ?? 0; ; hops--) {
      const address = await inTime(judge(url, resolve, allowLoopback), stop)
      const response = await send(url, address, request, stop)
      const location = response.headers.location
      if (!REDIRECTS.has(response.status)) return response
      if (hops <= 0 || request.method === 'POST' || typeof location !== 'string')
        throw new OutboundError('redirect', `${url.host} redirects`)
      url = parseOutboundUrl(new URL(location, url).href, { allowLoopback })
    }
  }
}

/** What can be said of an address before anything is looked up: for the form where it is typed in. */
export function parseOutboundUrl(raw: string, { allowLoopback = false }: { allowLoopback?: boolean } = {}): URL {
  if (raw.length > MAX_URL || !URL.canParse(raw)) throw new OutboundError('url', 'not an address')
  const url = new URL(raw)
  const host = hostOf(url)
  const own = allowLoopback && (isLoopback(host) || host === 'localhost' || host.endsWith('.test'))
  if (url.protocol !== 'https:' && !(own && url.protocol === 'http:')) throw new OutboundError('url', 'only https')
  if (url.username !== '' || url.password !== '') throw new OutboundError('url', 'an address with a password in it')
  if (isIP(host) ? !own && !isPublicAddress(host) : !own && !/\.[a-z][a-z0-9-]*\.?$/i.test(host))
    throw new OutboundError('address', `${host} is not a public address`)
  return url
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

async function lookUp(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)
}

/** The address to connect to. One that is not public among them spoils them all: it would be a matter of luck. */
async function judge(url: URL, resolve: (host: string) => Promise<string[]>, allowLoopback: boolean): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host)
    ? [host]
    : await resolve(host).catch((cause: unknown) => {
        throw new OutboundError('network', `${host} has no address`, { cause })
      })
  const bad = addresses.find((address) => !isPublicAddress(address) && !(allowLoopback && isLoopback(address)))
  if (bad !== undefined || addresses.length === 0) throw new OutboundError('address', `${host} is not a public address`)
  // Where a host has both, IPv4 is what every network can reach.
  return addresses.find((address) => isIP(address) === 4) ?? addresses[0]!
}

async function inTime<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  const late = Promise.withResolvers<never>()
  const onAbort = (): void => late.reject(new OutboundError('timeout', 'took too long'))
  stop.addEventListener('abort', onAbort, { once: true })
  if (stop.aborted) onAbort()
  try {
    return await Promise.race([work, late.promise])
  } finally {
    stop.removeEventListener('abort', onAbort)
    late.promise.catch(() => undefined)
  }
}

function send(
  url: URL,
  address: string,
  { method = 'GET', headers = {}, body, maxBytes = MAX_BYTES }: OutboundRequest,
  stop: AbortSignal,
): Promise<OutboundResponse> {
  // The name is not looked up a second time: what was judged is what is connected to.
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address))
  const { promise, resolve, reject } = Promise.withResolvers<OutboundResponse>()
  const sent: Record<string, string> = {
    ...lower(headers),
    'accept-encoding': 'identity',
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const options: RequestOptions = {
    method,
    headers: sent,
    lookup: pinned,
    agent: false,
    signal: stop,
    maxHeaderSize: 16_384,
  }
  const request: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
    read(response, maxBytes).then(
      (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
      (error: unknown) => {
        request.destroy()
        reject(told(error, url, stop))
      },
    )
  })
  request.on('error', (error) => reject(told(error, url, stop)))
  request.end(body)
  return promise
}

// A header of the caller's may not stand in for one that says where this goes or how long it is.
const OURS = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'accept-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
])

const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OURS.has(name)),
  )

async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('too-large', `more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function told(error: unknown, url: URL, stop: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error
  return stop.aborted
    ? new OutboundError('timeout', `${url.host} took too long`, { cause: error })
    : new OutboundError('network', `${url.host} did not answer`, { cause: error })
}
