import { parseSync } from 'vite'
import type { Source, Violation } from './sources.ts'

const parsed = /\.(?:ts|tsx|mjs)$/
const drawing = /^web\/illustrations\//
const saysWhat = /^[ \t]*(?:\/\/|\/\*\*?|\*|--)[ \t]+What\b/gm
const MAX_PARAMS = 3

/** How many of each there still are, by folder. A number only goes down: whoever takes one away lowers it. */
interface Ratchet {
  rule: string
  says: string
  countIn(source: Source): number
  left: Readonly<Record<string, number>>
}

const RATCHETS: readonly Ratchet[] = [
  {
    rule: 'comment-says-why',
    says: 'comentarios que empiezan con «What»: una frase dice por qué (docs/estilo.md, 9)',
    countIn: ({ text }) => text.match(saysWhat)?.length ?? 0,
    left: { contract: 111, domain: 170, server: 597, web: 256, e2e: 32, tools: 9, bench: 4 },
  },
  {
    rule: 'few-params',
    says: 'funciones con más de tres parámetros: reciben un objeto (docs/estilo.md, 6)',
    countIn: ({ path, text }) => (parsed.test(path) && !drawing.test(path) ? wideFunctions(path, text) : 0),
    left: { contract: 5, domain: 139, server: 423, web: 30, e2e: 9, tools: 5, bench: 2 },
  },
]

export function checkRatchets(sources: Source[]): Violation[] {
  return RATCHETS.flatMap(({ rule, says, countIn, left }) => {
    const counts = new Map<string, number>()
    for (const source of sources) {
      const [folder = ''] = source.path.split('/')
      counts.set(folder, (counts.get(folder) ?? 0) + countIn(source))
    }
    return [...counts]
      .filter(([folder, count]) => count > (left[folder] ?? 0))
      .map(([folder, count]) => ({ rule, path: folder, message: `${count} ${says}; quedaban ${left[folder] ?? 0}` }))
  })
}

function wideFunctions(path: string, text: string): number {
  let count = 0
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (node === null || typeof node !== 'object') return
    if ('params' in node && 'body' in node && node.body && paramsOf(node.params) > MAX_PARAMS) count += 1
    Object.values(node).forEach(walk)
  }
  walk(parseSync(path, text).program)
  return count
}

const paramsOf = (params: unknown): number => (Array.isArray(params) ? params.length : 0)
