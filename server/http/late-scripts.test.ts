import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { afterFirstPaint } from './late-scripts.ts'

const SOURCE = 'import "/assets/a.js"; const s = "</scr" + "ipt>"; import("/assets/entry.js");'
const PAGE = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/><link rel="preload" href="/f.woff2"/></head><body><p>Hola</p><script nonce="n1">1</script><script nonce="n1" type="module" async="">${SOURCE}</script></body>`

/** Runs the starter of a page in a document that paints when told to. */
function run(html: string, { hidden = false } = {}) {
  const starter = /<script nonce="n1">(\(\(modules[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const added: Record<string, unknown>[] = []
  const frames: (() => void)[] = []
  const document = { hidden, currentScript: { nonce: 'n1' }, createElement: (tag: string) => ({ tag }), head: { append: (node: Record<string, unknown>) => added.push(node) } }
  runInNewContext(starter, { document, requestAnimationFrame: (frame: () => void) => frames.push(frame), setTimeout: (act: () => void) => act() })
  return { added, paint: () => frames.forEach((frame) => frame()) }
}

describe('afterFirstPaint', () => {
  const late = afterFirstPaint(PAGE)

  it('leaves nothing that a browser would fetch before the first paint', () => {
    expect(late.html).not.toContain('rel="modulepreload"')
    expect(late.html).not.toContain('type="module"')
    expect(late.html).toContain('<link rel="preload" href="/f.woff2"/>')
    expect(late.scripts).toEqual([SOURCE])
  })

  it('starts the same modules with the same nonce after the first frame, and not before', () => {
    const { added, paint } = run(late.html)
    expect(added).toEqual([])
    paint()
    expect(added).toEqual([
      { tag: 'link', rel: 'modulepreload', href: '/assets/a.js', nonce: 'n1' },
      { tag: 'link', rel: 'modulepreload', href: '/assets/b.js', nonce: 'n1' },
      { tag: 'script', type: 'module', textContent: SOURCE, nonce: 'n1' },
    ])
  })

  it('starts at once in a page that is not shown', () => {
    expect(run(late.html, { hidden: true }).added).toHaveLength(3)
  })

  it('leaves a page without modules alone', () => {
    expect(afterFirstPaint('<p>Hola</p>')).toEqual({ html: '<p>Hola</p>', scripts: [] })
  })
})
