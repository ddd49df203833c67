import type { Source, Violation } from './sources.ts'

/** Imports of types alone leave no trace when the program runs, so they make no cycle. */
export function checkCycles(sources: Source[]): Violation[] {
  const known = new Set(sources.map(({ path }) => path))
  const edges = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter((found) => !found.typeOnly).flatMap(({ target }) => (target && known.has(target) ? [target] : [])),
    ]),
  )
  const finished = new Set<string>()
  const found: Violation[] = []
  const visit = (path: string, trail: string[]) => {
    if (finished.has(path)) return
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push({ rule: 'no-cycles', path, message: [...trail.slice(start), path].join(' → ') })
      return
    }
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    finished.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return found
}
