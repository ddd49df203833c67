import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Apunte,
  asientoAbonoPagado,
  asientoAjenoPerdido,
  asientoLiquidacion,
  asientoLiquidacionDevuelta,
  asientoContracargo,
  asientoContracargoGanado,
  asientoContracargoPerdido,
  asientoDineroEnSuspenso,
  asientoDineroRecibido,
  asientoDineroTardio,
  asientoReembolsoDeSuspenso,
  asientoReembolsoHecho,
  asientoReembolsoPorContracargo,
  asientoReembolsoRechazado,
  asientoDeudaCerrada,
  asientoReembolsoSolicitado,
  asientoRegaloPerdido,
  asientoVueltaARegaloPerdido,
  asientoSuscripcionPerdida,
  asientoSuspensoPorTransferir,
  asientoTransferenciaDevuelta,
  asientoTransferenciaEnviada,
  asientoTransferenciaPorContracargo,
  type Cuenta,
  repartir,
  repartirCancelada,
  totalDeReparto,
} from './asientos.ts'

const suma = (apuntes: Apunte[]): number => apuntes.reduce((total, { monto }) => total + monto, 0)
const saldo = (apuntes: Apunte[], cuenta: Cuenta): number => suma(apuntes.filter((apunte) => apunte.cuenta === cuenta))

describe('a sale of 100,000 at 12 %', () => {
  const reparto = repartir(100_000, 1_200)

  it('is divided', () => expect(reparto).toEqual({ operador: 85_720, comision: 12_000, ivaComision: 2_280 }))

  it('is booked', () => {
    expect(asientoDineroRecibido(reparto)).toEqual([
      { cuenta: 'psp', monto: 100_000 },
      { cuenta: 'operadores', monto: -85_720 },
      { cuenta: 'comision', monto: -12_000 },
      { cuenta: 'iva_comision', monto: -2_280 },
    ])
  })

  it('leaves no commission once half of it went back', () => {
    expect(asientoReembolsoSolicitado(reparto, repartirCancelada(50_000))).toEqual([
      { cuenta: 'operadores', monto: 35_720 },
      { cuenta: 'comision', monto: 12_000 },
      { cuenta: 'iva_comision', monto: 2_280 },
      { cuenta: 'reembolsos', monto: -50_000 },
    ])
  })
})

