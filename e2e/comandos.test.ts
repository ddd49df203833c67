import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apagar, puertoLibre } from '#server/testing/proceso.ts'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { abrirNavegador } from './navegador.ts'
import { arrancarServidor } from './servidor.ts'
import { ESCRITORIO, visitar } from './sitio.ts'

const carpetas: string[] = []
const carpeta = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-comandos-'))
  carpetas.push(dir)
  return dir
}
const procesos: ChildProcess[] = []
afterAll(async () => {
  for (const proceso of procesos) await apagar(proceso)
  for (const dir of carpetas) rmSync(dir, { recursive: true, force: true })
})

/** What `npm run` would start, with its own settings. */
function ordenar(args: string[], env: Record<string, string>, como: { uid?: number; gid?: number } = {}): ChildProcess {
  const proceso = spawn(process.execPath, ['tools/start.mjs', ...args], {
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'error', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...como,
  })
  procesos.push(proceso)
  return proceso
}

/** Preloaded: at its end each process writes down which files it had run; those it only looked through for names are there too, and not loaded. */
const ANOTAR = `import { createRequire } from 'node:module'; import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.ANOTADO + '/' + process.pid, JSON.stringify(Object.entries(createRequire('file:///').cache).filter(([, module]) => module.loaded).map(([file]) => file))))`

describe('npm start', () => {
  it.each([
    ['', true],
    ['development', true],
    ['test', true],
    ['production', false],
  ])(
    'with NODE_ENV=%s renders by the production build of React, and fills the demonstration: %s',
    async (NODE_ENV, isDemo) => {
      const [dir, anotado] = [carpeta(), carpeta()]
      cpSync(inject('demo'), dir, { recursive: true })
      const port = await puertoLibre()
      const base = `http://localhost:${port}`
      const publica = NODE_ENV === 'production' ? 'https://turismo.example' : base
      const proceso = ordenar([], {
        PORT: String(port),
        BASE_URL: publica,
        DATA_DIR: dir,
        NODE_ENV,
        ANOTADO: anotado,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ANOTAR)}`,
      })
      let dicho = ''
      for (const salida of [proceso.stdout!, proceso.stderr!])
        salida.on('data', (chunk: Buffer) => (dicho += chunk.toString()))
      await expect.poll(() => dicho, { timeout: 90_000 }).toContain(`Tourism Hub Chile está en ${publica}`)
      expect((await fetch(`${base}/terminos`)).status).toBe(200)
      await apagar(proceso)
      expect(dicho.includes('Cuentas de demostración')).toBe(isDemo)
      // It was one until now.
      expect(dicho.includes('⚠ DEMO: esta base fue una demostración')).toBe(!isDemo)
      const cargados = readdirSync(anotado)
        .flatMap((pid) => JSON.parse(readFileSync(join(anotado, pid), 'utf8')) as string[])
        .filter((file) => file.includes('react'))
      expect(cargados.filter((file) => file.includes('react-dom-server') && file.includes('production'))).not.toEqual(
        [],
      )
      expect(cargados.filter((file) => file.includes('development'))).toEqual([])
    },
  )
})

// A checkout that others may not even read has nobody else to run it.
const LEIBLE = process.getuid?.() === 0 && (statSync('.').mode & 0o005) === 0o005
const NADIE = 65_534

describe('npm start by an account that may read the code and write nothing beside it', () => {
  it.runIf(LEIBLE)('serves what somebody else prepared, from a folder of its own', async () => {
    const dir = carpeta()
    cpSync(inject('demo'), dir, { recursive: true })
    for (const file of ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })])
      chownSync(join(dir, file), NADIE, NADIE)
    const port = await puertoLibre()
    const proceso = ordenar(
      [],
      { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: dir },
      { uid: NADIE, gid: NADIE },
    )
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/api/salud`).then(
            ({ ok }) => ok,
            () => proceso.exitCode,
          ),
        { timeout: 90_000 },
      )
      .toBe(true)
  })

  it.runIf(LEIBLE)('says in one line where it has no folder to write in', async () => {
    const proceso = ordenar(
      [],
      { PORT: String(await puertoLibre()), BASE_URL: 'http://localhost:3000', DATA_DIR: './data-de-otros' },
      { uid: NADIE, gid: NADIE },
    )
    let dicho = ''
    proceso.stderr!.on('data', (chunk: Buffer) => (dicho += chunk.toString()))
    const code = await new Promise<number | null>((resolve) => proceso.once('close', resolve))
    expect([code, dicho.trim()]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR: no se puede escribir en .*data-de-otros \(EACCES\)$/),
    ])
  })
})

