import fc from 'fast-check'
import { REGIMENES } from '#contract/enumeraciones/dinero.ts'
import { describe, expect, it } from 'vitest'
import { repartir, repartirCancelada } from '#domain/pagos/asientos.ts'
import { calcularLinea, delOperador } from './linea.ts'

describe('a line', () => {
  it.each([
    [
      'gives an operator with IVA all that is left',
      100_000,
      'afecto',
      0,
      1_525,
      { bruto: 100_000, comision: 12_000, ivaComision: 2_280, costoTarjeta: 0, ajuste: 0, retencion: 0, neto: 85_720 },
    ],
    [
      'retains 15.25 % of honorarios in 2026',
      100_000,
      'honorarios',
      0,
      1_525,
      {
        bruto: 100_000,
        comision: 12_000,
        ivaComision: 2_280,
        costoTarjeta: 0,
        ajuste: 0,
        retencion: 13_072,
        neto: 72_648,
      },
    ],
    [
      'retains 16 % of honorarios in 2027',
      100_000,
      'honorarios',
      0,
      1_600,
      {
        bruto: 100_000,
        comision: 12_000,
        ivaComision: 2_280,
        costoTarjeta: 0,
        ajuste: 0,
        retencion: 13_715,
        neto: 72_005,
      },
    ],
    [
      'takes the card from whoever bears it',
      100_000,
      'exento',
      295,
      1_600,
      {
        bruto: 100_000,
        comision: 12_000,
        ivaComision: 2_280,
        costoTarjeta: 2_950,
        ajuste: 0,
        retencion: 0,
        neto: 82_770,
      },
    ],
  ] as const)('%s', (...[, total, regimen, tarjeta, retencion, linea]) => {
    expect(calcularLinea(repartir(total, 1_200), 0, regimen, { tarjeta, retencion })).toEqual(linea)
  })

  it('takes back the retention of what is taken back', () => {
    expect(calcularLinea(repartirCancelada(0), -85_720, 'honorarios', { tarjeta: 0, retencion: 1_525 })).toMatchObject({
      bruto: 0,
      ajuste: -85_720,
      retencion: -13_072,
      neto: -72_648,
    })
  })

  it('always adds up, and never gives away what is not the operator’s', () => {
    const casos = fc.record({
      total: fc.integer({ min: 0, max: 200_000_000 }),
      tasa: fc.constantFrom(0, 600, 800, 1_200),
      tarjeta: fc.integer({ min: 0, max: 500 }),
      retencion: fc.integer({ min: 0, max: 2_000 }),
      regimen: fc.constantFrom(...REGIMENES),
      ajuste: fc.integer({ min: -200_000_000, max: 200_000_000 }),
    })
    fc.assert(
      fc.property(casos, ({ total, tasa, tarjeta, retencion, regimen, ajuste }) => {
        const linea = calcularLinea(repartir(total, tasa), ajuste, regimen, { tarjeta, retencion })
        const partes = [
          linea.neto,
          linea.comision,
          linea.ivaComision,
          linea.costoTarjeta,
          linea.retencion,
          -linea.ajuste,
        ]
        expect(partes.every(Number.isSafeInteger)).toBe(true)
        expect(partes.reduce((suma, parte) => suma + parte, 0)).toBe(linea.bruto)
        expect(delOperador(linea)).toBe(linea.neto + linea.retencion + linea.costoTarjeta)
        expect(ajuste !== 0 || linea.neto >= 0).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