it.each([
  ['refund done', asientoReembolsoHecho(7), { reembolsos: 7, psp: -7 }],
  ['refund refused', asientoReembolsoRechazado(7), { reembolsos: 7, reembolsos_manuales: -7 }],
  [
    'gift lost, half of it used',
    asientoRegaloPerdido({ monto: 50, queda: 30 }),
    { regalos: 30, deudores: 20, contracargos: -50 },
  ],
  [
    'gift lost in part',
    asientoRegaloPerdido({ monto: 20, queda: 30 }),
    { regalos: 30, reembolsos: -10, contracargos: -20 },
  ],
  [
    'back to a gift that is no more',
    asientoVueltaARegaloPerdido({ monto: 15, deuda: 20, castigada: false }),
    { regalos: 15, deudores: -15 },
  ],
  [
    'back to it beyond the debt',
    asientoVueltaARegaloPerdido({ monto: 25, deuda: 20, castigada: false }),
    { regalos: 25, deudores: -20, reembolsos: -5 },
  ],
  [
    'back to it once the debt was given up',
    asientoVueltaARegaloPerdido({ monto: 25, deuda: 0, castigada: true }),
    { regalos: 25, incobrables: -25 },
  ],
  ['debt paid', asientoDeudaCerrada(20, 'cobrada'), { banco: 20, deudores: -20 }],
  ['debt given up', asientoDeudaCerrada(20, 'castigada'), { incobrables: 20, deudores: -20 }],
  ['refund by hand, with the bank', asientoTransferenciaEnviada(7), { reembolsos_manuales: 7, transferencias: -7 }],
  ['refund by hand, returned', asientoTransferenciaDevuelta(7), { reembolsos_manuales: -7, transferencias: 7 }],
  [
    'refund by hand, given by the other bank',
    asientoTransferenciaPorContracargo(7),
    { reembolsos_manuales: 7, contracargos: -7 },
  ],
  ['refund that came back', asientoSuspensoPorTransferir(7), { suspenso: 7, reembolsos_manuales: -7 }],
  ['transfer of an operator done', asientoAbonoPagado(7), { transferencias: 7, banco: -7 }],
  [
    'line on its way',
    asientoLiquidacion({ neto: 70, retencion: 13, costoTarjeta: 2 }),
    { operadores: 85, transferencias: -70, retenciones: -13, costo_tarjeta: -2 },
  ],
  [
    'line returned',
    asientoLiquidacionDevuelta({ neto: 70, retencion: 13, costoTarjeta: 0 }),
    { operadores: -83, transferencias: 70, retenciones: 13 },
  ],
  ['money in doubt', asientoDineroEnSuspenso(7), { psp: 7, suspenso: -7 }],
  ['money in doubt goes back', asientoReembolsoDeSuspenso(7), { suspenso: 7, reembolsos: -7 }],
  ['late money', asientoDineroTardio(7), { psp: 7, reembolsos: -7 }],
  ['dispute', asientoContracargo(7), { contracargos: 7, psp: -7 }],
  ['refund by the bank', asientoReembolsoPorContracargo(7), { reembolsos: 7, contracargos: -7 }],
  [
    'plan lost',
    asientoSuscripcionPerdida({ cobrado: 14_990, antes: 0, perdido: 14_990 }),
    { suscripciones: 12_597, iva_suscripciones: 2_393, contracargos: -14_990 },
  ],
  [
    'plan lost, a part given back before',
    asientoSuscripcionPerdida({ cobrado: 14_990, antes: 7_495, perdido: 7_495 }),
    { suscripciones: 6_299, iva_suscripciones: 1_196, contracargos: -7_495 },
  ],
  [
    'plan lost in part',
    asientoSuscripcionPerdida({ cobrado: 14_990, antes: 0, perdido: 5_000 }),
    { suscripciones: 4_202, iva_suscripciones: 798, contracargos: -5_000 },
  ],
  [
    'dispute of money of nobody, lost',
    asientoAjenoPerdido({ monto: 7, enSuspenso: 7, enCamino: 0 }),
    { suspenso: 7, contracargos: -7 },
  ],
  [
    'dispute of it lost while it was on its way back',
    asientoAjenoPerdido({ monto: 7, enSuspenso: 0, enCamino: 5 }),
    { reembolsos: 5, incobrables: 2, contracargos: -7 },
  ],
  [
    'dispute of it lost after it went back',
    asientoAjenoPerdido({ monto: 7, enSuspenso: 0, enCamino: 0 }),
    { incobrables: 7, contracargos: -7 },
  ],
  ['dispute won', asientoContracargoGanado(7), { psp: 7, contracargos: -7 }],
])('%s', (_caso, apuntes, montos) => {
  expect(Object.fromEntries(apuntes.map(({ cuenta, monto }) => [cuenta, monto]))).toEqual(montos)
  expect(suma(apuntes)).toBe(0)
})

it('writes no line of zero pesos', () => {
  expect(asientoReembolsoHecho(0)).toEqual([])
  expect(asientoDineroRecibido(repartir(1_000, 0))).toHaveLength(2)
})

const venta = fc.record({ total: fc.integer({ min: 1, max: 200_000_000 }), tasa: fc.integer({ min: 0, max: 3_000 }) })
const partes = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

describe('P3: whatever the total, the commission and the refunds', () => {
  it('parts add up, movements sum to zero, and nothing is left over', () => {
    fc.assert(
      fc.property(venta, partes, fc.boolean(), ({ total, tasa }, fracciones, esCancelacion) => {
        let reparto = repartir(total, tasa)
        const libro = asientoDineroRecibido(reparto)
        let devuelto = 0
        for (const fraccion of fracciones) {
          const monto = Math.floor((total - devuelto) * fraccion)
          const quedan = total - devuelto - monto
          const despues = esCancelacion ? repartirCancelada(quedan) : repartir(quedan, tasa)
          libro.push(...asientoReembolsoSolicitado(reparto, despues), ...asientoReembolsoHecho(monto))
          reparto = despues
          devuelto += monto
        }
        expect(totalDeReparto(reparto)).toBe(total - devuelto)
        expect(Math.min(reparto.operador, reparto.comision, reparto.ivaComision)).toBeGreaterThanOrEqual(0)
        expect(suma(libro)).toBe(0)
        expect(saldo(libro, 'psp')).toBe(total - devuelto)
        expect(saldo(libro, 'reembolsos')).toBe(0)
        expect(saldo(libro, 'operadores') + reparto.operador).toBe(0)

        const disputa = [...asientoContracargo(total - devuelto), ...asientoContracargoPerdido(reparto)]
        expect(suma(disputa)).toBe(0)
        expect(saldo([...libro, ...disputa], 'operadores')).toBe(0)
        expect(saldo([...libro, ...disputa], 'psp')).toBe(0)
      }),
      { numRuns: 10_000 },
    )
  })
})
