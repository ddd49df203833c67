import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { type Arranque, ARRANQUE_SCRIPT, enElemento, SCRIPTS } from './arranque.ts'

const ARRANQUE: Arranque = {
  contexto: { basename: '/' },
  datos: '[{"_1":2},"</script><script>1</script>"]\n',
  manifiesto: '/assets/manifest-1.js',
  rutas: { root: ['/assets/r.js'], 'screens/a': ['/assets/c.js', '/assets/a.js'] },
  entrada: '/assets/entry.js',
  modulos: ['/assets/manifest-1.js', '/assets/entry.js', '/assets/b.js'],
}

interface Politica {
  createHTML(html: string): string
  createScriptURL(url: string): string | null
}

/** Runs the start of a page in a document that paints, and whose time passes, when told to. */
function run(arranque: Arranque = ARRANQUE, { hidden = false, tells = true } = {}) {
  const added: Record<string, unknown>[] = []
  const imported: string[] = []
  const paints: (() => void)[] = []
  const timers: [act: () => void, ms: number][] = []
  const policies: Politica[] = []
  const document = {
    hidden,
    currentScript: { nonce: 'n1', previousElementSibling: { textContent: enElemento(arranque) } },
    createElement: (tag: string) => ({ tag }),
    head: { append: (node: Record<string, unknown>) => added.push(node) },
  }
  class PerformanceObserver {
    static readonly supportedEntryTypes = tells ? ['paint'] : []
    readonly #act: (list: unknown, observer: PerformanceObserver) => void
    constructor(act: (list: unknown, observer: PerformanceObserver) => void) {
      this.#act = act
    }
    observe({ type }: { type: string }) {
      if (type === 'paint') paints.push(() => this.#act([], this))
    }
    disconnect() {}
  }
  const window: Record<string, unknown> & { history: { state: unknown; replaceState(state: unknown): void } } = {
    history: { state: null, replaceState: (state) => void (window.history.state = state) },
    scrollTo: () => undefined,
  }
  const script = ARRANQUE_SCRIPT.replace('import(', 'imports(')
  const imports = async (path: string) => ({ path, de: imported.push(path) })
  runInNewContext(script, {
    document,
    window,
    self: {
      PerformanceObserver,
      trustedTypes: { createPolicy: (_name: string, policy: Politica) => policies.push(policy) },
    },
    imports,
    Response,
    URL,
    TypeError,
    location: new URL('https://sitio.cl/x'),
    sessionStorage: { getItem: () => null, removeItem: () => undefined },
    requestAnimationFrame: (frame: () => void) => paints.push(frame),
    setTimeout: (act: () => void, ms = 0) => timers.push([act, ms]),
  })
  const pass = (ms: number) => timers.filter(([, after]) => after <= ms).forEach(([act]) => act())
  return { added, imported, window, policy: policies[0]!, paint: () => paints.forEach((paint) => paint()), pass }
}

describe('the start of a page', () => {
  it('hands the router its data as it was, from an element that cannot end by what is in it', async () => {
    expect(enElemento(ARRANQUE)).not.toContain('<')
    const { window } = run()
    const contexto = window.__reactRouterContext as { basename: string; stream: ReadableStream }
    expect([contexto.basename, await new Response(contexto.stream).text()]).toEqual(['/', ARRANQUE.datos])
    expect(window.history.state).toEqual({ key: expect.stringMatching(/./) })
  })

  it('loads nothing before the first paint, then all of it: the list of screens, those on show, the entry', async () => {
    const { added, imported, window, paint } = run()
    expect([added, imported]).toEqual([[], []])
    paint()
    expect(added).toEqual(ARRANQUE.modulos.map((href) => ({ tag: 'link', rel: 'modulepreload', href, nonce: 'n1' })))
    await expect
      .poll(() => imported)
      .toEqual(['/assets/manifest-1.js', '/assets/r.js', '/assets/c.js', '/assets/a.js', '/assets/entry.js'])
    expect(window.__reactRouterRouteModules).toMatchObject({
      root: { path: '/assets/r.js' },
      'screens/a': { path: '/assets/a.js' },
    })
  })

  it('starts once, though the page is painted twice and its time is over', () => {
    const { added, paint, pass } = run()
    paint()
    paint()
    pass(10_000)
    expect(added).toHaveLength(3)
  })

  it('does not wait for a paint that nobody tells of', () => {
    const { added, pass } = run()
    pass(1_000)
    expect(added).toEqual([])
    pass(2_000)
    expect(added).toHaveLength(3)
  })

  it('starts after a frame where paints cannot be watched', () => {
    const { added, paint, pass } = run(ARRANQUE, { tells: false })
    pass(10_000)
    expect(added).toEqual([])
    paint()
    pass(0)
    expect(added).toHaveLength(3)
  })

  it('starts at once in a page that is not shown', () => {
    expect(run(ARRANQUE, { hidden: true }).added).toHaveLength(3)
  })

  it.each([
    'https://mala.example/x.js',
    '//mala.example/x.js',
    '/fotos/x.js',
    '/assets/../fotos/x.js',
    'data:text/javascript,1',
    '/assets/x.js?y',
  ])('loads no other file, whatever is written in the page: %s', (path) => {
    expect(() => run({ ...ARRANQUE, modulos: [path] }, { hidden: true })).toThrow('no file of the build')
  })
})

describe('trusted types', () => {
  const { policy } = run()

  it.each([
    ['Chile & más', 'Chile & más'],
    ['<script></script>', '<script></script>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
  ])('%s becomes %s', (html, written) => {
    expect(policy.createHTML(html)).toBe(written)
  })

  it.each([
    ['/sw.js', true],
    ['/assets/a.js', true],
    ['https://mala.example/assets/a.js', false],
    ['/assets/../api/x', false],
    ['data:text/javascript,1', false],
    ['/fotos/a.webp', false],
  ])('a script may come from %s: %s', (url, may) => {
    expect(policy.createScriptURL(url)).toBe(may ? url : null)
  })

  it('no text becomes a script', () => {
    expect(Object.keys(policy)).toEqual(['createHTML', 'createScriptURL'])
  })
})

it('no text of ours ends its own element', () => {
  for (const script of SCRIPTS) expect(script).not.toMatch(/<\/script|<!--/i)
})
