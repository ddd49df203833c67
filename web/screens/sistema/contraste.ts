import css from '#web/ui/colors.css?raw'

export type Tema = 'light' | 'dark'

const values: Record<Tema, Record<string, string>> = {
  light: readTokens('tokens-light'),
  dark: readTokens('tokens-dark'),
}

export function valueOf(tema: Tema, token: string): string {
  return values[tema][token] ?? ''
}

/** Contrast by the WCAG formula, from the values the style sheet really has. */
export function contrast(tema: Tema, ink: string, ground: string): number {
  const a = luminance(valueOf(tema, ink))
  const b = luminance(valueOf(tema, ground))
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function readTokens(utility: string): Record<string, string> {
  const start = css.indexOf(`@utility ${utility}`)
  const block = css.slice(start, css.indexOf('\n}', start))
  const pairs = [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
