import { ALFABETO_CODIGO } from '#domain/reservas/codigo.ts'
import { bytesDe } from './seeded.ts'

const LARGO = 6

/** A short code for each slug, no two alike. */
export function codigosCortos(kind: string, slugs: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(slugs.map((slug) => [slug, freeCode(`${kind}:${slug}`, taken)]))
}

function freeCode(name: string, taken: Set<string>): string {
  for (let round = 0; ; round++) {
    const code = Array.from(
      bytesDe(`codigo:${name}:${round}`).subarray(0, LARGO),
      (byte) => ALFABETO_CODIGO[byte % ALFABETO_CODIGO.length],
    ).join('')
    if (taken.has(code)) continue
    taken.add(code)
    return code
  }
}
