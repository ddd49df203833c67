import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contarCasa, countCopied } from './cuentas.ts'

const SEIS = [
  'const uno = 1',
  'const dos = 2',
  'const tres = 3',
  'const cuatro = 4',
  'const cinco = 5',
  'const seis = 6',
]

function unaCasa(archivos: Record<string, string>): string {
  const base = mkdtempSync(join(tmpdir(), 'casa-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  for (const [path, text] of Object.entries(archivos)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  return base
}

it('counts what is the product apart from drawings, demonstration and tests', () => {
  const casa = contarCasa(
    unaCasa({
      'domain/a.ts': 'export const a = 1\n',
      'domain/b.ts': 'export const b = a as unknown as string\nexport const c = [1] as const\n\nexport const d = 2\n',
      'web/illustrations/x.ts': 'export const x = 1\n',
      'server/db/demo/filas.ts': 'export const f = 1\nexport const g = 1\n',
      'domain/a.test.ts': 'one\ntwo\nthree\n',
      'e2e/a.test.ts': 'one\n',
      'server/db/schema.ts': 'one\n',
    }),
  )
  expect(casa).toEqual({
    'líneas del producto': 5,
    'líneas de dibujos': 1,
    'líneas de la demostración': 2,
    'líneas de pruebas y su mundo': 4,
    'archivos del producto': 2,
    'líneas por archivo, mediana': 1,
    'líneas por archivo, 90 %': 1,
    'carpeta más llena': 'domain (2)',
    'carpetas de más de 20': 0,
    conversiones: 2,
    'líneas en copias de seis o más': 0,
  })
})

it.each([
  ['six equal lines', [SEIS, ['const otra = 0', ...SEIS]], 12],
  [
    'seven equal lines',
    [
      [...SEIS, 'const siete = 7'],
      [...SEIS, 'const siete = 7'],
    ],
    14,
  ],
  ['five equal lines', [SEIS.slice(1), SEIS], 0],
  ['the same lines around an empty one and a bracket', [SEIS, SEIS.flatMap((line) => [line, '', '}'])], 12],
  [
    'imports',
    [SEIS.map((line) => `import { x } from '${line}'`), SEIS.map((line) => `import { x } from '${line}'`)],
    0,
  ],
  ['twice in one file', [[...SEIS, 'const entre = 0', ...SEIS]], 12],
])('finds the lines of copies: %s', (_que, archivos, lineas) => {
  expect(countCopied(archivos.map((lines, n) => ({ path: `${n}.ts`, code: lines.join('\n') })))).toBe(lineas)
})
