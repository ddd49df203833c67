import { createServer, type Server } from 'node:http'
import { readlinkSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringOver } from './bring-over.ts'
import { bucketOf, createStorage, localFiles } from './storage.ts'

const BYTES = new Uint8Array([1, 2, 3])
const leido = async (body: ReadableStream<Uint8Array> | null) =>
  body && new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
const enlace = (fd: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return '' // closed meanwhile
  }
}

describe('a folder', () => {
  it('gives back what was put, and forgets what was removed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'archivos-'))
    const storage = createStorage({ DATA_DIR: dir })
    expect(await storage.get('fotos/a-400.webp')).toBeNull()
    await storage.put('fotos/a-400.webp', BYTES, 'image/webp')
    expect(await storage.get('fotos/a-400.webp')).toEqual(BYTES)
    expect(await readdir(join(dir, 'archivos/fotos'))).toEqual(['a-400.webp'])
    expect(await leido(await storage.open('fotos/a-400.webp'))).toEqual(BYTES)
    await storage.remove('fotos/a-400.webp')
    await storage.remove('fotos/a-400.webp')
    expect([await storage.get('fotos/a-400.webp'), await storage.open('fotos/a-400.webp')]).toEqual([null, null])
  })

  it('is read a piece at a time, and let go of when nobody wants the rest', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'archivos-'))
    const storage = createStorage({ DATA_DIR: dir })
    await storage.put('documentos/a.sellado', new Uint8Array(8 * 1024 * 1024), '')
    const reader = (await storage.open('documentos/a.sellado'))!.getReader()
    const { value } = await reader.read()
    expect(value!.length).toBeLessThanOrEqual(1024 * 1024)
    await reader.cancel()
    // The system closes it a while after it was let go of.
    await expect
      .poll(async () =>
        (await readdir('/proc/self/fd').catch(() => [])).filter((fd) => enlace(fd).endsWith('a.sellado')),
      )
      .toEqual([])
  })

  it.each(['../a.webp', '/a.webp', 'fotos/../a.webp', 'a', 'fotos/A.webp'])('takes no strange key: %s', async (key) => {
    const storage = createStorage({ DATA_DIR: '/nowhere' })
    await expect((async () => storage.put(key, BYTES, 'image/webp'))()).rejects.toThrow('no storage key')
  })
})

