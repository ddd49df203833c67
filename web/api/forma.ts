/**
 * What an answer looks like: a text, a number, a yes or no, nothing, anything; an object by its fields (`?` behind the name of one that may be
 * missing), a list, any names with one kind of value, one of several. Inner shapes are named by their place in the list of all.
 */
export type Forma =
  | 's'
  | 'n'
  | 'b'
  | 'z'
  | '*'
  | { o: Record<string, number> }
  | { l: number }
  | { r: number }
  | { u: number[] }

export interface Formas {
  formas: readonly Forma[]
  llamadas: Readonly<Record<string, number>>
}

/** Where the answer of a call is not what it promised, or null. What it has beyond that is a newer server's. */
export function falta({ formas, llamadas }: Formas, llamada: string, respuesta: unknown): string | null {
  const forma = llamadas[llamada]
  return forma === undefined ? null : en(forma, respuesta, llamada)

  function en(place: number, value: unknown, path: string): string | null {
    const una = formas[place] ?? '*'
    if (typeof una === 'string') return esSimple(una, value) ? null : path
    if ('u' in una) return una.u.some((option) => en(option, value, path) === null) ? null : path
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== 'l' in una) return path
    if ('l' in una) return primera((value as unknown[]).entries(), ([i, item]) => en(una.l, item, `${path}.${i}`))
    if ('r' in una) return primera(Object.entries(value), ([name, item]) => en(una.r, item, `${path}.${name}`))
    return primera(Object.entries(una.o), ([field, inner]) => {
      const name = field.replace(/\?$/, '')
      const item = (value as Record<string, unknown>)[name]
      return item === undefined && name !== field ? null : en(inner, item, `${path}.${name}`)
    })
  }
}

function esSimple(forma: 's' | 'n' | 'b' | 'z' | '*', value: unknown): boolean {
  if (forma === 'z') return value === null
  if (forma === '*') return value !== undefined
  return typeof value === { s: 'string', n: 'number', b: 'boolean' }[forma]
}

function primera<T>(items: Iterable<T>, act: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = act(item)
    if (found !== null) return found
  }
  return null
}
