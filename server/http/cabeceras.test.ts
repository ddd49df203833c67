import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tonosVistos } from '#server/modules/sitio/index.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { quejasDeCabeceras } from '#server/testing/respuestas.ts'
import { createPages } from './pages.ts'
import { KEPT, NOT_KEPT } from './headers.ts'
import { createSite } from './serve.ts'

const INLINE = 'window.tema = "claro"'
const AJENO = 'fetch("https://mala.example")'

const RUTAS = [
  ['', 'guarda q pagina'],
  ['falla', 'guarda'],
  ['pagar/:id', 'tarjeta'],
  ['login', 'publica'],
  ['mis-entradas', 'marco'],
  ['anfitrion', 'guarda'],
  ['anfitrion/reservas'],
  ['restablecer-clave'],
  ['perfil'],
  ['nueva'],
] as const

/** Stands for the built screens: one that renders, one that fails. */
const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers) => {
        if (request.url.includes('/falla')) throw new Error('boom secreta@ejemplo.cl')
        headers.set('content-type', 'text/html; charset=utf-8')
        return new Response(
          `<!doctype html><script>${INLINE}</script><script>${AJENO}</script><script type="application/ld+json">{}</script><script src="/assets/x.js"></script>`,
          { status, headers },
        )
      },
      scripts: [INLINE],
      provideContexto: () => new RouterContextProvider(),
    },
  },
  routes: Object.fromEntries(
    RUTAS.map(([path, dice], i) => [
      `r${i}`,
      {
        id: `r${i}`,
        path,
        index: path === '',
        module: { default: () => null, ...(dice && { headers: () => ({ 'x-pagina': dice }) }) },
      },
    ]),
  ),
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

let programa: Programa
let filesDir: string
beforeAll(async () => {
  setLog({ level: 'error', sink: () => undefined })
  programa = await unPrograma(await abrirPglite())
  filesDir = mkdtempSync(join(tmpdir(), 'thc-archivos-'))
  for (const [path, text] of [
    ['assets/x.js', 'let a'],
    ['favicon.svg', '<svg/>'],
    ['escenas/norte.webp', 'w'],
    ['secreto.html', 'no'],
  ] as const) {
    mkdirSync(join(filesDir, path, '..'), { recursive: true })
    writeFileSync(join(filesDir, path), text)
  }
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
  rmSync(filesDir, { recursive: true, force: true })
})

const STRIPE = {
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  scripts: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const SANDBOX = { frames: ["'self'"], scripts: [], connect: [] }

function sitio(
  baseUrl: string,
  card: typeof STRIPE | typeof SANDBOX,
  { mapStyle, subdominios = false }: { mapStyle?: string | undefined; subdominios?: boolean },
) {
  const settings = { ...programa.deps.settings, BASE_URL: baseUrl, HSTS_SUBDOMINIOS: subdominios }
  const deps = { ...programa.deps, settings }
  const api = { fetch: (request: Request) => programa.fetch(request) } as never
  return createSite({
    api,
    octo: api,
    pages: createPages({
      build,
      site: settings,
      api: programa.fetch,
      card,
      mapStyle,
      tonos: () => tonosVistos(programa.deps.db),
      development: false,
    }),
    sandbox: programa.sandbox,
    filesDir,
    deps,
    traffic: { families: () => [] },
  })
}

const pedir = (
  path: string,
  {
    method = 'GET',
    headers = {} as Record<string, string>,
    card = SANDBOX as typeof STRIPE,
    baseUrl = 'http://localhost:3999',
    mapStyle = undefined as string | undefined,
    subdominios = false,
  } = {},
): Promise<Response> =>
  sitio(baseUrl, card, { mapStyle, subdominios }).fetch(new Request(`${baseUrl}${path}`, { method, headers }))

const cspOf = (response: Response): Record<string, string[]> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]),
  )

