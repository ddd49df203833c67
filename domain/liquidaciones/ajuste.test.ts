import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repartir, repartirCancelada } from '#domain/pagos/asientos.ts'
import { ajustarLineas, type LineaVigente, VENTA } from './ajuste.ts'

const venta = (estado: LineaVigente['estado'], extra: Partial<LineaVigente> = {}): LineaVigente => ({
  concepto: VENTA,
  estado,
  parte: 85_720,
  enviada: false,
  pagada: estado === 'liquidada',
  ...extra,
})
const entera = repartir(100_000, 1_200)
const nada = repartirCancelada(0)

describe('the lines of a reserva', () => {
  it('begin with its sale, and not at all where nothing was sold', () => {
    expect(ajustarLineas(entera, [])).toEqual({
      lineas: [{ concepto: VENTA, reparto: entera, ajuste: 0 }],
      revertir: [],
    })
    expect(ajustarLineas(nada, [])).toEqual({ lineas: [], revertir: [] })
  })

  it('take a new sum while they are open, and end with a full refund', () => {
    const mitad = repartirCancelada(50_000)
    expect(ajustarLineas(mitad, [venta('retenida')])).toEqual({
      lineas: [{ concepto: VENTA, reparto: mitad, ajuste: 0 }],
      revertir: [],
    })
    expect(ajustarLineas(nada, [venta('liberable')])).toEqual({ lineas: [], revertir: [VENTA] })
  })

  it('wait while a run that has not left holds one', () => {
    expect(ajustarLineas(nada, [venta('programada')])).toBeNull()
  })

  it('leave a negative line for what was refunded after the payment', () => {
    const negativa = { lineas: [{ concepto: 'ajuste:1', reparto: nada, ajuste: -85_720 }], revertir: [] }
    expect(ajustarLineas(nada, [venta('liquidada')])).toEqual(negativa)
    expect(ajustarLineas(nada, [venta('programada', { enviada: true })])).toEqual(negativa)
    expect(ajustarLineas(nada, [venta('revertida', { pagada: true })])).toEqual(negativa)
  })

  it('give back to the sale what an adjustment took, once the bank returned the sale itself', () => {
    const tomada = { concepto: 'ajuste:1', estado: 'liquidada', parte: -85_720, enviada: true, pagada: true } as const
    expect(ajustarLineas(nada, [venta('liberable'), tomada])).toEqual({
      lineas: [{ concepto: VENTA, reparto: nada, ajuste: 85_720 }],
      revertir: [],
    })
    expect(ajustarLineas(nada, [venta('liberable'), { ...tomada, estado: 'liberable', pagada: false }])).toEqual({
      lineas: [],
      revertir: [VENTA, 'ajuste:1'],
    })
  })

  it('take from the operator what it owes for a booking that it called off', () => {
    const cargo = { operador: -20_000, comision: 0, ivaComision: 0 }
    const sola = { lineas: [{ concepto: VENTA, reparto: nada, ajuste: -20_000 }], revertir: [] }
    expect(ajustarLineas(cargo, [])).toEqual(sola)
    expect(ajustarLineas(cargo, [venta('retenida')])).toEqual(sola)
    expect(ajustarLineas(cargo, [venta('revertida')])).toEqual({
      lineas: [{ concepto: 'ajuste:1', reparto: nada, ajuste: -20_000 }],
      revertir: [],
    })
    expect(ajustarLineas(cargo, [venta('liquidada')])).toEqual({
      lineas: [{ concepto: 'ajuste:1', reparto: nada, ajuste: -105_720 }],
      revertir: [],
    })
  })

  it('add up to what is owed, whatever was paid before', () => {
    const linea = fc.record({
      estado: fc.constantFrom('retenida', 'liberable', 'liquidada', 'revertida', 'programada'),
      parte: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(linea, { minLength: 1, maxLength: 5 }),
        (total, crudas) => {
          const lineas = crudas.map(({ estado, parte }, i): LineaVigente => ({
            concepto: i === 0 ? VENTA : `ajuste:${i}`,
            estado,
            parte,
            enviada: estado === 'programada',
            pagada: estado === 'liquidada',
          }))
          const debido = total < 0 ? { operador: total, comision: 0, ivaComision: 0 } : repartir(total, 1_200)
          const cambio = ajustarLineas(debido, lineas)!
          const escritas = new Set([...cambio.lineas.map(({ concepto }) => concepto), ...cambio.revertir])
          const quedan = lineas.filter(({ concepto, estado }) => !escritas.has(concepto) && estado !== 'revertida')
          const suma =
            quedan.reduce((n, { parte }) => n + parte, 0) +
            cambio.lineas.reduce((n, { reparto, ajuste }) => n + reparto.operador + ajuste, 0)
          expect(suma).toBe(debido.operador)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
