import { expect, it } from 'vitest'
import type { EstadoDocumento } from '#contract/altas.ts'
import { avisoDeVencimiento, avisoQueFalta, estadoDeDocumento, porRenovar } from './documentos.ts'

const HOY = '2026-11-18'

it.each([
  ['pendiente', '2020-01-01', 'pendiente', null],
  ['observado', '2027-01-01', 'observado', null],
  ['valido', null, 'valido', null],
  ['valido', '2026-12-19', 'valido', null],
  ['valido', '2026-12-18', 'vence_pronto', 30],
  ['valido', '2026-11-25', 'vence_pronto', 7],
  ['vence_pronto', '2026-11-18', 'vence_pronto', 7],
  ['vence_pronto', '2026-11-17', 'vencido', null],
  ['vencido', '2027-11-18', 'valido', null],
] as const)('%s until %s is %s on 18 November', (estado, venceEn, queda, aviso) => {
  expect(estadoDeDocumento({ estado, venceEn }, HOY)).toBe(queda)
  const esRevisado = estado !== 'pendiente' && estado !== 'observado'
  expect(venceEn && esRevisado ? avisoDeVencimiento(venceEn, HOY) : null).toBe(aviso)
})

it.each([
  ['2026-12-20', null, null],
  ['2026-12-18', null, 30],
  ['2026-12-18', 30, null],
  ['2026-11-25', 30, 7],
  ['2026-11-25', null, 7],
  ['2026-11-25', 7, null],
  ['2026-11-18', 7, null],
  ['2026-11-17', 30, null],
] as const)(
  'one that expires on %s, warned %s days before, is warned of %s days before, on 18 November',
  (venceEn, avisado, aviso) => {
    expect(avisoQueFalta({ venceEn, avisado }, '2026-11-18')).toBe(aviso)
  },
)

it.each<[string, [string, EstadoDocumento, string | null][], string[]]>([
  ['nothing', [], []],
  [
    'good ones',
    [
      ['seguro', 'valido', '2027-06-01'],
      ['identidad', 'valido', null],
    ],
    [],
  ],
  ['one that expires soon, though nobody has marked it', [['seguro', 'valido', '2026-12-01']], ['seguro']],
  ['one that did', [['seguro', 'vence_pronto', '2026-11-01']], ['seguro']],
  [
    'a newer one that waits',
    [
      ['seguro', 'pendiente', '2027-12-01'],
      ['seguro', 'vence_pronto', '2026-12-01'],
    ],
    ['seguro'],
  ],
  [
    'a newer one that is good',
    [
      ['seguro', 'valido', '2027-12-01'],
      ['seguro', 'vencido', '2026-11-01'],
    ],
    [],
  ],
  [
    'a newer one that expires soon as well',
    [
      ['seguro', 'valido', '2026-12-10'],
      ['seguro', 'vencido', '2026-11-01'],
    ],
    ['seguro'],
  ],
  [
    'one of two kinds',
    [
      ['seguro', 'valido', '2027-12-01'],
      ['sernatur', 'vencido', '2026-11-01'],
    ],
    ['sernatur'],
  ],
])('of %s, what is left to renew', (_que, filas, esperados) => {
  expect(
    porRenovar(
      filas.map(([tipo, estado, venceEn]) => ({ tipo, estado, venceEn })),
      '2026-11-18',
    ),
  ).toEqual(esperados)
})
