import { expect, it } from 'vitest'
import { motivoParaNoDarGratis, type PlazasPedidas } from './gratis.ts'

const NADIE: PlazasPedidas = { pagadas: 0, gratis: 0, cuentaConfirmada: false, yaGratis: 0 }

it.each([
  ['only people who pay', { pagadas: 20 }, null],
  ['one who pays and five who do not', { pagadas: 1, gratis: 5 }, null],
  ['one who pays and six who do not', { pagadas: 1, gratis: 6 }, 'demasiados-sin-pagar'],
  ['a group of ten that pays and fifty who do not', { pagadas: 10, gratis: 50 }, null],
  ['a stranger, for one who does not pay', { gratis: 1 }, 'gratis-con-cuenta'],
  ['an account with its address confirmed, for four', { gratis: 4, cuentaConfirmada: true }, null],
  ['an account with its address confirmed, for five', { gratis: 5, cuentaConfirmada: true }, 'demasiados-gratis'],
  ['the same account once more, up to four', { gratis: 1, cuentaConfirmada: true, yaGratis: 3 }, null],
  ['the same account once more, beyond four', { gratis: 2, cuentaConfirmada: true, yaGratis: 3 }, 'demasiados-gratis'],
  ['who pays, whatever they hold for free', { pagadas: 1, gratis: 5, cuentaConfirmada: true, yaGratis: 4 }, null],
] as const)('%s', (_quien, pedidas, motivo) => expect(motivoParaNoDarGratis({ ...NADIE, ...pedidas })).toBe(motivo))
