import { expect, it } from 'vitest'
import { lineasDeUnidades, preciosQueQuedan } from './precios.ts'

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((uuid) => (tipo = 'adulto', publico = 36_000) => ({
  uuid,
  tipo,
  publico,
})) as [Una, Una, Una, Una]
type Una = (tipo?: string, publico?: number) => { uuid: string; tipo: string; publico: number }

it.each([
  ['what is kept keeps its price and what is added has none yet', [A(), B(), C()], [A()], [36_000, null, null]],
  ['wherever it stands in the list', [B(), A()], [A()], [null, 36_000]],
  ['each its own', [B(), A()], [A(), B('adulto', 90_000)], [90_000, 36_000]],
  ['also where the first goes', [B()], [A(), B('adulto', 90_000)], [90_000]],
  ['one that takes the place of another of its kind has that price, once', [C(), D()], [A('adulto', 0)], [0, null]],
  ['one that becomes another kind does not keep it', [A('nino')], [A()], [null]],
  ['one that is free keeps being free', [A('nino', 9_000)], [A('nino', 0)], [0]],
  ['nothing was there', [A()], [], [null]],
])('%s', (_, ahora, antes, esperado) => expect(preciosQueQuedan(ahora, antes)).toEqual(esperado))

it('has a line for each price of a kind, in the order of the kinds', () => {
  expect(lineasDeUnidades([A('nino', 9_000), B(), C('adulto', 90_000), D()])).toEqual([
    { tipo: 'adulto', cantidad: 2, precioUnitario: 36_000 },
    { tipo: 'adulto', cantidad: 1, precioUnitario: 90_000 },
    { tipo: 'nino', cantidad: 1, precioUnitario: 9_000 },
  ])
})
