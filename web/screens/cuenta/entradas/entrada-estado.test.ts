import { expect, it } from 'vitest'
import type { Reembolso } from '#contract/reembolsos.ts'
import { destinoDe, pasosDe } from './entrada-estado.tsx'

const PEDIR_CUENTA = 'Llega por transferencia a una cuenta a tu nombre; te escribimos para que anotes cuál'

it.each([
  [
    'a card',
    ['anulacion', '4242', 'enviado'],
    'Vuelve a la tarjeta terminada en 4242; tu banco puede tardar de 5 a 10 días hábiles',
  ],
  [
    'several cards',
    ['anulacion', null, 'enviado'],
    'Vuelve a la tarjeta con que pagaste; tu banco puede tardar de 5 a 10 días hábiles',
  ],
  ['a transfer, before the account is known', ['transferencia', '4242', 'rechazado'], PEDIR_CUENTA],
  ['a transfer that the bank sent back', ['transferencia', '4242', 'retornado'], PEDIR_CUENTA],
  [
    'a transfer, once the account is known',
    ['transferencia', '4242', 'manual'],
    'Llega por transferencia a la cuenta que anotaste',
  ],
  ['a transfer that was made', ['transferencia', '4242', 'hecho'], 'Te la transferimos a la cuenta que anotaste'],
] as const)('money that goes back by %s says where it is', (_via, [via, ultimos4, estado], dicho) =>
  expect(destinoDe(via, ultimos4, estado)).toBe(dicho),
)

const reembolso: Reembolso = {
  monto: 42_000,
  porcentaje: 100,
  via: 'anulacion',
  fechaEstimada: null,
  estado: 'enviado',
  pedidoEn: null,
  enviadoEn: null,
  hechoEn: null,
}

it.each([
  ['solicitado', ['Devolución por enviar', 'Por llegar a tu banco']],
  ['enviado', ['Devolución enviada', 'Por llegar a tu banco']],
  ['hecho', ['Devolución enviada', 'Hecha por el medio de pago']],
  ['rechazado', ['Devolución enviada', 'La tarjeta no la recibió', 'Por transferir']],
  ['retornado', ['Devolución enviada', 'El banco nos la envió de vuelta', 'Por transferir']],
] as const)('a refund that is %s is told step by step', (estado, pasos) =>
  expect(pasosDe({ ...reembolso, estado }).map(({ title }) => title)).toEqual(pasos),
)
