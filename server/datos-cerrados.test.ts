import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { arrancar, lanzar } from './testing/hijo.ts'

const carpetas: string[] = []
const carpeta = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-cerrados-'))
  carpetas.push(dir)
  return dir
}
afterAll(() => {
  for (const dir of carpetas) rmSync(dir, { recursive: true, force: true })
})

/** Started by somebody who lets everybody read and write what they make. */
async function sinMascara<T>(act: () => Promise<T>): Promise<T> {
  const antes = process.umask(0)
  try {
    return await act()
  } finally {
    process.umask(antes)
  }
}

const todo = (dir: string): string[] => ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })]
const modo = (dir: string, path: string): number => lstatSync(join(dir, path)).mode & 0o777
const abiertos = (dir: string): string[] =>
  todo(dir)
    .filter((path) => (modo(dir, path) & 0o077) !== 0)
    .map((path) => `${path} ${modo(dir, path).toString(8)}`)

/** Everything that the program writes by itself: the database, a mail with a link, an upload, a backup of both. */
async function usar(dir: string, env: Record<string, string> = {}): Promise<void> {
  const hijo = await sinMascara(() => arrancar({ env: { DATA_DIR: dir, ...env } }))
  const cuenta = {
    nombre: 'Rosa Mamani',
    email: `rosa-${Date.now()}@ejemplo.cl`,
    password: 'Cordillera-verde-88',
    aceptaTerminos: true,
  }
  const registro = await fetch(`${hijo.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cuenta),
  })
  expect(registro.status).toBe(201)
  await hijo.preguntar('guardar')
  await hijo.preguntar('respaldar')
  await expect.poll(() => todo(dir).filter((path) => path.endsWith('.eml')), { timeout: 30_000 }).not.toEqual([])
  await hijo.terminar('SIGTERM')
}

const OTRA_BASE = process.env.TEST_DATABASE_URL

describe.skipIf(process.platform === 'win32')('the folder of data is closed to other users', () => {
  it('from its first byte: database, mails, uploads and backups', async () => {
    const dir = join(carpeta(), 'nueva', 'datos')
    await usar(dir)
    for (const parte of ['base/PG_VERSION', 'correo', 'archivos/fotos/una.webp', 'respaldos'])
      expect(todo(dir)).toContain(parte)
    expect(todo(dir).filter((path) => path.startsWith('base/')).length).toBeGreaterThan(500)
    expect(abiertos(dir)).toEqual([])
    expect([modo(dir, '.'), modo(dirname(dir), '.')]).toEqual([0o700, 0o700])
  })

  it('also one that was there before, open, and what an older version left in it', async () => {
    const dir = carpeta()
    chmodSync(dir, 0o777)
    for (const [path, mode] of [
      ['correo/viejo.eml', 0o644],
      ['archivos/fotos/vieja.webp', 0o666],
      ['respaldos/dia-1.tar.gz', 0o640],
    ] as const) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), 'x')
      chmodSync(join(dir, path), mode)
      chmodSync(dirname(join(dir, path)), 0o755)
    }
    await usar(dir)
    expect(abiertos(dir)).toEqual([])
    expect(modo(dir, '.')).toBe(0o700)
  })

  it('after going back to a backup too', async () => {
    const dir = carpeta()
    await usar(dir)
    const { code, stderr } = await sinMascara(
      () => lanzar({ env: { DATA_DIR: dir }, entrada: 'tools/restaurar.ts' }).fin,
    )
    expect([code, stderr]).toEqual([0, ''])
    expect(todo(dir).some((path) => path.startsWith('base.anterior-'))).toBe(true)
    expect(abiertos(dir)).toEqual([])
  })

  it.runIf(OTRA_BASE)('where the database is PostgreSQL as well', async () => {
    const dir = carpeta()
    chmodSync(dir, 0o755)
    await usar(dir, { DATABASE_URL: OTRA_BASE! })
    expect(abiertos(dir)).toEqual([])
  })
})
