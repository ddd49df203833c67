import { expect, it } from 'vitest'

type Asked = { projects: string[]; filters: string[]; everything: boolean; cruzado: boolean; changed?: true | string }
const { readArguments } = (await import('./test-arguments.mjs' as string)) as { readArguments(args: string[]): Asked }

it.each<[string[], Partial<Asked>]>([
  [[], { everything: true, cruzado: false, changed: undefined }],
  [['--cruzado'], { everything: true, cruzado: true }],
  [['--cruzado', '--only', 'race', 'cupos'], { projects: ['race'], filters: ['cupos'], cruzado: true }],
  [['--changed'], { everything: false, filters: [], changed: true }],
  [['--changed', 'octo'], { everything: false, filters: ['octo'], changed: true }],
  [['--changed=main', '--only', 'unit'], { projects: ['unit'], everything: false, changed: 'main' }],
])('reads %j', (args, asked) => {
  expect(readArguments(args)).toMatchObject(asked)
})
