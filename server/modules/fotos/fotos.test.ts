import { deflateRawSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import sharp, { type Sharp } from 'sharp'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaExperiencia, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { dibujar, lugaresDe } from './dibujar.ts'
import { MEDIDAS } from './medidas.ts'
import { abrirFoto, fotosJobs, guardarFoto, publicarFotos, toFotoJson } from './index.ts'

setLog({ sink: () => undefined })

async function guardar(e: Escena, bytes: Uint8Array) {
  const [experiencia, quien] = [await unaExperiencia(e.db), await unUsuario(e.db)]
  return guardarFoto(e.ctx(), {
    cosa: { experienciaId: experiencia.id },
    bytes,
    licencia: 'propia',
    subidaPor: quien.id,
  })
}

const conGps = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a8481a' } })
    .withExif({
      IFD0: { Copyright: 'dato secreto' },
      IFD3: { GPSLatitude: '42/1 22/1 0/1', GPSLongitude: '73/1 39/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const codigo = (promesa: Promise<unknown>) =>
  promesa.then(
    () => null,
    (error: { code?: string }) => error.code ?? String(error),
  )

enCadaBase('fotos', (escena) => {
  it('are drawn anew upright, in every size, with nothing of where and by whom they were taken', async () => {
    const e = escena()
    const foto = await guardar(e, await conGps())
    expect([foto.ancho, foto.alto]).toEqual([800, 1600])
    const ctx = e.ctx()
    for (const [medida, ancho, formato] of [
      ['400.webp', 400, 'webp'],
      ['800.webp', 800, 'webp'],
      ['1200.webp', 800, 'webp'],
      ['1200.jpg', 800, 'jpeg'],
      ['social.jpg', 1200, 'jpeg'],
    ] as const) {
      const bytes = Buffer.from((await ctx.archivos.get(`fotos/${foto.id}-${medida}`))!)
      const { width, format, exif, icc, xmp } = await sharp(bytes).metadata()
      expect([medida, width, format, exif, icc, xmp]).toEqual([medida, ancho, formato, undefined, undefined, undefined])
      expect(bytes.includes('secreto')).toBe(false)
    }
  })

  it('are private until published: their address opens for five minutes', async () => {
    const e = escena()
    const foto = await guardar(e, await conGps())
    const { url } = toFotoJson(e.ctx(), foto)
    const [path = '', query = ''] = url.split('?')
    const abrir = (search: string, ctx = e.ctx()) => abrirFoto(ctx, path, new URLSearchParams(search))
    expect(await abrir(query)).toMatchObject({ tipo: 'image/webp', esPublica: false })
    expect([
      await abrir(''),
      await abrir('hasta=99999999999999&firma=x'),
      await abrir(query.replace('firma=', 'firma=x')),
    ]).toEqual([null, null, null])
    e.avanzar(301)
    expect(await abrir(query)).toBeNull()
    await e.database.transaction((tx) => publicarFotos(tx, [foto.id], e.clock.now))
    expect(await abrir('')).toMatchObject({ esPublica: true })
  })

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a text', () => Buffer.from('hola'), 'foto-ilegible'],
    ['nothing', () => new Uint8Array(), 'foto-ilegible'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'foto-no-admitida'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'foto-no-admitida',
    ],
    [
      'half a photo',
      async () =>
        (
          await sharp({
            create: {
              width: 800,
              height: 800,
              channels: 3,
              background: 'red',
              noise: { type: 'gaussian', mean: 120, sigma: 60 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 4000),
      'foto-ilegible',
    ],
    ['a bomb of 20,000 × 20,000', () => unaBomba(), 'foto-ilegible'],
  ])('refuse %s', async (_que, bytes, code) => {
    expect(await codigo(guardar(escena(), await bytes()))).toBe(code)
  })

  it.each([
    [32, 320, 'tall'],
    [320, 32, 'wide'],
    [200, 2000, 'tall and larger than what is kept'],
    [2000, 200, 'wide and larger than what is kept'],
  ])('of %i × %i, as %s as may be, are drawn in every size', async (width, height) => {
    const e = escena()
    const foto = await guardar(
      e,
      await sharp({ create: { width, height, channels: 3, background: '#a8481a' } })
        .png()
        .toBuffer(),
    )
    const social = Buffer.from((await e.ctx().archivos.get(`fotos/${foto.id}-social.jpg`))!)
    expect(await sharp(social).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(Math.max(foto.ancho, foto.alto)).toBe(Math.min(1600, Math.max(width, height)))
  })

  it.each([
    ['taller than ten times its width', 32, 321],
    ['wider than ten times its height', 321, 32],
    ['of a few bytes and forty thousand times as tall', 1, 40_000],
    ['too small to be shown', 31, 31],
  ])('that are %s are refused by their first bytes', async (_que, width, height) => {
    const entera = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await codigo(guardar(escena(), entera))).toBe('foto-desproporcionada')
    // The header alone says it: what comes after it is not asked for.
    expect(
      await codigo(
        guardar(
          escena(),
          Buffer.concat([entera.subarray(0, 33), chunk('IDAT', Buffer.from([0])), chunk('IEND', Buffer.alloc(0))]),
        ),
      ),
    ).toBe('foto-desproporcionada')
  })

  it('that would take more memory than is set aside for one are refused by their first bytes', async () => {
    // Thirty megapixels of four channels with two bytes each: 240 MB once open.
    expect(await codigo(guardar(escena(), unaBomba({ lado: 5500, bits: 16, tipo: 6 })))).toBe('foto-ilegible')
  })

  it.each([
    ['one that comes row by row', () => conLado(sharp(GRANDE).jpeg()), 1],
    [
      'one that comes in passes',
      () => conLado(sharp(GRANDE).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
      2,
    ],
    ['a small one that comes in passes', () => sharp(GRANDE).jpeg({ progressive: true }).toBuffer(), 1],
    ['what is none', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 1],
  ] as const)('wait for both places, or for one, by their header: %s', async (_que, hacer, lugares) => {
    expect(await lugaresDe(await hacer())).toBe(lugares)
  })

  it('that nobody shows are gone after a day, with their files', async () => {
    const e = escena()
    const foto = await guardar(e, await conGps())
    await fotosJobs['fotos.limpiar'](e.ctx())
    expect(await e.db.selectFrom('fotos').select('id').execute()).toEqual([{ id: foto.id }])
    e.avanzar(25 * 3600)
    const ctx = e.ctx()
    await fotosJobs['fotos.limpiar'](ctx)
    expect(e.tareas.splice(0)).toMatchObject([{ job: 'fotos.borrarArchivos', data: { ids: [foto.id] } }])
    await fotosJobs['fotos.borrarArchivos'](ctx, { ids: [foto.id] })
    expect(await e.db.selectFrom('fotos').select('id').execute()).toEqual([])
    expect(await ctx.archivos.get(`fotos/${foto.id}-400.webp`)).toBeNull()
  })
})

const GRANDE = { create: { width: 64, height: 64, channels: 3, background: '#a8481a' } } as const

/** A JPEG whose header claims forty megapixels. */
async function conLado(chica: Sharp): Promise<Uint8Array> {
  const bytes = await chica.toBuffer()
  let i = 2
  while (bytes[i + 1]! < 0xc0 || bytes[i + 1]! > 0xc2) i += 2 + bytes.readUInt16BE(i + 2)
  for (const medida of [i + 5, i + 7]) bytes.writeUInt16BE(6320, medida)
  return bytes
}

/** A PNG whose header claims 400 megapixels, or what is said, over a few bytes of data. */
function unaBomba({ lado = 20_000, bits = 8, tipo = 2 } = {}): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(lado, 0)
  header.writeUInt32BE(lado, 4)
  header.set([bits, tipo, 0, 0, 0], 8)
  const data = Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRawSync(Buffer.alloc(60_000))])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const unaFoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a8481a' } })
    .jpeg()
    .toBuffer()
const deSharp = Object.getPrototypeOf(sharp(Buffer.alloc(1))) as Sharp

it('of a photo, no picture is drawn without a limit of time', async () => {
  const bytes = await unaFoto()
  const [plazos, salidas] = [vi.spyOn(deSharp, 'timeout'), vi.spyOn(deSharp, 'toBuffer')]
  await dibujar(bytes, 'ana')
  const conPlazo = new Set(plazos.mock.contexts.filter((_imagen, i) => (plazos.mock.calls[i]![0]?.seconds ?? 0) > 0))
  // Read once, cut once for what is shared, and each size.
  expect(salidas.mock.contexts).toHaveLength(2 + Object.keys(MEDIDAS).length)
  expect(salidas.mock.contexts.map((imagen) => conPlazo.has(imagen))).toEqual(salidas.mock.contexts.map(() => true))
})

it.each([0, 1, 2, 3, 4, 5, 6])(
  'a photo whose output %i takes too long is one that cannot be read, and the next is drawn',
  async (cual) => {
    const bytes = await unaFoto()
    const dibujada = deSharp.toBuffer
    let van = 0
    const espia = vi.spyOn(deSharp, 'toBuffer').mockImplementation(function (this: Sharp, ...args: unknown[]) {
      return van++ === cual
        ? Promise.reject(new Error('timeout: 42% complete'))
        : (dibujada as (...args: unknown[]) => Promise<Buffer>).apply(this, args)
    } as never)
    expect(await codigo(dibujar(bytes, 'ana'))).toBe('foto-ilegible')
    espia.mockRestore()
    expect((await dibujar(bytes, 'ana')).archivos).toHaveLength(Object.keys(MEDIDAS).length)
  },
)
