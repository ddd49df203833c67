import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { afterFirstPaint } from './late-scripts.ts'

const SOURCE = 'import "/assets/a.js"; const s = "</scr" + "ipt>"; import("/assets/entry.js");'
const PAGE = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/><link rel="preload" href="/f.woff2"/></head><body><p>Hola</p><script nonce="n1">1</script><script nonce="n1" type="module" async="">${SOURCE}</script></body>`

/** Runs the starter of a page in a document that paints, and whose time passes, when told to. */
function run(html: string, { hidden = false, tells = true } = {}) {
  const starter = /<script nonce="n1">(\(\(modules[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const added: Record<string, unknown>[] = []
  const paints: (() => void)[] = []
  const timers: [act: () => void, ms: number][] = []
  const document = { hidden, currentScript: { nonce: 'n1' }, createElement: (tag: string) => ({ tag }), head: { append: (node: Record<string, unknown>) => added.push(node) } }
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
  runInNewContext(starter, { document, self: { PerformanceObserver }, requestAnimationFrame: (frame: () => void) => paints.push(frame), setTimeout: (act: () => void, ms = 0) => timers.push([act, ms]) })
  const pass = (ms: number) => timers.filter(([, after]) => after <= ms).forEach(([act]) => act())
  return { added, paint: () => paints.forEach((paint) => paint()), pass }
}

describe('afterFirstPaint', () => {
  const late = afterFirstPaint(PAGE)

  it('leaves nothing that a browser would fetch before the first paint', () => {
    expect(late.html).not.toContain('rel="modulepreload"')
    expect(late.html).not.toContain('type="module"')
    expect(late.html).toContain('<link rel="preload" href="/f.woff2"/>')
    expect(late.scripts).toEqual([SOURCE])
  })

  it('starts the same modules with the same nonce after the first paint, and not before', () => {
    const { added, paint } = run(late.html)
    expect(added).toEqual([])
    paint()
    expect(added).toEqual([
      { tag: 'link', rel: 'modulepreload', href: '/assets/a.js', nonce: 'n1' },
      { tag: 'link', rel: 'modulepreload', href: '/assets/b.js', nonce: 'n1' },
      { tag: 'script', type: 'module', textContent: SOURCE, nonce: 'n1' },
    ])
  })

  it('starts once, though the page is painted twice and its time is over', () => {
    const { added, paint, pass } = run(late.html)
    paint()
    paint()
    pass(10_000)
    expect(added).toHaveLength(3)
  })

  it('does not wait for a paint that nobody tells of', () => {
    const { added, pass } = run(late.html)
    pass(1_000)
    expect(added).toEqual([])
    pass(2_000)
    expect(added).toHaveLength(3)
  })

  it('starts after a frame where paints cannot be watched', () => {
    const { added, paint, pass } = run(late.html, { tells: false })
    pass(10_000)
    expect(added).toEqual([])
    paint()
    pass(0)
    expect(added).toHaveLength(3)
  })

  it('starts at once in a page that is not shown', () => {
    expect(run(late.html, { hidden: true }).added).toHaveLength(3)
  })

  it('leaves a page without modules alone', () => {
    expect(afterFirstPaint('<p>Hola</p>')).toEqual({ html: '<p>Hola</p>', scripts: [] })
  })
})
