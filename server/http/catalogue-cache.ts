import { createHash } from 'node:crypto'
import { compress, encodingFor, MIN_COMPRESSED, type Encoding } from './compression.ts'

/** A finished answer, ready to be written as it is. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface CatalogueCache {
  /**
   * What is kept under `key`, in the form this request takes: compressed, or 304 where the caller has it already.
   * A promise only where something has to be waited for; most answers are there at once. Where the version cannot be known, what was kept last
   * is as good as it gets, and what was not is refused.
   */
  find(key: string, asked?: Asked): Found | Promise<Found>
}

/** An answer with its headers as node writes them fastest: names and values in turn. */
export interface Kept extends Answer {
  lines: string[]
}

export interface Found {
  answer?: Kept
  /** Nobody could say whether it still holds. */
  isLast?: true
  /** On a miss: keeps what the API answered, unless the catalogue moved meanwhile. */
  keep(answer: Answer): void
}

interface Asked {
  acceptEncoding?: string | undefined
  ifNoneMatch?: string | undefined
  /** When it is: what was kept at another time is made anew. */
  span?: number | undefined
}

interface Entry {
  plain: Kept
  compressed: Map<Encoding, Kept | Promise<Kept>>
  etag: string
  span: number | undefined
  /** Bytes it takes, compressed forms included. */
  size: number
}

// Roughly what one entry costs beside its bytes.
const ENTRY_BYTES = 512

/** Answers of the public catalogue, kept until it changes; the one asked for longest ago goes first. */
export function createCatalogueCache({
  version,
  maxBytes,
}: {
  version: () => Promise<number> | number
  maxBytes: number
}): CatalogueCache {
  const entries = new Map<string, Entry>()
  let held: number | undefined
  /** What was asked for last stands last already. */
  let newest: string | undefined
  let bytes = 0

  const empty = (current: number): void => {
    entries.clear()
    bytes = 0
    held = current
  }
  const grow = (entry: Entry, more: number): void => {
    entry.size += more
    bytes += more
    for (const [key, old] of entries) {
      if (bytes <= maxBytes) return
      entries.delete(key)
      bytes -= old.size
    }
  }

  const keep = (key: string, answer: Answer, made: number, span: number | undefined): void => {
    if (answer.status !== 200 || made !== held) return
    const entry = toEntry(answer, span)
    const size = answer.body.length + key.length * 2 + ENTRY_BYTES
    if (size > maxBytes / 4) return
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
    entries.set(key, entry)
    newest = key
    grow(entry, size)
  }

  const findIn = (current: number, key: string, asked: Asked): Found | Promise<Found> => {
    if (held === undefined || current > held) empty(current)
    const entry = entries.get(key)
    return entry && entry.span === asked.span
      ? formFor(key, entry, asked)
      : { keep: (answer) => keep(key, answer, current, asked.span) }
  }

  const formFor = (key: string, entry: Entry, asked: Asked): Found | Promise<Found> => {
    if (key !== newest) {
      entries.delete(key)
      entries.set(key, entry)
      newest = key
    }
    const answer = formOf(entry, asked, (more) => entries.get(key) === entry && grow(entry, more))
    return answer instanceof Promise ? answer.then(toFound) : toFound(answer)
  }

  return {
    find(key, asked = {}) {
      const current = version()
      if (typeof current === 'number') return findIn(current, key, asked)
      return current.then(
        (known) => findIn(known, key, asked),
        (error: unknown) => {
          const entry = entries.get(key)
          if (!entry) throw error
          const found = formFor(key, entry, asked)
          return found instanceof Promise ? found.then(asLast) : asLast(found)
        },
      )
    },
  }
}

const asLast = (found: Found): Found => ({ ...found, isLast: true })

// What is kept already need not be kept again.
const toFound = (answer: Kept): Found => ({ answer, keep: () => undefined })

function formOf(
  entry: Entry,
  { ifNoneMatch, acceptEncoding }: Asked,
  grown: (bytes: number) => void,
): Kept | Promise<Kept> {
  if (matches(ifNoneMatch, entry.etag)) return notModified(entry.plain)
  const encoding = entry.plain.body.length >= MIN_COMPRESSED ? encodingFor(acceptEncoding) : undefined
  return encoding ? inEncoding(entry, encoding, grown) : entry.plain
}

/** One spelling for all requests that mean the same: parameters in order, empty ones out. Null where a parameter comes twice, which is refused. */
export function catalogueKey(path: string, search: string): string | null {
  if (search === '' || search === '?') return path
  const params = [...new URLSearchParams(search)]
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (params.some(([name], i) => params[i - 1]?.[0] === name)) return null
  return `${path}?${new URLSearchParams(params)}`
}

const LISTS = /^\/api\/v1\/experiencias(?:\/(?:search|mapa))?$/
const READS = /^\/api\/v1\/(?:destinos|experiencias\/[^/]+(?:\/resenas)?|proveedores(?:\/[^/]+|\/slug\/[^/]+)?)$/
const LIVE = ['participantes', 'fecha', 'fechaInicio', 'fechaFin']

/** Whether the answer to a GET of this canonical path depends on the catalogue alone: on no date, no place left, no caller. */
export function isCatalogueRead(path: string, search: string): boolean {
  if (!LISTS.test(path)) return READS.test(path)
  if (search === '') return true
  const params = new URLSearchParams(search)
  return !LIVE.some((name) => params.has(name))
}

const toKept = (answer: Answer): Kept => ({ ...answer, lines: Object.entries(answer.headers).flat() })

function toEntry({ status, headers, body }: Answer, span: number | undefined): Entry {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const plain = toKept({
    status,
    body,
    headers: { ...headers, etag, vary: 'accept-encoding', 'content-length': String(body.length) },
  })
  return { plain, etag, span, compressed: new Map(), size: 0 }
}

/** Weak comparison, as GET asks for: a compressed body carries the same tag, marked weak. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function notModified({ headers }: Answer): Kept {
  const { 'content-length': _length, 'content-type': _type, ...kept } = headers
  return toKept({ status: 304, headers: kept, body: Buffer.alloc(0) })
}

function inEncoding(entry: Entry, encoding: Encoding, grown: (bytes: number) => void): Kept | Promise<Kept> {
  const known = entry.compressed.get(encoding)
  if (known) return known
  const made = formIn(entry, encoding).then((answer) => {
    entry.compressed.set(encoding, answer)
    grown(answer.body.length)
    return answer
  })
  entry.compressed.set(encoding, made)
  made.catch(() => entry.compressed.delete(encoding))
  return made
}

async function formIn({ plain, etag }: Entry, encoding: Encoding): Promise<Kept> {
  const body = await compress(plain.body, encoding)
  return toKept({
    status: plain.status,
    body,
    headers: {
      ...plain.headers,
      etag: `W/${etag}`,
      'content-encoding': encoding,
      'content-length': String(body.length),
    },
  })
}
