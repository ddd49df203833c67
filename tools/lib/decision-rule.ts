import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './sources.ts'

const folder = 'docs/decisions'
const index = `${folder}/README.md`

/** Every page of docs/decisions begins with its number, and stands in the index. */
export function checkDecisions(base: string): Violation[] {
  if (!existsSync(join(base, folder))) return []
  const indexed = existsSync(join(base, index)) ? readFileSync(join(base, index), 'utf8') : ''
  return readdirSync(join(base, folder)).filter((name) => name !== 'README.md').sort().flatMap((name) => {
    const path = `${folder}/${name}`
    const number = name.slice(0, 4)
    return [
      ...(readFileSync(join(base, path), 'utf8').startsWith(`# ${number} · `) ? [] : [{ rule: 'decision-title', path, line: 1, message: `su título empieza con «# ${number} · »` }]),
      ...(indexed.includes(`](${name})`) ? [] : [{ rule: 'decision-index', path, message: `no está en ${index}` }]),
    ]
  })
}
