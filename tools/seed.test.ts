import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Row {
  text: string
  paths: string[]
  tests: { file: string; name: string }[]
  status: string
}

const STATUSES = ['hecho', 'otro, por contrato', 'parcial', 'pendiente']
const rows = read('docs/seed.md')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map(toRow)

function toRow(line: string): Row {
  const [, , text = '', code = '', tests = '', status = ''] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
  const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner)
  return {
    text,
    paths: quoted(code),
    tests: quoted(tests).map((each) => ({
      file: each.slice(0, each.indexOf(': ')),
      name: each.slice(each.indexOf(': ') + 2),
    })),
    status,
  }
}

// A title stands in the source between quotes; a describe counts as the tests inside it.
const names = (source: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => source.replaceAll(/\(\s+/g, '(').includes(`(${quote}${name}${quote}`))

it('has a row for each statement, with what it is worth', () => {
  expect(rows.length).toBeGreaterThan(120)
  expect(rows.filter(({ status }) => !STATUSES.includes(status.split(':')[0]!)).map(({ text }) => text)).toEqual([])
  expect(
    rows.filter(({ status }) => /^(?:parcial|pendiente|otro, por contrato)$/.test(status)).map(({ text }) => text),
  ).toEqual([])
})

it('names code that is there', () => {
  expect(rows.flatMap(({ paths }) => paths).filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(rows.filter(({ paths }) => paths.length === 0).map(({ text }) => text)).toEqual([])
})

it('names tests that are there', () => {
  const missing = rows
    .flatMap(({ tests }) => tests)
    .filter(({ file, name }) => !existsSync(join(root, file)) || !names(read(file), name))
  expect(missing).toEqual([])
  expect(
    rows.filter(({ tests, status }) => tests.length === 0 && !status.startsWith('pendiente')).map(({ text }) => text),
  ).toEqual([])
})
