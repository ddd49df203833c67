/** One step of a path: what is written there, or what stands for anything. */
interface Step {
  literal: Map<string, Step>
  any?: Step
  pattern?: string
  rest?: string
}

const step = (): Step => ({ literal: new Map() })

/** Answers the pattern that a path follows, `/reservas/:id`; null where it follows none. What is literal goes before a parameter, and that before `*`. */
export function createPatterns(patterns: Iterable<string>): (path: string) => string | null {
  const root = step()
  for (const pattern of patterns) add(root, pattern)
  return (path) => find(root, partsOf(path), 0)
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

function add(root: Step, pattern: string): void {
  let at = root
  for (const part of partsOf(pattern)) {
    if (part === '*') return void (at.rest ??= pattern)
    if (part.startsWith(':')) at = at.any ??= step()
    else {
      const next = at.literal.get(part) ?? step()
      at.literal.set(part, next)
      at = next
    }
  }
  at.pattern ??= pattern
}

function find(at: Step, parts: readonly string[], i: number): string | null {
  if (i === parts.length) return at.pattern ?? at.rest ?? null
  const literal = at.literal.get(parts[i]!)
  return (literal && find(literal, parts, i + 1)) ?? (at.any && find(at.any, parts, i + 1)) ?? at.rest ?? null
}
