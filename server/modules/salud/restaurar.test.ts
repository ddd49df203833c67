import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrancar, lanzar, type Hijo } from '#server/testing/hijo.ts'
import { puertoLibre } from '#server/testing/proceso.ts'
import { restaurarRespaldo } from './index.ts'

const VUELTA_MS = 30 * 60_000
const CLAVE = 'Araucaria-lenta-2026'

/** docs/nunca.md 11, on the folder of a server that was running. */
describe('backup, damage, restore', () => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-restaurar-'))
  let hijo: Hijo
  beforeAll(async () => void (hijo = await arrancar({ env: { DATA_DIR: dir } })))
  afterAll(() => {
    hijo.child.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })

  const restaurar = async () => {
    const { code, stdout, stderr } = await lanzar({ env: { DATA_DIR: dir }, entrada: 'tools/restaurar.ts' }).fin
    return { code, dicho: stdout + stderr }
  }
  const pedir = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${hijo.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const reservar = async (n: number): Promise<{ id: string; clave: string }> => {
    const [experiencia] = (await (await pedir('GET', '/api/v1/experiencias')).json()) as { id: string }[]
    const [salida] = (await (await pedir('GET', `/api/v1/experiencias/${experiencia!.id}/disponibilidad`)).json()) as {
      id: string
    }[]
    const contacto = { nombre: 'Rosa Mamani', email: `respaldo${n}@ejemplo.cl`, telefono: '+56912345678' }
    const response = await pedir('POST', '/api/reservas', {
      experienciaId: experiencia!.id,
      salidaId: salida!.id,
      participantes: { adulto: 1 },
      contacto,
    })
    expect(response.status).toBe(201)
    return (await response.json()) as { id: string; clave: string }
  }
  const estadoDe = async ({ id, clave }: { id: string; clave: string }) =>
    (await pedir('GET', `/api/reservas/${id}`, undefined, { 'x-reserva-clave': clave })).status
  const entrar = (email: string) => pedir('POST', '/api/auth/login', { email, password: CLAVE })

  const subirFoto = async (): Promise<{ archivo: string; ver: () => Promise<number> }> => {
    const empresa = {
      nombreComercial: 'Lago Azul',
      razonSocial: 'Lago Azul SpA',
      rut: '76.086.428-5',
      tipoProveedor: 'Operador turístico',
      representante: 'Ana Huenchul',
      email: 'lago@ejemplo.cl',
      telefono: '+56912345678',
      region: '10',
      comunaCodigo: '10101',
    }
    const alta = await pedir('POST', '/api/provider/registro', { ...empresa, password: CLAVE, aceptaTerminos: true })
    expect([alta.status, alta.status === 201 || (await alta.text())]).toEqual([201, true])
    const { token } = (await alta.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const borrador = await pedir('POST', '/api/provider/experiencias', {}, headers)
    expect(borrador.status).toBe(201)
    const { experienciaId } = (await borrador.json()) as { experienciaId: string }
    const jpeg = new Uint8Array(
      await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0e5a6b' } })
        .jpeg()
        .toBuffer(),
    )
    const subida = await fetch(`${hijo.url}/api/provider/experiencias/${experienciaId}/fotos`, {
      method: 'POST',
      body: jpeg,
      headers: { ...headers, 'x-campos': 'licencia=propia', 'content-type': 'image/jpeg' },
    })
    expect(subida.status).toBe(201)
    const { id, chica } = (await subida.json()) as { id: string; chica: string }
    return {
      archivo: join(dir, 'archivos', 'fotos', `${id}-400.webp`),
      ver: async () => (await fetch(`${hijo.url}${chica}`)).status,
    }
  }

  it('F5: what was there at the last whole copy is there again, in minutes, and whoever was erased since stays erased', async () => {
    for (const nombre of ['Queda', 'Borrada'])
      expect(
        (
          await pedir('POST', '/api/auth/register', {
            nombre,
            email: `${nombre.toLowerCase()}@ejemplo.cl`,
            password: CLAVE,
            aceptaTerminos: true,
          })
        ).status,
      ).toBe(201)
    const antes = [await reservar(1), await reservar(2)]
    const foto = await subirFoto()
    const dibujada = readFileSync(foto.archivo)
    expect(await foto.ver()).toBe(200)
    await hijo.preguntar('respaldar')
    const medio = await reservar(3)
    await hijo.preguntar('respaldar')
    const despues = await reservar(4)
    const { token } = (await (await entrar('borrada@ejemplo.cl')).json()) as { token: string }
    expect(
      (
        await pedir(
          'POST',
          '/api/privacidad/borrado',
          { email: 'borrada@ejemplo.cl', password: CLAVE },
          { authorization: `Bearer ${token}` },
        )
      ).status,
    ).toBe(200)
    await expect
      .poll(
        () => existsSync(join(dir, 'archivos', 'borrados')) && readdirSync(join(dir, 'archivos', 'borrados')).length,
        { timeout: 30_000, interval: 50 },
      )
      .toBe(1)

    // The folder belongs to whoever serves from it.
    expect(await restaurar()).toMatchObject({ code: 1, dicho: expect.stringMatching(/está en marcha/) })
    await hijo.terminar('SIGKILL')
    rmSync(join(dir, 'base', 'global'), { recursive: true })
    rmSync(join(dir, 'base', 'pg_wal'), { recursive: true })
    rmSync(join(dir, 'archivos', 'fotos'), { recursive: true })
    expect((await lanzar({ env: { PORT: String(await puertoLibre()), DATA_DIR: dir } }).fin).code).not.toBe(0)

    const started = performance.now()
    const dicho = await restaurar()
    hijo = await arrancar({ env: { DATA_DIR: dir } })
    const ms = performance.now() - started
    process.stdout.write(`  restored and serving after ${Math.round(ms)} ms\n`)
    expect(ms).toBeLessThan(VUELTA_MS)
    expect(dicho).toMatchObject({
      code: 0,
      dicho: expect.stringMatching(/la base es la de hora-[^]*Fotos y documentos: 5 repuestos/),
    })
    expect(readFileSync(foto.archivo).equals(dibujada)).toBe(true)
    expect(await foto.ver()).toBe(200)
    expect(await Promise.all([...antes, medio, despues].map(estadoDe))).toEqual([200, 200, 200, 404])
    expect(await hijo.preguntar('invariantes')).toEqual({ rotos: [] })
    expect([(await entrar('queda@ejemplo.cl')).status, (await entrar('borrada@ejemplo.cl')).status]).toEqual([200, 401])
    expect((await reservar(5)).id).toBeTruthy()

    // A copy that cannot be read is left aside for the one before it.
    await hijo.terminar('SIGKILL')
    writeFileSync(foto.archivo, 'dañada')
    const copias = readdirSync(join(dir, 'respaldos')).filter((nombre) => nombre.endsWith('.tar.gz'))
    for (const copia of copias.filter((nombre) => nombre.startsWith('hora-')))
      writeFileSync(join(dir, 'respaldos', copia), 'dañado')
    const vuelto = await restaurarRespaldo({ dataDir: dir, now: new Date() })
    expect(vuelto).toMatchObject({
      archivo: expect.stringMatching(/^dia-/),
      descartados: [{ archivo: expect.stringMatching(/^hora-/), motivo: expect.stringMatching(/no se puede leer/) }],
      archivos: { repuestos: 1, perdidos: [] },
    })
    expect(readFileSync(foto.archivo).equals(dibujada)).toBe(true)
    hijo = await arrancar({ env: { DATA_DIR: dir } })
    expect(await Promise.all([...antes, medio].map(estadoDe))).toEqual([200, 200, 404])
    expect(await hijo.preguntar('invariantes')).toEqual({ rotos: [] })
    expect(readdirSync(dir).filter((nombre) => nombre.startsWith('base.anterior-'))).toHaveLength(2)

    // With none to go back to, what is there stays there.
    await hijo.terminar('SIGKILL')
    for (const copia of copias) writeFileSync(join(dir, 'respaldos', copia), 'dañado')
    const antesDe = readdirSync(dir).toSorted()
    await expect(restaurarRespaldo({ dataDir: dir, now: new Date() })).rejects.toThrow('no copy can be brought back')
    expect(readdirSync(dir).toSorted()).toEqual(antesDe)
  }, 240_000)
})
