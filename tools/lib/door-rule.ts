import type { Source, Violation } from './sources.ts'

const door = /^server\/modules\/([^/]+)\/index\.ts$/
const inside = /^server\/modules\/([^/]+)\//
const word = /[\p{L}_$][\p{L}\p{N}_$]*/gu

/** Routes take a door whole, so a search for unused exports believes that everything in it is used. */
export function checkDoors(sources: Source[]): Violation[] {
  const users = usersByName(sources)
  return sources.flatMap(({ path, code }) => {
    const module = door.exec(path)?.[1]
    if (!module) return []
    return namesOf(code)
      .filter((name) => [...(users.get(name) ?? [])].every((user) => user === module))
      .map((name) => ({ rule: 'door-used', path, message: `nadie de afuera dice ${name}` }))
  })
}

/** A call is named in the contract, and a test stands outside the module it tests. */
function usersByName(sources: Source[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const { path, code, isTest } of sources) {
    const user = isTest ? path : (inside.exec(path)?.[1] ?? path)
    for (const [name] of code.matchAll(word)) {
      const known = users.get(name)
      if (known) known.add(user)
      else users.set(name, new Set([user]))
    }
  }
  return users
}

const namesOf = (code: string): string[] =>
  [...code.matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((entry) => entry.match(word)?.at(-1) ?? '')
    .filter(Boolean)
