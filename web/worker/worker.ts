/// <reference lib="webworker" />
// Runs apart from every page and imports nothing: write.ts only takes the types out and puts the version in.

const worker = self as unknown as ServiceWorkerGlobalScope
const VERSION = '__VERSION__'
const SHELL = `marco-${VERSION}`

const OFFLINE = '/sin-conexion'
const LIST = '/mis-entradas'
/** People are received where there may be no network. */
const CHECK_IN = '/check-in'
/** Every ticket has the same frame, without data: what it shows is kept by the page itself. */
const TICKET = '/mis-entradas/una'
export type Frame = typeof OFFLINE | typeof LIST | typeof CHECK_IN | typeof TICKET
const DRAWINGS = ['/favicon.svg', '/escenas/vacio-entradas.svg', '/escenas/sin-senal.svg']

const SLOW_MS = 4_000
const ASSET = /\/assets\/[\w.-]+/g
const NOT_OURS = /^\/(?:api|sandbox|desarrollo)(?:\/|$)/
const SECRET = /[?&](?:clave|token)=/

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOld(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin || NOT_OURS.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(navigate(event, url))
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(kept(request.url).then((found) => found ?? fetch(request)))
  else if (request.destination === 'image' && (isOfTicket(request) || DRAWINGS.includes(url.pathname)))
    event.respondWith(fetch(request).catch(async () => (await kept(request.url)) ?? Response.error()))
})

/** The frames of this build with all that they load. Whole or not at all: a half one would fail when it is needed. */
async function fill(): Promise<void> {
  const cache = await caches.open(SHELL)
  const found = await Promise.all(([OFFLINE, LIST, CHECK_IN, TICKET] as const).map((path) => keepFrame(cache, path)))
  await cache.addAll([...new Set([...found.flat(), ...DRAWINGS])])
}

async function keepFrame(cache: Cache, path: Frame): Promise<string[]> {
  // Asked for as what it is: the same page in answer to a person is theirs, and says so.
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit', headers: { 'x-marco': '1' } })
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`)
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) throw new Error(`${path}: not to be kept`)
  const html = await response.clone().text()
  await cache.put(path, response)
  return html.match(ASSET) ?? []
}

/** One generation before stays, for pages that were open when this one came. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('marco-') && name !== SHELL)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

/** Always what the server says; without it a ticket's frame or the page that says so. */
async function navigate(event: FetchEvent, url: URL): Promise<Response> {
  const frame = frameOf(url.pathname)
  const answer = fromServer(event)
  answer.catch(() => undefined) // it may fail after a frame was shown in its place
  try {
    const response = await (frame ? Promise.race([answer, later(SLOW_MS)]) : answer)
    if (response && (response.status < 500 || !frame)) return response
    return (await keptFrame(frame)) ?? response ?? (await answer)
  } catch {
    return (
      (await keptFrame(frame)) ??
      Response.redirect(
        `${OFFLINE}?desde=${encodeURIComponent(url.pathname + (SECRET.test(url.search) ? '' : url.search))}`,
      )
    )
  }
}

async function fromServer(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
}

function frameOf(pathname: string): Frame | undefined {
  const path = pathname.replace(/\/$/, '')
  if (path === OFFLINE || path === LIST || path === CHECK_IN) return path
  return /^\/mis-entradas\/[^/]+$/.test(path) ? TICKET : undefined
}

const keptFrame = async (frame: Frame | undefined): Promise<Response | undefined> => (frame ? kept(frame) : undefined)

const later = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms))

async function kept(url: string): Promise<Response | undefined> {
  return (await (await caches.open(SHELL)).match(url)) ?? caches.match(url)
}

// A ticket's page tells nobody where it is, so that its pictures come without a referrer.
const isOfTicket = ({ referrer }: Request): boolean => referrer === '' || new URL(referrer).pathname.startsWith(LIST)
