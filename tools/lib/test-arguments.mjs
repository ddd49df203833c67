import { abort } from './abort.mjs'

const allProjects = ['unit', 'integration', 'race', 'e2e']

/** `--only unit|integration|race|e2e` and filters that vitest compares with file paths. */
export function readArguments(args) {
  const { only, filters } = split(args)
  if (only !== undefined && !allProjects.includes(only)) abort(`--only acepta ${allProjects.join(', ')}; recibió «${only}».`)
  return { projects: only ? [only] : allProjects, filters, everything: !only && filters.length === 0 }
}

function split([first, ...rest]) {
  if (first === undefined) return { only: undefined, filters: [] }
  if (first === '--only') return { filters: split(rest.slice(1)).filters, only: rest[0] ?? '' }
  const others = split(rest)
  if (first.startsWith('--only=')) return { ...others, only: first.slice('--only='.length) }
  return { ...others, filters: [first, ...others.filters] }
}
