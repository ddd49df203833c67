import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** The one form that checks what it writes by the schema itself. */
const VALIDA = ['web/screens/cuenta/perfil/preferencias-form.tsx']
const IMPORT = /^import (?!type\b)([^'"]*?) from '([^']+)'/gm

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const isValue = (names: string): boolean => !names.startsWith('{') || names.replaceAll(/[{}]/g, '').split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type '))
const valuesOf = (file: string): string[] => [...read(file).matchAll(IMPORT)].flatMap(([, names = '', from = '']) => (isValue(names) ? [from] : []))

/** Whether a file of the contract brings the schema library along, by itself or by what it imports. */
function bringsZod(file: string): boolean {
  return valuesOf(file).some((from) => from === 'zod' || (from.startsWith('./') && bringsZod(join(dirname(file), from))))
}

// What a loader alone imports (`.server.ts`) stays on the server: the build refuses it elsewhere.
it('no screen brings the schema library into the browser for a constant', () => {
  const screens = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.(test|server)\.|^illustrations|^screens\/sistema/.test(file)).map((file) => `web/${file}`)
  expect(screens.length).toBeGreaterThan(200)
  expect(bringsZod('contract/comun.ts')).toBe(true)
  const guilty = screens.filter((file) => !VALIDA.includes(file) && valuesOf(file).some((from) => from === 'zod' || (from.startsWith('#contract/') && bringsZod(from.slice(1)))))
  expect(guilty).toEqual([])
})
