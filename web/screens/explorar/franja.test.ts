import { expect, it } from 'vitest'
import { fotosDeFranja } from './franja.ts'

it.each([
  ['nothing sold yet', [], []],
  ['one experiencia: its cover, its still life, its people', [['a0', 'a1', 'a2', 'a3', 'a4']], ['a0', 'a3', 'a2']],
  ['two: both covers before any other view', [['a0', 'a1', 'a2', 'a3', 'a4'], ['b0', 'b1', 'b2', 'b3', 'b4']], ['a0', 'b0', 'a3']],
  ['many: covers only', [['a0'], ['b0'], ['c0'], ['d0']], ['a0', 'b0', 'c0']],
  ['few photographs: all there are', [['a0', 'a1']], ['a0', 'a1']],
  ['one picture for two: once', [['a0'], ['a0']], ['a0']],
])('%s', (_, fotos, franja) => {
  expect(fotosDeFranja(fotos.map((fotosUrls) => ({ fotosUrls })))).toEqual(franja)
})
