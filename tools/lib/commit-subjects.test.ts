import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSubjects, refusalOf } from './commit-subjects.ts'

it.each([
  ['one module and what is true now', 'reservas: refuse to cancel once the salida has begun', 0],
  ['a module of two words', 'cambio-de-fecha: the new day is asked first', 0],
  ['as long as may be', `web: ${'a'.repeat(67)}`, 0],
  ['one letter more', `web: ${'a'.repeat(68)}`, 1],
  ['letters and not bytes are counted', `web: ${'ñ'.repeat(67)}`, 0],
  ['no module', 'Refuse to cancel', 1],
  ['two modules', 'reservas, pagos: what is held is counted again', 1],
])('%s', (_why, text, refusals) => {
  expect(refusalOf(`abc1234 ${text}`)).toHaveLength(refusals)
})

it('has nothing to say where there is no repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turismo-asuntos-'))
  try {
    expect(checkSubjects(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