const DE_TODO: [string, string, number][] = [
  ['a page', '/', 200],
  ['a private page', '/mis-entradas', 200],
  ['the payment page', '/pagar/x', 200],
  ['a page nobody wrote', '/nada/de/nada', 404],
  ['a page that fails', '/falla', 500],
  ['an API answer', '/api/v1/stats', 200],
  ['an API error', '/api/nada', 404],
  ['the API document', '/api/openapi.json', 200],
  ['the state of health', '/api/salud', 200],
  ['a script', '/assets/x.js', 200],
  ['an image', '/favicon.svg', 200],
  ['a photo', '/escenas/norte.webp', 200],
  ['a file that is not there', '/assets/y.js', 404],
  ['a sandbox page', '/sandbox/stripe/pagar/cs_test_x', 404],
  ['the sandbox without a key', '/sandbox/stripe/v1/balance', 401],
  ['a page whose address cannot be read', '/%E0%A4%A', 400],
  ['a call whose address cannot be read', '/api/v1/experiencias/%E0%A4%A', 400],
  ['a neighbour of the sandbox', '/sandbox/stripefalso', 404],
]

describe('the headers of every answer', () => {
  it.each(DE_TODO)('%s', async (_que, path, status) => {
    const response = await pedir(path)
    expect(response.status).toBe(status)
    expect(quejasDeCabeceras(response)).toEqual([])
    expect(response.headers.has('strict-transport-security')).toBe(false)
  })

  it.each(DE_TODO.filter(([, path]) => !path.startsWith('/api/') && !path.startsWith('/%')))(
    'says so under https: %s',
    async (_que, path) => {
      expect(
        (await pedir(path, { baseUrl: 'https://tourismhub.example' })).headers.get('strict-transport-security'),
      ).toBe('max-age=63072000')
      // Other hosts of the domain may be somebody else's, and speak no https.
      expect(
        (await pedir(path, { baseUrl: 'https://tourismhub.example', subdominios: true })).headers.get(
          'strict-transport-security',
        ),
      ).toBe('max-age=63072000; includeSubDomains')
    },
  )

  it.each(DE_TODO)('csp_evaluator finds nothing high: %s', async (_que, path) => {
    const text = (await pedir(path)).headers.get('content-security-policy') ?? ''
    const found = new CspEvaluator(new CspParser(text).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(found.map((f) => f.description)).toEqual([])
  })

  it('gives photos to other sites, and nothing else', async () => {
    expect((await pedir('/escenas/norte.webp')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await pedir('/favicon.svg')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it.each([
    ['/', KEPT],
    ['/?q=kayak&pagina=2&utm_source=carta', KEPT],
    // Only with the parameters that its route names, however they are written.
    ['/?fecha=2026-12-01', NOT_KEPT],
    ['/?%66echa=2026-12-01', NOT_KEPT],
    ['/?Q=kayak', NOT_KEPT],
    ['/anfitrion', KEPT],
    ['/anfitrion?clave=x', NOT_KEPT],
    ['/login', NOT_KEPT],
    ['/nada/de/nada', NOT_KEPT],
    ['/falla', 'no-store'],
    ['/api/v1/stats', 'no-store'],
    // Kept by the server, so that it says so.
    ['/api/v1/experiencias', KEPT],
    ['/api/v1/experiencias?fecha=2026-12-01', 'no-store'],
    ['/assets/x.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, cache) => {
    expect((await pedir(path)).headers.get('cache-control')).toBe(cache)
  })

  it.each([
    '/perfil',
    '/PERFIL',
    '/Perfil/',
    '/%70erfil',
    '/perfil?x=1',
    '/mis-entradas',
    '/Mis-Entradas/',
    '/anfitrion/reservas',
    '/ANFITRION/Reservas/',
    '/restablecer-clave?token=x',
    '/pagar/x',
    '/PAGAR/x',
    '/nueva',
  ])(
    'a page whose route says nothing of it is kept by nobody and listed nowhere, however it is written: %s',
    async (path) => {
      const { headers, status } = await pedir(path)
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag'), headers.has('x-pagina')]).toEqual([
        200,
        'no-store',
        'noindex',
        false,
      ])
    },
  )

  it('gives the worker a frame to keep where a route has one, and nobody else', async () => {
    const como = async (path: string, headers: Record<string, string>) => (await pedir(path, { headers })).headers
    expect((await como('/mis-entradas', { 'x-marco': '1' })).get('cache-control')).toBe(NOT_KEPT)
    expect((await como('/mis-entradas', { 'x-marco': '1' })).get('x-robots-tag')).toBe('noindex')
    expect((await como('/mis-entradas', {})).get('cache-control')).toBe('no-store')
    expect((await como('/perfil', { 'x-marco': '1' })).get('cache-control')).toBe('no-store')
  })

  it('are the same for HEAD', async () => {
    const [get, head] = [await pedir('/'), await pedir('/', { method: 'HEAD' })]
    const steady = ({ headers }: Response) =>
      Object.fromEntries([...headers].map(([name, value]) => [name, value.replaceAll(/'nonce-[^']*'/g, '')]))
    expect(steady(head)).toEqual(steady(get))
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String((await get.text()).length), ''])
  })

  it('serves no other file, and no method but its own', async () => {
    for (const path of [
      '/secreto.html',
      '/assets/../secreto.html',
      '/assets/..%2fsecreto.html',
      '/..%2f..%2fpackage.json',
      '/assets/x.js%00.svg',
    ])
      expect([400, 404]).toContain((await pedir(path)).status)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const response = await pedir('/', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(quejasDeCabeceras(response)).toEqual([])
    }
  })

  it('tells whoever sent a form without its scripts what it needs', async () => {
    const response = await pedir('/login', { method: 'POST', headers: { accept: 'text/html,application/xhtml+xml' } })
    expect([
      response.status,
      response.headers.get('allow'),
      response.headers.get('cache-control'),
      await response.text(),
    ]).toEqual([405, 'GET, HEAD', 'no-store', expect.stringContaining('<h1>Este formulario necesita JavaScript</h1>')])
    expect(quejasDeCabeceras(response)).toEqual([])
  })

  it('tells nothing of an error on a page, and logs it without what it quotes', async () => {
    const lines: string[] = []
    const written = vi.spyOn(console, 'error').mockImplementation((...args) => void lines.push(String(args)))
    setLog({ level: 'error', sink: (line) => void lines.push(line) })
    expect(await (await pedir('/falla')).text()).not.toMatch(/boom|secreta|at /)
    await pedir('/restablecer/secreta@ejemplo.cl?token=s3cr3t0')
    setLog({ level: 'error', sink: () => undefined })
    expect(written).not.toHaveBeenCalled()
    expect(lines.join()).toMatch(/page\.failed/)
    expect(lines.join()).not.toMatch(/secreta|s3cr3t0/)
  })
})

describe('the policy of pages', () => {
  it.each(['/', '/login', '/perfil', '/nada/de/nada'])(
    'allows the scripts that the build knows, and none because it is in the page: %s',
    async (path) => {
      const response = await pedir(path)
      const csp = cspOf(response)
      expect(await response.text()).toContain(AJENO)
      expect(csp['script-src']).toEqual(["'self'", `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`])
      expect(response.headers.get('content-security-policy')).not.toContain('nonce')
      expect(csp).toMatchObject({
        'default-src': ["'none'"],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'font-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'img-src': ["'self'", 'data:', 'blob:'],
      })
      expect(csp).not.toHaveProperty('frame-src')
    },
  )

  it('lets a map be fetched where a style of somewhere else is set, and only there', async () => {
    const csp = cspOf(await pedir('/', { mapStyle: 'http://mapas.example:8080/estilo.json' }))
    expect(csp['connect-src']).toEqual(["'self'", 'http://mapas.example:8080', 'https:'])
    expect(csp['script-src']).toEqual(cspOf(await pedir('/'))['script-src'])
  })

  it('gives the payment page a nonce of its own each time, and the hosts of the card', async () => {
    const [one, two] = [
      cspOf(await pedir('/pagar/x', { card: STRIPE })),
      cspOf(await pedir('/pagar/x', { card: STRIPE })),
    ]
    expect(one['script-src']).toEqual([
      expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
      'https://js.stripe.com',
      "'strict-dynamic'",
    ])
    expect(one['script-src']![0]).not.toBe(two['script-src']![0])
    expect([one['frame-src'], one['connect-src']]).toEqual([STRIPE.frames, ["'self'", ...STRIPE.connect]])
    expect(cspOf(await pedir('/pagar/x'))['frame-src']).toEqual(["'self'"])
    expect(JSON.stringify(cspOf(await pedir('/', { card: STRIPE })))).not.toContain('stripe')
  })
})
