import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { watchOutside } from './outside.ts'
import { readAtMost } from './read-body.ts'

/** Files that people sent, by a key of our own making: 'fotos/<id>-400.webp'. */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** The same, a piece at a time as it is asked for; to be read to its end, or cancelled. */
  open(key: string): Promise<ReadableStream<Uint8Array> | null>
  /** Every key that begins with this folder: 'borrados/'. */
  list(folder: string): Promise<string[]>
  /** What is not there is gone already. */
  remove(key: string): Promise<void>
}

/** It cannot be written or read now: no room, no right, nobody there. */
export class StorageError extends Error {
  override name = 'StorageError'
}

interface StorageSettings {
  DATA_DIR: string
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

export const KEY = /^[a-z0-9][a-z0-9/_-]*\.[a-z0-9]+$/
const S3_TIMEOUT_MS = 15_000
// A thousand keys, with all that is told of each.
const LISTING_BYTES = 4 * 1024 * 1024

export function createStorage(settings: StorageSettings): Storage {
  const local = folder(localFiles(settings))
  return telling(settings.S3_ENDPOINT ? inFrontOf(s3(settings, settings.S3_ENDPOINT), local) : local)
}

/** Where files lie that no bucket holds, or not yet. */
export const localFiles = ({ DATA_DIR }: Pick<StorageSettings, 'DATA_DIR'>): string => join(DATA_DIR, 'archivos')

/** The bucket alone, for who brings the others into it; null where there is none. */
export const bucketOf = (settings: StorageSettings): Storage | null =>
  settings.S3_ENDPOINT ? telling(s3(settings, settings.S3_ENDPOINT)) : null

/** Whatever goes wrong below is no bug of whoever asked; a strange key is. */
function telling({ put, get, open, list, remove }: Storage): Storage {
  const watch = watchOutside('archivos', (error) => error instanceof StorageError)
  const told =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      watch(async () => {
        try {
          return await act(...args)
        } catch (cause) {
          if (cause instanceof RangeError) throw cause
          throw new StorageError('the storage does not answer', { cause })
        }
      }, act.name)
  return { put: told(put), get: told(get), open: told(open), list: told(list), remove: told(remove) }
}

/** Outside the web root; written beside and renamed, so that a file is whole or not there. */
function folder(root: string): Storage {
  const fileOf = (key: string): string => join(root, checked(key))
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    },
    get: async (key) => readFile(fileOf(key)).then((bytes) => new Uint8Array(bytes), nullIfMissing),
    async open(key) {
      const file = await open(fileOf(key)).catch(nullIfMissing)
      return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>)
    },
    async list(dir) {
      const names = await readdir(join(root, checkedFolder(dir))).catch(
        (error: NodeJS.ErrnoException) => nullIfMissing(error) ?? [],
      )
      return names
        .map((name) => dir + name)
        .filter((key) => KEY.test(key))
        .toSorted()
    },
    remove: async (key) => rm(fileOf(key), { force: true }),
  }
}

/** Whatever is written goes into the bucket; what lay in the folder before there was one is found there until it is brought over. */
function inFrontOf(bucket: Storage, local: Storage): Storage {
  return {
    put: bucket.put,
    get: async (key) => (await bucket.get(key)) ?? local.get(key),
    open: async (key) => (await bucket.open(key)) ?? local.open(key),
    list: async (dir) => [...new Set([...(await bucket.list(dir)), ...(await local.list(dir))])].toSorted(),
    async remove(key) {
      // In this order: whoever brings it over at this moment finds it gone here and takes it out of the bucket again.
      await local.remove(key)
      await bucket.remove(key)
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function s3(
  {
    S3_BUCKET: bucket = '',
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId = '',
    S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  }: StorageSettings,
  endpoint: string,
): Storage {
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const send = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    const url = `${root}/${checked(key)}`
    const response = await client.fetch(url, { signal: AbortSignal.timeout(S3_TIMEOUT_MS), ...init, method })
    if (response.ok || response.status === 404) return response
    throw new Error(`storage answered ${response.status} to ${method}`)
  }
  return {
    async put(key, bytes, type) {
      const { status } = await send('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } })
      if (status === 404) throw new Error('storage has no such bucket')
    },
    async get(key) {
      const response = await send('GET', key)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    async open(key) {
      // The clock runs until it answers: what follows goes as fast as whoever reads it.
      const late = new AbortController()
      const clock = setTimeout(() => late.abort(), S3_TIMEOUT_MS)
      const response = await send('GET', key, { signal: late.signal }).finally(() => clearTimeout(clock))
      if (response.ok) return response.body
      await response.body?.cancel()
      return null
    },
    async list(dir) {
      const keys: string[] = []
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: checkedFolder(dir),
          ...(token && { 'continuation-token': token }),
        })
        const response = await client.fetch(`${root}?${query}`, { signal: AbortSignal.timeout(S3_TIMEOUT_MS) })
        if (!response.ok) throw new Error(`storage answered ${response.status} to a listing`)
        const bytes = await readAtMost(response.body, LISTING_BYTES)
        if (!bytes) throw new Error('storage listed too much at once')
        const xml = new TextDecoder().decode(bytes)
        keys.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!).filter((key) => KEY.test(key)))
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
      }
      return keys
    },
    async remove(key) {
      await send('DELETE', key)
    },
  }
}

function checkedFolder(dir: string): string {
  if (!/^[a-z0-9-]+\/$/.test(dir)) throw new RangeError(`no storage folder: ${dir}`)
  return dir
}

function checked(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`no storage key: ${key}`)
  return key
}
