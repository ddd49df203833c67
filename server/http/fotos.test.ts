import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import type { FotoSubida } from '#contract/experiencias.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { unMundo, type Mundo } from '#server/testing/llamadas.ts'
import { preparar } from '#server/testing/preparativos/index.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { quejasDeCabeceras, quejasDeProblema } from '#server/testing/respuestas.ts'

let programa: Programa
let mundo: Mundo
let ruta: string
beforeAll(async () => {
  setLog({ level: 'error' })
  programa = await unPrograma(await abrirPglite(), AHORA)
  mundo = await unMundo(programa)
  ruta = `/api/anfitrion/experiencias/${(await preparar(mundo, 'subirFotoDeAnfitrion')).ids.experienciaId}/fotos?licencia=propia`
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

const pedir = (path: string, init?: RequestInit) => programa.fetch(new Request(`http://localhost:3999${path}`, init))
const subir = (body: Uint8Array<ArrayBuffer>, type: string) => pedir(ruta, { method: 'POST', body, headers: { 'content-type': type, authorization: `Bearer ${mundo.token.anfitriona}` } })
const unJpeg = async () => new Uint8Array(await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0e5a6b' } }).jpeg().toBuffer())

it('takes a photo by its content, and gives it back under a signed address alone', async () => {
  const response = await subir(await unJpeg(), 'image/jpeg')
  expect(response.status).toBe(201)
  const foto = (await response.json()) as FotoSubida
  const file = await pedir(foto.chica)
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control'), file.headers.get('content-security-policy')]).toEqual([200, 'image/webp', 'private, max-age=300', "default-src 'none'; sandbox"])
  expect(quejasDeCabeceras(file)).toEqual([])
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(400)
  expect(await quejasDeProblema(await pedir(foto.chica.split('?')[0]!), 404)).toEqual([])
  expect((await pedir(foto.chica, { method: 'HEAD' })).status).toBe(200)
})

it.each(['/fotos/../base', '/fotos/x-400.webp', '/fotos/00000000-0000-4000-8000-000000000000-400.webp', '/fotos/'])('knows no %s', async (path) => {
  expect((await pedir(path)).status).toBe(404)
})

it('says what it takes: the type, the size, a picture', async () => {
  expect(await quejasDeProblema(await subir(await unJpeg(), 'application/pdf'), 415, 'foto-no-admitida')).toEqual([])
  expect(await quejasDeProblema(await subir(new Uint8Array(10 * 1024 * 1024 + 1), 'image/jpeg'), 413, 'foto-demasiado-grande')).toEqual([])
  expect(await quejasDeProblema(await subir(new Uint8Array([1, 2, 3]), 'image/jpeg'), 422, 'foto-ilegible')).toEqual([])
})
