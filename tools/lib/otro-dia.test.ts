import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Plain programs without types of their own: asked as a reader of their answers would.
const { adelantoDe, libreria, moverElReloj } = (await import('./otro-dia.mjs' as string)) as {
  adelantoDe(dia: string, ahora: Date): number | null
  libreria(): string | undefined
  moverElReloj(dia: string): void
}
const { readArguments } = (await import('./test-arguments.mjs' as string)) as { readArguments(args: string[]): unknown }

it.each([
  ['noon', '2028-02-29T12:00', '2028-02-29T14:00:00Z', 3600],
  ['noon where no hour is named', '2028-02-29', '2028-02-29T15:00:00Z', 0],
  ['a day that is past', '2026-11-28T12:00', '2026-11-29T15:00:00Z', -86_400],
  ['the first of the two 23:30 of the night in April', '2027-04-03T23:30', '2027-04-04T02:30:00Z', 0],
  ['an hour that the clocks of September jump over', '2027-09-05T00:30', '2027-09-05T04:00:00Z', null],
  ['no such day', '2027-02-29T12:00', '2027-09-05T04:00:00Z', null],
])('%s is an hour of Chile', (_, dia, ahora, segundos) => {
  expect(adelantoDe(dia, new Date(ahora))).toBe(segundos)
})

it('is told to the runner beside what to run', () => {
  const pedido = { projects: ['unit'], filters: ['domain'], dia: '2028-02-29T12:00' }
  expect(readArguments(['--only', 'unit', '--dia', '2028-02-29T12:00', 'domain'])).toMatchObject(pedido)
  expect(readArguments(['domain', '--dia=2028-02-29T12:00', '--only=unit'])).toMatchObject(pedido)
})

it('turns only to days that exist', () => {
  const dias = readFileSync(join(import.meta.dirname, '../../.ci/dias'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(dias.filter((dia) => adelantoDe(dia, new Date()) === null)).toEqual([])
})

it.runIf(libreria())('moves what is started afterwards, and goes on from there', () => {
  const env = { ...process.env }
  try {
    moverElReloj('2028-02-29T12:00')
    const { stdout } = spawnSync(process.execPath, ['-p', 'new Date().toISOString()'], { encoding: 'utf8' })
    expect(stdout).toMatch(/^2028-02-29T15:0/)
  } finally {
    for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]
    Object.assign(process.env, env)
  }
})
