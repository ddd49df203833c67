import { describe, expect, it } from 'vitest'
import { loQueEspera, motivoParaNoOcupar } from './confirmacion.ts'

const SALIDA = {
  confirmacion: 'inmediata',
  minParticipantes: 4,
  decidida: false,
  inicio: new Date('2026-11-20T13:00:00Z'),
  decisionMinutos: 360,
  pagadas: 2,
} as const
const AHORA = new Date('2026-11-14T15:00:00Z')

describe('what a paid party waits for', () => {
  it.each([
    ['the minimum, until its hour', {}, { a: 'minimo', hasta: new Date('2026-11-20T07:00:00Z') }],
    ['nothing without a minimum', { minParticipantes: null }, null],
    ['nothing where it was taken away', { minParticipantes: 0 }, null],
    ['nothing once it is reached', { pagadas: 4 }, null],
    ['nothing once it was decided that it runs', { decidida: true }, null],
    [
      'the operator, for a day',
      { confirmacion: 'solicitud' },
      { a: 'operador', hasta: new Date('2026-11-15T15:00:00Z') },
    ],
    [
      'the operator, never past the start',
      { confirmacion: 'solicitud', inicio: new Date('2026-11-15T09:00:00Z') },
      { a: 'operador', hasta: new Date('2026-11-15T09:00:00Z') },
    ],
    [
      'the operator, whatever the number',
      { confirmacion: 'solicitud', pagadas: 9, decidida: true },
      { a: 'operador', hasta: new Date('2026-11-15T15:00:00Z') },
    ],
  ] as const)('is %s', (_caso, cambio, espera) => {
    expect(loQueEspera({ ...SALIDA, ...cambio }, AHORA)).toEqual(espera)
  })
})

it.each([
  [null, null],
  [{ a: 'operador' }, 'cambio-con-anfitrion'],
  [{ a: 'minimo' }, 'salida-sin-minimo'],
] as const)('whoever has a seat moves to one that waits for %o: %s', (espera, motivo) => {
  expect(motivoParaNoOcupar(espera)).toBe(motivo)
})
