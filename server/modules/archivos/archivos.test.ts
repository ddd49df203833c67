import { createServer, type Server } from 'node:http'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Actor } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { subirDocumento } from '#server/modules/documentos/index.ts'
import { guardarFoto } from '#server/modules/fotos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { createStorage, type Storage } from '#server/platform/storage.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaEmpresa, unaExperiencia, unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { reservar, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { UN_PNG } from '#server/testing/preparativos/altas.ts'
import { archivosJobs } from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string, anfitrionId: string): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})
const foto = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#a8481a' } })
    .png()
    .toBuffer()

type Subida = (extra: Partial<Ctx>) => Promise<unknown>
type Cosa = Parameters<typeof guardarFoto>[1]['cosa']

const fotoDe =
  (cosaDe: (e: Escena) => Promise<Cosa>) =>
  async (e: Escena): Promise<Subida> => {
    const [cosa, { id: subidaPor }, bytes] = [await cosaDe(e), await unUsuario(e.db), await foto()]
    return (extra) => guardarFoto(e.ctx(undefined, extra), { cosa, bytes, licencia: 'propia', subidaPor })
  }

/** Everything that is written under a name of its own, and how many files it is. */
const CLASES: Record<string, { archivos: number; carpeta: string; preparar: (e: Escena) => Promise<Subida> }> = {
  'an identity paper': {
    archivos: 1,
    carpeta: 'documentos/',
    preparar: async (e) => {
      const { id: usuarioId } = await unUsuario(e.db)
      const actor = sesion(usuarioId, (await unAnfitrion(e.db, { usuarioId, estado: 'Borrador' })).id)
      return (extra) =>
        subirDocumento(e.ctx(actor, { cuerpo: new Uint8Array(UN_PNG), ...extra }), {
          tipo: 'identidad',
          nombre: 'cédula.png',
          venceEn: HOY.replace(/^\d{4}/, '2099'),
        })
    },
  },
  'a photo of an experience': {
    archivos: 5,
    carpeta: 'fotos/',
    preparar: fotoDe(async (e) => ({ experienciaId: (await unaExperiencia(e.db)).id })),
  },
  'a photo of an opinion': {
    archivos: 5,
    carpeta: 'fotos/',
    preparar: fotoDe(async (e) => ({ reservaId: (await reservar(e, await unaOferta(e))).id })),
  },
  'the logo of a company': {
    archivos: 5,
    carpeta: 'fotos/',
    preparar: fotoDe(async (e) => ({ empresaId: (await unaEmpresa(e.db)).id })),
  },
}

let bucket: Server
beforeAll(async () => {
  const objects = new Map<string, Buffer>()
  bucket = createServer((req, res) => {
    const chunks: Buffer[] = []
    req
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { pathname, searchParams } = new URL(req.url!, 'http://s3')
        const key = pathname.slice('/cubo/'.length)
        if (req.method === 'PUT') objects.set(key, Buffer.concat(chunks))
        if (req.method === 'DELETE') objects.delete(key)
        const prefix = searchParams.get('prefix')
        res.end(
          prefix === null
            ? ''
            : [...objects.keys()]
                .filter((one) => one.startsWith(prefix))
                .map((one) => `<Key>${one}</Key>`)
                .join(''),
        )
      })
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void bucket.close())

const ALMACENES: Record<string, () => Storage> = {
  folder: () => createStorage({ DATA_DIR: mkdtempSync(join(tmpdir(), 'archivos-')) }),
  bucket: () =>
    createStorage({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'archivos-')),
      S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      S3_BUCKET: 'cubo',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'x',
    }),
}
const CASOS = Object.entries(CLASES).flatMap(([clase, uno]) =>
  Object.keys(ALMACENES).map((almacen) => [clase, almacen, uno] as const),
)

/** The program dies as soon as so many files lie there: whoever called never hears again. */
async function morirTras(cuantos: number, subir: Subida, archivos: Storage): Promise<void> {
  const { promise: muerto, resolve: morir } = Promise.withResolvers<void>()
  let puestos = 0
  const put: Storage['put'] = async (...args) => {
    await archivos.put(...args)
    if (++puestos < cuantos) return
    morir()
    await new Promise(() => undefined)
  }
  await Promise.race([muerto, subir({ archivos: { ...archivos, put } })])
}

enCadaBase('files', (escena) => {
  it.each(CASOS)(
    '%s whose row was never written goes after a day, and one that has its row stays: %s',
    async (_clase, almacen, { archivos: cuantos, carpeta, preparar }) => {
      const e = escena()
      const archivos = ALMACENES[almacen]!()
      const antes = await archivos.list(carpeta)
      const nuevos = async () => (await archivos.list(carpeta)).filter((clave) => !antes.includes(clave))
      const limpiar = () => archivosJobs['archivos.limpiar'](e.ctx(undefined, { archivos }))
      const [nombrada, primera, ultima] = [await preparar(e), await preparar(e), await preparar(e)]
      await nombrada({ archivos })
      const conFila = await nuevos()
      expect(conFila).toHaveLength(cuantos)
      await morirTras(1, primera, archivos)
      await morirTras(cuantos, ultima, archivos)
      expect(await nuevos()).toHaveLength(2 * cuantos + 1)
      e.avanzar(23 * 3600)
      await limpiar()
      expect(await nuevos()).toHaveLength(2 * cuantos + 1)
      e.avanzar(2 * 3600)
      await limpiar()
      expect(await nuevos()).toEqual(conFila)
      expect(await e.db.selectFrom('archivosPorNombrar').select('clave').execute()).toEqual([])
    },
  )

  it.each(Object.entries(CLASES))('%s that was taken for abandoned is never named', async (_clase, { preparar }) => {
    const e = escena()
    const subir = await preparar(e)
    const archivos = ALMACENES.folder!()
    const filas = async () => [
      await e.db.selectFrom('fotos').select('id').execute(),
      await e.db.selectFrom('documentos').select('id').execute(),
    ]
    const antes = await filas()
    const put: Storage['put'] = async (...args) => {
      await archivos.put(...args)
      e.avanzar(25 * 3600)
      await archivosJobs['archivos.limpiar'](e.ctx(undefined, { archivos }))
    }
    await expect(subir({ archivos: { ...archivos, put } })).rejects.toThrow('taken for abandoned')
    expect(await filas()).toEqual(antes)
  })

  it('stay noted while they cannot be removed', async () => {
    const e = escena()
    const archivos = ALMACENES.folder!()
    await morirTras(1, await CLASES['an identity paper']!.preparar(e), archivos)
    e.avanzar(25 * 3600)
    await expect(
      archivosJobs['archivos.limpiar'](
        e.ctx(undefined, { archivos: { ...archivos, remove: () => Promise.reject(new Error('cortado')) } }),
      ),
    ).rejects.toThrow('cortado')
    await archivosJobs['archivos.limpiar'](e.ctx(undefined, { archivos }))
    expect(await archivos.list('documentos/')).toEqual([])
  })
})

it('are written by one function, but for those that have a reason', () => {
  const modulos = join(import.meta.dirname, '..')
  const quienes = readdirSync(modulos, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !name.includes('.test.') &&
      /\b(?:archivos|store)\.put\(/.test(readFileSync(join(modulos, name), 'utf8')),
  )
  expect(quienes.toSorted()).toEqual([
    'archivos/archivos.ts',
    'documentos/archivos.ts', // out of a row that is there
    'fotos/fotos.ts', // the demonstration, whose names are always the same
    'fotos/logo-del-sitio.ts', // kept, decision 306
    'privacidad/diario-de-borrados.ts', // named by no row on purpose
  ])
})