describe('npm run dev', () => {
  it('serves the pages from their sources, alive, and says which is not there', async () => {
    const dir = carpeta()
    cpSync(inject('demo'), dir, { recursive: true })
    const port = await puertoLibre()
    const base = `http://localhost:${port}`
    const proceso = ordenar(['--dev'], { PORT: String(port), BASE_URL: base, DATA_DIR: dir, DEMO: '1' })
    let dicho = ''
    for (const salida of [proceso.stdout!, proceso.stderr!])
      salida.on('data', (chunk: Buffer) => (dicho += chunk.toString()))
    await expect.poll(() => dicho, { timeout: 90_000 }).toContain(`Tourism Hub Chile está en ${base}`)

    expect((await fetch(`${base}/no-hay-tal`)).status).toBe(404)
    const browser = await abrirNavegador()
    const { page } = await visitar(browser, base, ESCRITORIO)
    expect((await page.goto('/login', { waitUntil: 'networkidle' }))?.status()).toBe(200)
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    await page.getByRole('button', { name: 'Ocultar contraseña' }).waitFor()
    await browser.close()
    expect(dicho).not.toContain('page.failed')
  })
})

const decirDe = async (proceso: ChildProcess): Promise<{ code: number | null; dicho: string }> => {
  let dicho = ''
  for (const salida of [proceso.stdout!, proceso.stderr!])
    salida.on('data', (chunk: Buffer) => (dicho += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => proceso.once('close', resolve))
  return { code, dicho: dicho.trim() }
}

describe('a command on the data', () => {
  it.each([
    ['tools/restaurar.ts', 'npm run db:restore [-- --archivo dia-….tar.gz]'],
    ['tools/respaldar.ts', 'npm run db:backup'],
    ['tools/mudar.ts', 'DATABASE_URL=postgres://… npm run db:mudar [-- --ensayo]'],
    ['tools/matar.ts', 'node tools/matar.ts [--veces 100] [--postgres] [--semilla 7]'],
    ['e2e/capturas/tomar.ts', 'npm run capturas -- --carpeta DIR'],
  ])('%s with an option that it does not have says in one line how it is written', async (archivo, uso) => {
    expect(await decirDe(ordenar(['--run', archivo, '--cual'], { DATA_DIR: carpeta() }))).toEqual({
      code: 1,
      dicho: `--cual no es una opción: ${uso}`,
    })
  })

  it.each(['tools/restaurar.ts', 'tools/respaldar.ts'])(
    '%s with a PostgreSQL names the part of the guide that has its steps',
    async (archivo) => {
      const { code, dicho } = await decirDe(
        ordenar(['--run', archivo], {
          DATA_DIR: carpeta(),
          BASE_URL: 'http://localhost:3000',
          DATABASE_URL: 'postgres://nadie@localhost:1/nada',
        }),
      )
      expect([code, dicho]).toEqual([
        1,
        expect.stringMatching(
          /^DATABASE_URL: ese PostgreSQL se (?:restaura|respalda) con sus propias herramientas \(docs\/operar\.md, «Copias y vuelta atrás»\)$/,
        ),
      ])
      expect(readFileSync('docs/operar.md', 'utf8')).toContain('\n## Copias y vuelta atrás\n')
    },
  )

  it.each(['tools/restaurar.ts', 'tools/respaldar.ts', 'tools/mudar.ts'])(
    '%s with a setting written wrong names it in one line',
    async (archivo) => {
      expect(
        await decirDe(
          ordenar(['--run', archivo], { DATA_DIR: carpeta(), BASE_URL: 'http://localhost:3000', LOG_LEVEL: 'verbose' }),
        ),
      ).toEqual({ code: 1, dicho: expect.stringMatching(/^Configuración: LOG_LEVEL[^\n]*$/) })
    },
  )
})

describe('npm run admin:create', () => {
  const crear = async (
    dir: string,
    escrito: string,
    { sigueAbierta = false } = {},
  ): Promise<{ code: number | null; dicho: string }> => {
    const proceso = ordenar(['--run', 'tools/admin-create.ts', '--email', 'primera@ejemplo.cl'], {
      DATA_DIR: dir,
      DEMO: '0',
      BASE_URL: 'http://localhost:3000',
    })
    let dicho = ''
    for (const salida of [proceso.stdout!, proceso.stderr!])
      salida.on('data', (chunk: Buffer) => (dicho += chunk.toString()))
    if (sigueAbierta) proceso.stdin!.write(escrito)
    else proceso.stdin!.end(escrito)
    const code = await new Promise<number | null>((resolve) => proceso.once('close', resolve))
    return { code, dicho }
  }

  it('asks for the password and makes the first admin, who can sign in', async () => {
    const dir = carpeta()
    const { code, dicho } = await crear(dir, 'Cordillera-verde-88\n')
    expect([code, dicho]).toEqual([
      0,
      expect.stringMatching(
        /Contraseña \(mínimo 10 caracteres\): \nListo: primera@ejemplo\.cl puede entrar en .*\/admin\/login/,
      ),
    ])
    const { base, proceso } = await arrancarServidor(dir, { DEMO: '0' })
    procesos.push(proceso)
    const entrar = await fetch(`${base}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'primera@ejemplo.cl', password: 'Cordillera-verde-88' }),
    })
    expect(entrar.status).toBe(200)
  })

  it('ends by itself where the terminal stays open', async () => {
    expect((await crear(carpeta(), 'Cordillera-verde-88\n', { sigueAbierta: true })).code).toBe(0)
  })

  it('says that the server has to stop before it asks for a password', async () => {
    const dir = carpeta()
    writeFileSync(join(dir, 'servidor.lock'), String(process.pid))
    expect(await crear(dir, 'Cordillera-verde-88\n', { sigueAbierta: true })).toEqual({
      code: 1,
      dicho: `DATA_DIR: el servidor (proceso ${process.pid}) está en marcha; detenlo primero\n`,
    })
  })

  it('begins anew on an address that nobody confirmed: whoever had opened it is out', async () => {
    const dir = carpeta()
    const pedir = (base: string, path: string, body: object | undefined, token?: string) =>
      fetch(base + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    const suya = { email: 'primera@ejemplo.cl', password: 'Clave-de-otra-77' }
    const antes = await arrancarServidor(dir, { DEMO: '0' })
    procesos.push(antes.proceso)
    const { token } = (await (
      await pedir(antes.base, '/api/auth/register', { nombre: 'Quien Sea', aceptaTerminos: true, ...suya })
    ).json()) as { token: string }
    expect((await pedir(antes.base, '/api/perfil', undefined, token)).status).toBe(200)
    await apagar(antes.proceso)
    expect((await crear(dir, 'Cordillera-verde-88\n')).code).toBe(0)
    const { base, proceso } = await arrancarServidor(dir, { DEMO: '0' })
    procesos.push(proceso)
    expect((await pedir(base, '/api/perfil', undefined, token)).status).toBe(401)
    expect((await pedir(base, '/api/auth/login', suya)).status).toBe(401)
    expect(
      (await pedir(base, '/api/admin/auth/login', { email: suya.email, password: 'Cordillera-verde-88' })).status,
    ).toBe(200)
  })

  it.each([
    [['--correo', 'ana@ejemplo.cl'], '--correo no es una opción'],
    [['ana@ejemplo.cl'], 'No se entiende lo escrito'],
    [['--email'], 'No se entiende lo escrito'],
    [['--email', 'ana'], 'Escribe el correo'],
  ])('with %o written says in one line how it is written', async (args, linea) => {
    const proceso = ordenar(['--run', 'tools/admin-create.ts', ...args], {
      DATA_DIR: carpeta(),
      BASE_URL: 'http://localhost:3000',
    })
    let dicho = ''
    for (const salida of [proceso.stdout!, proceso.stderr!])
      salida.on('data', (chunk: Buffer) => (dicho += chunk.toString()))
    const code = await new Promise<number | null>((resolve) => proceso.once('close', resolve))
    expect([code, dicho.trim()]).toEqual([1, `${linea}: npm run admin:create -- --email ana@ejemplo.cl [--nombre Ana]`])
  })

  it.each([
    ['nothing', '', 'Falta la contraseña: escríbela aquí o ponla en ADMIN_PASSWORD'],
    ['too little', 'corta\n', 'Usa al menos 10 caracteres'],
  ])('with %s written says what is missing and makes nobody', async (_que, escrito, linea) => {
    const { code, dicho } = await crear(carpeta(), escrito)
    expect([code, dicho.trim().split('\n').at(-1)]).toEqual([1, linea])
  })
})
