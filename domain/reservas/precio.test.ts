import fc from 'fast-check'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import { describe, expect, it } from 'vitest'
import { calcularTotal, esCobrable, plazasDe, totalDe } from './precio.ts'

const tarifas = [
  { tipo: 'nino', precio: 12_000 },
  { tipo: 'adulto', precio: 25_000 },
  { tipo: 'grupo', precio: 180_000 },
] as const

describe('the total', () => {
  it('has one line per kind of participant, in the usual order', () => {
    expect(calcularTotal(tarifas, { nino: 1, adulto: 2, grupo: 0 })).toEqual({
      motivo: null,
      lineas: [
        { tipo: 'adulto', cantidad: 2, precioUnitario: 25_000 },
        { tipo: 'nino', cantidad: 1, precioUnitario: 12_000 },
      ],
      total: 62_000,
    })
  })

  it.each([
    ['a kind that is not sold', { adulto: 1, estudiante: 1 }, 'tarifa-no-vendida'],
    ['nobody', { adulto: 0 }, 'datos-invalidos'],
    ['nobody at all', {}, 'datos-invalidos'],
    ['51 people', { adulto: 50, nino: 1 }, 'datos-invalidos'],
    ['half a person', { adulto: 1.5 }, 'datos-invalidos'],
    ['minus one person', { adulto: 2, nino: -1 }, 'datos-invalidos'],
  ])('refuses %s', (_caso, participantes, motivo) => {
    expect(calcularTotal(tarifas, participantes)).toEqual({ motivo })
  })

  it.each([
    ['just within the limit', 10, null],
    ['above the limit', 11, 'datos-invalidos'],
  ])('%s of 200,000,000', (_caso, adulto, motivo) => {
    expect(calcularTotal([{ tipo: 'adulto', precio: 20_000_000 }], { adulto }).motivo).toBe(motivo)
  })

  it.each([-1, 1.5, 20_000_001])('refuses to sell at %d', (precio) => {
    expect(calcularTotal([{ tipo: 'adulto', precio }], { adulto: 1 })).toEqual({ motivo: 'datos-invalidos' })
  })

  it('is the sum of its lines', () => {
    const precios = fc.tuple(
      ...TIPOS_TARIFA.map((tipo) =>
        fc.record({ tipo: fc.constant(tipo), precio: fc.integer({ min: 1_000, max: 4_000_000 }) }),
      ),
    )
    const cantidades = fc.record(Object.fromEntries(TIPOS_TARIFA.map((tipo) => [tipo, fc.integer({ min: 0, max: 8 })])))
    fc.assert(
      fc.property(precios, cantidades, (vendidas, participantes) => {
        const precio = calcularTotal(vendidas, participantes)
        if (precio.motivo) return
        expect(precio.total).toBe(totalDe(precio.lineas))
        expect(precio.lineas.reduce((n, { cantidad }) => n + cantidad, 0)).toBe(
          Object.values(participantes).reduce((n, uno) => n + uno, 0),
        )
      }),
    )
  })
})

it.each([
  [{ adulto: 2, nino: 1 }, 10, 3],
  [{ grupo: 2 }, 10, 20],
  [{ grupo: 1, adulto: 3 }, 8, 11],
])('%j with groups of %i takes %i places', (participantes, cuposPorGrupo, plazas) => {
  expect(plazasDe(participantes, cuposPorGrupo)).toBe(plazas)
})

it.each([
  [499, false],
  [500, true],
  [99_999_999, true],
  [100_000_000, false],
])('a card charge of %i: %s', (total, cobrable) => {
  expect(esCobrable(total)).toBe(cobrable)
})
