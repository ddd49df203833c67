import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Alta } from '#contract/altas.ts'
import type { FotoSubida } from '#contract/experiencias.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { unMundo, type Mundo } from '#server/testing/llamadas.ts'
import { UN_PNG } from '#server/testing/preparativos/altas.ts'
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
  ruta = `/api/anfitrion/experiencias/${(await preparar(mundo, 'subirFotoDeAnfitrion')).ids.experienciaId}/fotos`
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

const pedir = (path: string, init?: RequestInit) => programa.fetch(new Request(`http://localhost:3999${path}`, init))
const subir = (body: Uint8Array<ArrayBuffer>, type: string) =>
  pedir(ruta, {
    method: 'POST',
    body,
    headers: { 'x-campos': 'licencia=propia', 'content-type': type, authorization: `Bearer ${mundo.token.anfitriona}` },
  })
const unJpeg = async () =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0e5a6b' } })
      .jpeg()
      .toBuffer(),
  )

it('takes a photo by its content, and gives it back under a signed address alone', async () => {
  const response = await subir(await unJpeg(), 'image/jpeg')
  expect(response.status).toBe(201)
  const foto = (await response.json()) as FotoSubida
  const file = await pedir(foto.chica)
  expect([
    file.status,
    file.headers.get('content-type'),
    file.headers.get('cache-control'),
    file.headers.get('content-security-policy'),
  ]).toEqual([200, 'image/webp', 'private, max-age=300', "default-src 'none'; sandbox"])
  expect(quejasDeCabeceras(file)).toEqual([])
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(400)
  expect(await quejasDeProblema(await pedir(foto.chica.split('?')[0]!), 404)).toEqual([])
  expect((await pedir(foto.chica, { method: 'HEAD' })).status).toBe(200)
})

it.each(['/fotos/../base', '/fotos/x-400.webp', '/fotos/00000000-0000-4000-8000-000000000000-400.webp', '/fotos/'])(
  'knows no %s',
  async (path) => {
    expect((await pedir(path)).status).toBe(404)
  },
)

it('says what it takes: the type, the size, a picture', async () => {
  expect(await quejasDeProblema(await subir(await unJpeg(), 'application/pdf'), 415, 'foto-no-admitida')).toEqual([])
  expect(
    await quejasDeProblema(
      await subir(new Uint8Array(10 * 1024 * 1024 + 1), 'image/jpeg'),
      413,
      'foto-demasiado-grande',
    ),
  ).toEqual([])
  expect(await quejasDeProblema(await subir(new Uint8Array([1, 2, 3]), 'image/jpeg'), 422, 'foto-ilegible')).toEqual([])
})

it('takes a paper by its content, and hands it over to be saved, under a signed address alone', async () => {
  const bytes = new Uint8Array(UN_PNG)
  const enviar = (body: Uint8Array<ArrayBuffer>, type: string) =>
    pedir('/api/anfitrion/documentos', {
      method: 'POST',
      body,
      headers: {
        'x-campos': 'tipo=inicio_actividades&nombre=inicio%20(1).png',
        'content-type': type,
        authorization: `Bearer ${mundo.token.anfitriona}`,
      },
    })
  await programa.database.db.updateTable('anfitriones').set({ estado: 'Borrador' }).execute()
  const alta = await enviar(bytes, 'image/png')
  expect(alta.status).toBe(201)
  const [documento] = ((await alta.json()) as Alta).documentos
  const { url } = (await (
    await pedir(`/api/anfitrion/documentos/${documento!.id}/archivo`, {
      headers: { authorization: `Bearer ${mundo.token.anfitriona}` },
    })
  ).json()) as { url: string }
  const file = await pedir(url)
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  expect([
    file.headers.get('content-type'),
    file.headers.get('content-disposition'),
    file.headers.get('cache-control'),
    file.headers.get('content-security-policy'),
  ]).toEqual([
    'image/png',
    `attachment; filename="documento"; filename*=UTF-8''inicio%20%281%29.png`,
    'private, no-store',
    "default-src 'none'; sandbox",
  ])
  expect(quejasDeCabeceras(file)).toEqual([])
  for (const mala of [
    url.split('?')[0]!,
    url.replace(/firma=./, (firma) => (firma.endsWith('A') ? 'firma=B' : 'firma=A')),
    '/documentos/x',
    '/documentos/',
  ])
    expect(await quejasDeProblema(await pedir(mala), 404)).toEqual([])
  expect(await quejasDeProblema(await enviar(bytes, 'text/html'), 415, 'documento-no-admitido')).toEqual([])
  expect(
    await quejasDeProblema(
      await enviar(new Uint8Array(10 * 1024 * 1024 + 1), 'image/png'),
      413,
      'documento-demasiado-grande',
    ),
  ).toEqual([])
  expect(await quejasDeProblema(await enviar(new Uint8Array(64), 'image/png'), 422, 'documento-ilegible')).toEqual([])
})

it.each<[string, () => string, 'documento-demasiado-grande' | 'foto-demasiado-grande']>([
  ['a paper', () => '/api/anfitrion/documentos', 'documento-demasiado-grande'],
  ['a photo', () => ruta, 'foto-demasiado-grande'],
])('reads no further than its limit of %s that says no length and has no end', async (_que, donde, codigo) => {
  const parte = new Uint8Array(1024 * 1024)
  let enviadas = 0
  const sinFin = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => (enviadas++ < 500 ? controller.enqueue(parte) : controller.close()),
  })
  const respuesta = await pedir(donde(), {
    method: 'POST',
    body: sinFin,
    duplex: 'half',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${mundo.token.anfitriona}` },
  } as RequestInit)
  expect(await quejasDeProblema(respuesta, 413, codigo)).toEqual([])
  expect(enviadas).toBeLessThan(15)
})

it('hands over a paper as large as there may be, whole', async () => {
  const grande = new Uint8Array(10 * 1024 * 1024).map((_, i) => i * 31)
  grande.set(new Uint8Array(UN_PNG))
  const como = { authorization: `Bearer ${mundo.token.anfitriona}` }
  const alta = await pedir('/api/anfitrion/documentos', {
    method: 'POST',
    body: grande,
    headers: { ...como, 'x-campos': 'tipo=inicio_actividades&nombre=grande.png', 'content-type': 'image/png' },
  })
  expect(alta.status).toBe(201)
  const { id } = ((await alta.json()) as Alta).documentos.find(({ nombre }) => nombre === 'grande.png')!
  const { url } = (await (await pedir(`/api/anfitrion/documentos/${id}/archivo`, { headers: como })).json()) as {
    url: string
  }
  const file = await pedir(url)
  expect(file.headers.get('content-length')).toBe(String(grande.length))
  expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), grande)).toBe(0)
  const cabeza = await pedir(url, { method: 'HEAD' })
  expect([cabeza.status, cabeza.headers.get('content-length'), await cabeza.text()]).toEqual([
    200,
    String(grande.length),
    '',
  ])
})