describe('an S3 store', () => {
  const objects = new Map<string, Buffer>()
  const seen: string[] = []
  let server: Server
  let endpoint: string
  beforeAll(async () => {
    server = createServer((req, res) => {
      const chunks: Buffer[] = []
      req
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          seen.push(
            `${req.method} ${req.url} ${/^AWS4-HMAC-SHA256 Credential=AKIA\/\d{8}\/sa-east-1\/s3\/aws4_request/.test(req.headers.authorization ?? '')}`,
          )
          if (req.method === 'PUT') objects.set(req.url!, Buffer.concat(chunks))
          if (req.method === 'DELETE') objects.delete(req.url!)
          const prefix = new URL(req.url!, 'http://s3').searchParams.get('prefix')
          if (prefix !== null)
            return void res.end(
              [...objects.keys()]
                .filter((key) => key.startsWith(`/cubo/${prefix}`))
                .map((key) => `<Key>${key.slice('/cubo/'.length)}</Key>`)
                .join(''),
            )
          const body = req.method === 'GET' ? objects.get(req.url!) : Buffer.alloc(0)
          res.writeHead(body ? 200 : 404).end(body)
        })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it('is asked with signed requests', async () => {
    const storage = createStorage({
      DATA_DIR: '',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'cubo',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'x',
    })
    await storage.put('fotos/a-400.webp', BYTES, 'image/webp')
    expect(await storage.get('fotos/a-400.webp')).toEqual(BYTES)
    expect(await leido(await storage.open('fotos/a-400.webp'))).toEqual(BYTES)
    await storage.remove('fotos/a-400.webp')
    expect([await storage.get('fotos/a-400.webp'), await storage.open('fotos/a-400.webp')]).toEqual([null, null])
    expect(seen).toEqual(
      ['PUT', 'GET', 'GET', 'DELETE', 'GET', 'GET'].map((method) => `${method} /cubo/fotos/a-400.webp true`),
    )
  })

  describe('turned on where there was a folder', () => {
    const conS3 = (dir: string) => ({
      DATA_DIR: dir,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'cubo',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'x',
    })
    const unaCarpeta = async () => {
      objects.clear()
      const settings = conS3(await mkdtemp(join(tmpdir(), 'archivos-')))
      await createStorage({ DATA_DIR: settings.DATA_DIR }).put('fotos/vieja-400.webp', BYTES, 'image/webp')
      await createStorage({ DATA_DIR: settings.DATA_DIR }).put('borrados/ana.json', BYTES, 'application/json')
      return { settings, storage: createStorage(settings), local: localFiles(settings) }
    }

    it('still serves what lies there, writes what is new into the bucket, and removes from both', async () => {
      const { storage, local } = await unaCarpeta()
      expect(await storage.get('fotos/vieja-400.webp')).toEqual(BYTES)
      expect(await leido(await storage.open('fotos/vieja-400.webp'))).toEqual(BYTES)
      await storage.put('fotos/nueva-400.webp', BYTES, 'image/webp')
      expect([await readdir(join(local, 'fotos')), [...objects.keys()]]).toEqual([
        ['vieja-400.webp'],
        ['/cubo/fotos/nueva-400.webp'],
      ])
      expect([await storage.list('fotos/'), await storage.list('borrados/')]).toEqual([
        ['fotos/nueva-400.webp', 'fotos/vieja-400.webp'],
        ['borrados/ana.json'],
      ])
      await storage.remove('fotos/vieja-400.webp')
      expect([await storage.get('fotos/vieja-400.webp'), await readdir(join(local, 'fotos'))]).toEqual([null, []])
    })

    it('brings it over, reads it there before it goes here, and does the rest after being stopped', async () => {
      const { settings, storage, local } = await unaCarpeta()
      const bucket = bucketOf(settings)!
      let veces = 0
      await expect(
        bringOver(local, {
          ...bucket,
          put: (...args) => (++veces === 2 ? Promise.reject(new Error('cortado')) : bucket.put(...args)),
        }),
      ).rejects.toThrow('cortado')
      expect(await storage.get('fotos/vieja-400.webp')).toEqual(BYTES)
      expect(await bringOver(local, bucket)).toEqual({ files: 1, bytes: 3, different: [] })
      expect([(await readdir(join(local, 'fotos'))).length, (await readdir(join(local, 'borrados'))).length]).toEqual([
        0, 0,
      ])
      expect([await storage.get('fotos/vieja-400.webp'), await storage.get('borrados/ana.json')]).toEqual([
        BYTES,
        BYTES,
      ])
    })

    it('keeps what the bucket did not take whole, and touches nothing that differs', async () => {
      const { settings, storage, local } = await unaCarpeta()
      const bucket = bucketOf(settings)!
      await bucket.put('borrados/ana.json', new Uint8Array([9]), 'application/json')
      expect(
        await bringOver(local, { ...bucket, put: (key, bytes, type) => bucket.put(key, bytes.slice(1), type) }),
      ).toEqual({ files: 0, bytes: 0, different: ['borrados/ana.json', 'fotos/vieja-400.webp'] })
      expect([(await readdir(join(local, 'fotos'))).length, (await readdir(join(local, 'borrados'))).length]).toEqual([
        1, 1,
      ])
      expect([await storage.get('borrados/ana.json'), await storage.get('fotos/vieja-400.webp')]).toEqual([
        new Uint8Array([9]),
        BYTES,
      ])
    })

    it('does not bring back what somebody removed while it was on its way', async () => {
      const { settings, storage, local } = await unaCarpeta()
      const bucket = bucketOf(settings)!
      await bringOver(local, {
        ...bucket,
        put: async (key, bytes, type) => (await storage.remove(key), bucket.put(key, bytes, type)),
      })
      expect([...objects.keys()]).toEqual([])
    })
  })
})
