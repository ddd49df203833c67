import { expect, it } from 'vitest'
import { repartirDeFuera } from './de-fuera.ts'

const [una, otra] = [
  { id: 'una', monto: 20_000 },
  { id: 'otra', monto: 5_000 },
]

const caso = (
  monto: number,
  { pendientes, retenido }: { pendientes: (typeof una)[]; retenido: number },
  esperado: [[string, number][], number, number],
) => ({ monto, pendientes, retenido, esperado })

it.each([
  ['nothing is owed: it is of what we hold', caso(10_000, { pendientes: [], retenido: 40_000 }, [[], 10_000, 0])],
  [
    'less than is owed covers a part of it',
    caso(10_000, { pendientes: [una], retenido: 20_000 }, [[['una', 10_000]], 0, 0]),
  ],
  ['as much as is owed covers it', caso(20_000, { pendientes: [una], retenido: 20_000 }, [[['una', 20_000]], 0, 0])],
  [
    'more than is owed takes the rest of what we hold',
    caso(30_000, { pendientes: [una], retenido: 20_000 }, [[['una', 20_000]], 10_000, 0]),
  ],
  [
    'two debts are covered in their order',
    caso(22_000, { pendientes: [una, otra], retenido: 0 }, [
      [
        ['una', 20_000],
        ['otra', 2_000],
      ],
      0,
      0,
    ]),
  ],
  [
    'what had gone back already is our loss',
    caso(40_000, { pendientes: [una], retenido: 5_000 }, [[['una', 20_000]], 5_000, 15_000]),
  ],
  ['nothing is held of what is over', caso(10_000, { pendientes: [], retenido: -1 }, [[], 0, 10_000])],
])('%s', (_que, { monto, esperado, ...de }) => {
  const { cubre, nuevo, deMas } = repartirDeFuera(monto, de)
  expect([cubre.map(({ pendiente, monto: parte }) => [pendiente.id, parte]), nuevo, deMas]).toEqual(esperado)
  expect(cubre.reduce((suma, parte) => suma + parte.monto, 0) + nuevo + deMas).toBe(monto)
})
