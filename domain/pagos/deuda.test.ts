import { expect, it } from 'vitest'
import { motivoParaNoCerrar } from './deuda.ts'

const ABIERTA = { estado: 'abierta', monto: 250_000, propuesta: null, propuestaPor: null }
const CON = { ...ABIERTA, propuesta: 'castigada', propuestaPor: 'ana' }

it.each([
  ['a small one is closed by one person', { ...ABIERTA, monto: 200_000 }, 'ana', 'castigada', null],
  ['a large one is only noted', ABIERTA, 'ana', 'castigada', 'primera-persona'],
  ['the same person does not agree with themselves', CON, 'ana', 'castigada', 'aprueba-otra-persona'],
  ['somebody else does', CON, 'eva', 'castigada', null],
  ['somebody else who says otherwise begins anew', CON, 'eva', 'cobrada', 'primera-persona'],
  ['and so does the first', CON, 'ana', 'cobrada', 'primera-persona'],
  ['a closed one', { ...CON, estado: 'castigada' }, 'eva', 'castigada', 'transicion-no-permitida'],
  ['none', { ...ABIERTA, estado: null }, 'eva', 'cobrada', 'transicion-no-permitida'],
] as const)('%s', (_que, deuda, quien, decision, motivo) =>
  expect(motivoParaNoCerrar(deuda, { quien, decision, limite: 200_000 })).toBe(motivo),
)

it('a rule may ask for two people earlier, never later', () => {
  expect(motivoParaNoCerrar({ ...ABIERTA, monto: 60_000 }, { quien: 'ana', decision: 'cobrada', limite: 50_000 })).toBe(
    'primera-persona',
  )
  expect(motivoParaNoCerrar(ABIERTA, { quien: 'ana', decision: 'cobrada', limite: 900_000 })).toBe('primera-persona')
})
