import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { abort } from './abort.mjs'
import { root } from './paths.mjs'

const allProjects = ['unit', 'integration', 'race', 'e2e']

/**
 * `--only unit|integration|race|e2e` and filters that vitest compares with file paths. `--cifras`: whole (docs/nunca.md 11), the tests
 * that do less each day (`server/testing/cifras.ts`), or those of them that the filters name. `--dia 2028-02-29T12:00`: as if it were then in Chile.
 * `--cruzado`: on both databases what each day looks at one (`unaBase` of `server/testing/base.ts`). `--changed` or `--changed=main`: only the
 * tests whose imports reach what is not committed, or what differs from there.
 */
export function readArguments(args) {
  const [cifras, cruzado] = ['--cifras', '--cruzado'].map((flag) => args.includes(flag))
  const { only, dia, changed, filters: named } = split(args.filter((arg) => !/^--(cifras|cruzado)$/.test(arg)))
  const filters = cifras ? conCifras(named) : named
  if (only !== undefined && !allProjects.includes(only))
    abort(`--only acepta ${allProjects.join(', ')}; recibió «${only}».`)
  if (cifras && filters.length === 0) abort('Ninguna prueba con ese nombre tiene cifras completas.')
  return {
    projects: only ? [only] : cifras ? ['integration', 'race'] : allProjects,
    filters,
    everything: !only && changed === undefined && filters.length === 0,
    cifras,
    cruzado,
    changed,
    dia,
  }
}

function conCifras(named) {
  const files = globSync('server/**/*.test.ts', { cwd: root }).filter((file) =>
    /\bcifra\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  return files.filter((file) => named.length === 0 || named.some((name) => file.includes(name))).toSorted()
}

function split([first, ...rest]) {
  if (first === undefined) return { filters: [] }
  for (const name of ['only', 'dia']) {
    if (first === `--${name}`) return { ...split(rest.slice(1)), [name]: rest[0] ?? '' }
    if (first.startsWith(`--${name}=`)) return { ...split(rest), [name]: first.slice(name.length + 3) }
  }
  if (first === '--changed') return { ...split(rest), changed: true }
  if (first.startsWith('--changed=')) return { ...split(rest), changed: first.slice('--changed='.length) }
  const others = split(rest)
  return { ...others, filters: [first, ...others.filters] }
}
