import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./colors.css', import.meta.url), 'utf8')

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const start = css.indexOf(`@utility tokens-${theme}`)
  const tokens = new Map(
    [...css.slice(start, css.indexOf('\n}', start)).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

  it.each(['surface', 'raised'])('closed days are told from the %s they lie on, and can be read', (ground) => {
    expect(tokens.get('well')).toBeDefined()
    expect(tokens.get('well')).not.toBe(tokens.get(ground))
    expect(contrast(tokens.get('ink-3') ?? '', tokens.get('well') ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
