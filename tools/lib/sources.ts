import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

const folders = ['contract', 'domain', 'server', 'web', 'e2e', 'tools', 'bench']
const readable = /\.(?:ts|tsx|mjs|css|sql)$/
const reexporting = new Set(['ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportDeclaration'])
const parsed = /\.(?:ts|tsx|mjs)$/

export type Import = { specifier: string; target: string | undefined; typeOnly: boolean; line: number }
export type Source = {
  path: string
  text: string
  /** The text with comments blanked, so that rules about code do not read prose. */
  code: string
  imports: Import[]
  onlyReexports: boolean
  isTest: boolean
}
export type Violation = { rule: string; path: string; line?: number; message: string }

export function readSources(base: string): Source[] {
  return folders
    .flatMap((folder) => listFiles(base, folder))
    .filter((path) => readable.test(path))
    .map((path) => readSource(base, path))
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function listFiles(base: string, folder: string): string[] {
  if (!existsSync(join(base, folder))) return []
  return readdirSync(join(base, folder))
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`
      return statSync(join(base, path)).isDirectory() ? listFiles(base, path) : [path]
    })
}

function readSource(base: string, path: string): Source {
  const text = readFileSync(join(base, path), 'utf8')
  const isTest = /\.test\.tsx?$/.test(path)
  if (!parsed.test(path)) return { path, text, code: text, imports: [], onlyReexports: false, isTest }
  const { module, program, comments } = parseSync(path, text)
  const statements = program.body.map((node) => node.type)
  const reexports = module.staticExports.filter(({ entries }) => entries.some((entry) => entry.moduleRequest))
  return {
    path,
    text,
    code: blankOut(text, comments),
    imports: findImports(module, text).map((found) => ({ ...found, target: resolveOwn(base, path, found.specifier) })),
    onlyReexports:
      reexports.length > 0 &&
      reexports.length === module.staticExports.length &&
      statements.every((type) => reexporting.has(type)),
    isTest,
  }
}

type ParsedModule = ReturnType<typeof parseSync>['module']

function findImports(module: ParsedModule, text: string): Omit<Import, 'target'>[] {
  const fixed = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineAt(text, start),
  }))
  const passedOn = module.staticExports.flatMap(({ start, entries }) =>
    entries
      .filter((entry) => entry.moduleRequest)
      .map((entry) => ({
        specifier: entry.moduleRequest?.value ?? '',
        typeOnly: entry.isType,
        line: lineAt(text, start),
      })),
  )
  const atRunTime = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    return literal ? [{ specifier: literal[1] ?? '', typeOnly: false, line: lineAt(text, start) }] : []
  })
  const dynamic = new Set(module.dynamicImports.map(({ start }) => start))
  const inTypes = [...text.matchAll(/(?<=(?::|=|<|\||&|typeof)\s*)import\(\s*['"]([^'"]+)['"]/g)]
    .filter(({ index }) => !dynamic.has(index))
    .map((match) => ({
      specifier: match[1] ?? '',
      typeOnly: true,
      line: lineAt(text, match.index),
    }))
  return [...fixed, ...passedOn, ...atRunTime, ...inTypes]
}

/** The project file an import names; `undefined` for packages, Node's own modules and React Router's generated types. */
function resolveOwn(base: string, from: string, specifier: string): string | undefined {
  if (specifier.includes('/+types/')) return undefined
  const bare = specifier.replace(/\?.*$/, '')
  const path = bare.startsWith('#')
    ? bare.slice(1)
    : bare.startsWith('.')
      ? posix.join(posix.dirname(from), bare)
      : undefined
  if (!path) return undefined
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
  return (
    candidates.find((candidate) => existsSync(join(base, candidate)) && statSync(join(base, candidate)).isFile()) ??
    path
  )
}

function blankOut(text: string, spans: { start: number; end: number }[]): string {
  return spans.reduce(
    (code, { start, end }) => code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end),
    text,
  )
}
