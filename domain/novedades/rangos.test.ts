import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { unirRangos } from './rangos.ts'

const dias = (...dias: string[]) => dias.map((desde) => ({ desde, hasta: desde }))

it.each([
  ['nothing', [], []],
  ['one day', dias('2026-12-01'), [['2026-12-01', '2026-12-01']]],
  ['days in a row, in any order', dias('2026-12-03', '2026-12-01', '2026-12-02'), [['2026-12-01', '2026-12-03']]],
  ['every Saturday', dias('2026-12-05', '2026-12-12', '2026-12-19'), [['2026-12-05', '2026-12-19']]],
  [
    'two days far apart',
    dias('2026-12-01', '2026-12-09'),
    [
      ['2026-12-01', '2026-12-01'],
      ['2026-12-09', '2026-12-09'],
    ],
  ],
  [
    'one inside another',
    [{ desde: '2026-12-01', hasta: '2026-12-20' }, ...dias('2026-12-04')],
    [['2026-12-01', '2026-12-20']],
  ],
  [
    'a day and what begins with it and is too long',
    [...dias('2026-12-01'), { desde: '2026-12-01', hasta: '2027-12-01' }],
    [['2026-12-01', '2027-12-01']],
  ],
  [
    'one that would make it too long, apart',
    [
      { desde: '2026-12-01', hasta: '2027-03-01' },
      { desde: '2027-02-15', hasta: '2027-05-01' },
    ],
    [
      ['2026-12-01', '2027-03-01'],
      ['2027-02-15', '2027-05-01'],
    ],
  ],
  [
    'one longer than can be read at once, as it was, with what lies in it',
    [{ desde: '2026-12-01', hasta: '2027-12-01' }, ...dias('2027-03-01')],
    [['2026-12-01', '2027-12-01']],
  ],
])('joins %s', (_caso, rangos, esperados) =>
  expect(unirRangos(rangos)).toEqual(esperados.map(([desde, hasta]) => ({ desde, hasta }))),
)

it('makes of ninety days in a row one, and of two hundred pieces that can each be read at once', () => {
  const seguidos = (n: number) => dias(...Array.from({ length: n }, (_, i) => sumarDias('2026-12-01', i)))
  expect(unirRangos(seguidos(90))).toEqual([{ desde: '2026-12-01', hasta: sumarDias('2026-12-01', 89) }])
  expect(unirRangos(seguidos(200)).map(({ desde, hasta }) => [desde, hasta])).toEqual([
    ['2026-12-01', sumarDias('2026-12-01', 91)],
    [sumarDias('2026-12-01', 92), sumarDias('2026-12-01', 183)],
    [sumarDias('2026-12-01', 184), sumarDias('2026-12-01', 199)],
  ])
})
