import { expect, it } from 'vitest'
import { fotosDeFranja } from './franja.ts'

it.each([
  ['nothing sold yet', [], []],
  ['one experiencia: its other hour, its people, its subject', [['a0', 'a1', 'a2', 'a3', 'a4']], ['a4', 'a2', 'a1']],
  [
    'two: both before a second view of one',
    [
      ['a0', 'a1', 'a2', 'a3', 'a4'],
      ['b0', 'b1', 'b2', 'b3', 'b4'],
    ],
    ['b4', 'a4', 'b2'],
  ],
  ['covers only, where there is nothing else', [['a0'], ['b0'], ['c0'], ['d0']], ['d0', 'c0', 'b0']],
  ['few photographs: all there are, the cover last', [['a0', 'a1']], ['a1', 'a0']],
  ['one picture for two: once', [['a0'], ['a0']], ['a0']],
])('%s', (_, fotos, franja) => {
  expect(fotosDeFranja(fotos.map((fotosUrls) => ({ fotosUrls })))).toEqual(franja)
})
