import { expect, it } from 'vitest'
import type { Diferencia } from '#contract/diferencias.ts'
import { cobroDeDiferencia, decimos, dicen } from './diferencia-textos.ts'

const una = (parte: Partial<Diferencia>): Diferencia =>
  ({ de: 'cobro', tipo: 'monto_distinto', intento: 'pi_1', nuestro: 40_000, suyo: 30_000, ...parte }) as Diferencia

it.each([
  ['two sums that differ', una({}), ['pi_1', '$40.000', '$30.000']],
  [
    'a call that was not taken',
    una({ de: 'llamada', tipo: 'llave_rechazada', nuestro: 0, suyo: 0 }),
    ['pi_1', '–', '–'],
  ],
  ['a payment that does not say whether it is a test', una({ tipo: 'modo_desconocido' }), ['pi_1', '$40.000', '–']],
  [
    'all that was paid by hand, which are counted',
    una({ tipo: 'modo_desconocido', intento: 'a_mano', nuestro: 3, suyo: 0 }),
    ['Pagados a mano', '3 pagos', '–'],
  ],
])('says of %s what both say', (_que, diferencia, dicho) => {
  expect([cobroDeDiferencia(diferencia), decimos(diferencia), dicen(diferencia)]).toEqual(dicho)
})
