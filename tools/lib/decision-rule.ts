import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './sources.ts'

const folder = 'docs/decisions'
const index = `${folder}/README.md`

const HEAD =
  /^# .+\n\nDel \d{4}-\d{2}-\d{2}(?:, cambiada el \d{4}-\d{2}-\d{2})?\. Estado: (?:vigente|reemplazada por (\d{4}))\.\n/

/** Every page of docs/decisions begins with its number, its days and whether it holds, and stands in the index. */
export function checkDecisions(base: string): Violation[] {
  if (!existsSync(join(base, folder))) return []
  const indexed = existsSync(join(base, index)) ? readFileSync(join(base, index), 'utf8') : ''
  const names = readdirSync(join(base, folder))
    .filter((name) => name !== 'README.md')
    .sort()
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    const number = name.slice(0, 4)
    const text = readFileSync(join(base, path), 'utf8')
    const head = HEAD.exec(text)
    const holds = head !== null && (head[1] === undefined || names.some((other) => other.startsWith(`${head[1]}-`)))
    return [
      ...(holds
        ? []
        : [
            {
              rule: 'decision-head',
              path,
              line: 3,
              message:
                'dice «Del aaaa-mm-dd[, cambiada el aaaa-mm-dd]. Estado: vigente.», o «reemplazada por NNNN» de una que está',
            },
          ]),
      ...(text.startsWith(`# ${number} · `)
        ? []
        : [{ rule: 'decision-title', path, line: 1, message: `su título empieza con «# ${number} · »` }]),
      ...(indexed.includes(`](${name})`) ? [] : [{ rule: 'decision-index', path, message: `no está en ${index}` }]),
    ]
  })
}
