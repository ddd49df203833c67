import { describe, expect, it } from 'vitest'
import { diaHablado, periodoSiguiente } from './en-el-hilo.ts'

const HOY = '2026-11-21'
const [LUNES, VIERNES, SABADO, DOMINGO] = [1, 5, 6, 7]

describe('the next of what was spoken of', () => {
  it.each([
    [{ fecha: '2026-11-28' }, { fecha: '2026-12-05' }],
    [
      { desde: '2026-11-28', hasta: '2026-11-29' },
      { desde: '2026-12-05', hasta: '2026-12-06' },
    ],
    [
      { desde: '2026-12-01', hasta: '2026-12-31' },
      { desde: '2027-01-01', hasta: '2027-01-31' },
    ],
    [{ desde: '2026-12-26' }, null],
  ])('%o → %o', (cuando, siguiente) => expect(periodoSiguiente(cuando)).toEqual(siguiente))
})

describe('a weekday beside what was spoken of', () => {
  it.each([
    [DOMINGO, { fecha: '2026-11-28' }, '2026-11-29'],
    [VIERNES, { fecha: '2026-11-28' }, '2026-11-27'],
    [LUNES, { fecha: '2027-01-20' }, '2027-01-18'],
    [DOMINGO, { fecha: '2027-01-20' }, '2027-01-24'],
    [SABADO, { desde: '2027-01-01', hasta: '2027-01-31' }, '2027-01-02'],
    [LUNES, { desde: '2026-11-28', hasta: '2026-11-29' }, null],
    [VIERNES, { fecha: '2026-11-22' }, null],
    [SABADO, { desde: '2026-12-26' }, null],
  ])('%i by %o: %s', (dia, cuando, fecha) => expect(diaHablado(dia, cuando, HOY)).toBe(fecha))
})
