import { createServer, type Server } from 'node:http'
import { readlinkSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage } from './storage.ts'

const BYTES = new Uint8Array([1, 2, 3])
const leido = async (body: ReadableStream<Uint8Array> | null) => body && new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
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
    expect((await readdir('/proc/self/fd').catch(() => [])).filter((fd) => enlace(fd).endsWith('a.sellado'))).toEqual([])
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
      req.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
        seen.push(`${req.method} ${req.url} ${/^AWS4-HMAC-SHA256 Credential=AKIA\/\d{8}\/sa-east-1\/s3\/aws4_request/.test(req.headers.authorization ?? '')}`)
        if (req.method === 'PUT') objects.set(req.url!, Buffer.concat(chunks))
        if (req.method === 'DELETE') objects.delete(req.url!)
        const body = req.method === 'GET' ? objects.get(req.url!) : Buffer.alloc(0)
        res.writeHead(body ? 200 : 404).end(body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it('is asked with signed requests', async () => {
    const storage = createStorage({ DATA_DIR: '', S3_ENDPOINT: endpoint, S3_BUCKET: 'cubo', S3_REGION: 'sa-east-1', S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'x' })
    await storage.put('fotos/a-400.webp', BYTES, 'image/webp')
    expect(await storage.get('fotos/a-400.webp')).toEqual(BYTES)
    expect(await leido(await storage.open('fotos/a-400.webp'))).toEqual(BYTES)
    await storage.remove('fotos/a-400.webp')
    expect([await storage.get('fotos/a-400.webp'), await storage.open('fotos/a-400.webp')]).toEqual([null, null])
    expect(seen).toEqual(['PUT', 'GET', 'GET', 'DELETE', 'GET', 'GET'].map((method) => `${method} /cubo/fotos/a-400.webp true`))
  })
})
