import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const ours = '(?:\\.ci|contract|domain|server|web|e2e|bench|tools|docs|public)/'
// A path as prose writes it: `server/jobs.ts`, `server/modules/`, `server/**/*.race.test.ts`, `e2e/marco`, `docs/decisions/0012`.
const named = new RegExp(`(?<=[\`\\s]|(?<!\\])\\()${ours}[\\w./*{},-]*[\\w/*}]`, 'g')
const linked = /\]\(([^)\s]+)\)/g

const pages = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

const isThere = (path: string): boolean =>
  existsSync(join(root, path)) || globSync(/[*{]/.test(path) ? path : `${path}{.*,-*}`, { cwd: root }).length > 0

/** What a page names and is not there; the shape of a name (`NNNN`, `<grupo>`) names nothing. */
export function missingIn(page: string, text: string): string[] {
  const paths = [...text.matchAll(named)].map(([path]) => path).filter((path) => !/NNNN/.test(path) && !isThere(path))
  const links = [...text.matchAll(linked)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:|^\//.test(target))
  return [...paths, ...links.filter((target) => !existsSync(join(root, dirname(page), target)))]
}

it.each(pages)('%s names only files that are there', (page) => {
  expect(missingIn(page, readFileSync(join(root, page), 'utf8'))).toEqual([])
})

it.each(pages)('%s holds no two sides of a merge', (page) => {
  expect(readFileSync(join(root, page), 'utf8')).not.toMatch(/^(?:<{7}|={7}|>{7})(?: |$)/m)
})

it('sees a file that is not there, by its path and by a link', () => {
  expect(
    missingIn(
      'README.md',
      'See `server/none.ts`, (docs/none.md) and [this](docs/gone.md#part); `server/main.ts`, `tools/*.ts` and `server/db/migrations/NNNN_x.sql` are fine.',
    ),
  ).toEqual(['server/none.ts', 'docs/none.md', 'docs/gone.md'])
})
