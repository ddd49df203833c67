import { dirname } from 'node:path'
import { parseSync } from 'vite'
import { readSources, type Source } from './sources.ts'

/** One line of the table for each; the words are what is printed. */
export interface Cuenta {
  'líneas del producto': number
  'líneas de dibujos': number
  'líneas de la demostración': number
  'líneas de pruebas y su mundo': number
  'archivos del producto': number
  'líneas por archivo, mediana': number
  'líneas por archivo, 90 %': number
  'carpeta más llena': string
  'carpetas de más de 20': number
  conversiones: number
  'líneas en copias de seis o más': number
}

const GENERATED = /^(?:server\/db\/schema|web\/api\/(?:rutas|formas)(?:-de-areas)?)\.ts$/
const DRAWING = /^(?:web\/illustrations\/|contract\/escenas)/
const DEMO = /^server\/db\/demo\//
const OF_TESTS = /^(?:e2e|bench)\/|^server\/testing\/|\.(?:test|race)\.tsx?$/
const COPIED_LINES = 6
const MAX_IN_FOLDER = 20

export function contarCasa(base: string): Cuenta {
  const sources = readSources(base).filter(({ path }) => !GENERATED.test(path))
  const deProducto = sources.filter(
    ({ path }) =>
      /^(?:contract|domain|server|web)\//.test(path) && ![DRAWING, DEMO, OF_TESTS].some((que) => que.test(path)),
  )
  const largos = deProducto.map(({ text }) => linesOf(text)).sort((a, b) => a - b)
  const carpetas = filesByFolder(deProducto)
  const [llena, cuantos] = carpetas[0] ?? ['', 0]
  return {
    'líneas del producto': sum(largos),
    'líneas de dibujos': linesWhere(sources, DRAWING),
    'líneas de la demostración': linesWhere(sources, DEMO),
    'líneas de pruebas y su mundo': linesWhere(sources, OF_TESTS),
    'archivos del producto': deProducto.length,
    'líneas por archivo, mediana': atShare(largos, 0.5),
    'líneas por archivo, 90 %': atShare(largos, 0.9),
    'carpeta más llena': `${llena} (${cuantos})`,
    'carpetas de más de 20': carpetas.filter(([, files]) => files > MAX_IN_FOLDER).length,
    conversiones: sum(deProducto.map(countCasts)),
    'líneas en copias de seis o más': countCopied(deProducto),
  }
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length
const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)
const atShare = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const linesWhere = (sources: Source[], which: RegExp): number =>
  sum(sources.filter(({ path }) => which.test(path)).map(({ text }) => linesOf(text)))

function filesByFolder(sources: Source[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** `x as Type`, but for `as const`. */
function countCasts({ path, text }: Source): number {
  if (!/\.tsx?$/.test(path)) return 0
  let count = 0
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (node === null || typeof node !== 'object') return
    if ('type' in node && node.type === 'TSAsExpression' && !isConst(node)) count += 1
    Object.values(node).forEach(walk)
  }
  walk(parseSync(path, text).program)
  return count
}

function isConst(node: object): boolean {
  const { typeAnnotation } = node as { typeAnnotation?: { typeName?: { name?: string } } }
  return typeAnnotation?.typeName?.name === 'const'
}

/** Lines that stand in a run of six equal ones somewhere else too; empty lines, imports and closing brackets make no run longer. */
export function countCopied(sources: readonly Pick<Source, 'path' | 'code'>[]): number {
  const places = new Map<string, [number, number][]>()
  const texts = sources.map(({ code }) =>
    code.split('\n').flatMap((line, number) => {
      const plain = line.trim()
      return plain.length > 3 && !/^(?:import\b|\} from )/.test(plain) ? [{ plain, number }] : []
    }),
  )
  for (const [file, lines] of texts.entries())
    for (let from = 0; from + COPIED_LINES <= lines.length; from++) {
      const run = lines.slice(from, from + COPIED_LINES).map(({ plain }) => plain)
      const key = run.join('\n')
      places.set(key, [...(places.get(key) ?? []), [file, from]])
    }
  const copied = new Set<string>()
  for (const found of places.values())
    if (found.length > 1)
      for (const [file, from] of found)
        for (const { number } of texts[file]!.slice(from, from + COPIED_LINES)) copied.add(`${file}:${number}`)
  return copied.size
}
