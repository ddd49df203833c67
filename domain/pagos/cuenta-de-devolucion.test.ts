import { describe, expect, it } from 'vitest'
import type { EstadoTransferencia } from '#contract/transferencias.ts'
import { elMasAtrasado, pasoDeCuenta, seEscribeCuenta, type PasoCuenta } from './cuenta-de-devolucion.ts'

const AYER = new Date('2026-11-17T12:00:00Z')

describe('where a refund by transfer stands for its buyer', () => {
  it.each<[EstadoTransferencia, Date | null, PasoCuenta | null]>([
    ['por_pedir', null, 'falta'],
    ['por_pedir', AYER, 'escrita'],
    ['propuesta', AYER, 'revisada'],
    ['aprobada', null, 'revisada'],
    ['en_nomina', AYER, 'revisada'],
    ['enviada', AYER, 'enviada'],
    ['pagada', AYER, 'pagada'],
    ['anulada', AYER, null],
  ])('%s, written %s: %s', (estado, escritaEn, paso) => expect(pasoDeCuenta({ estado, escritaEn })).toBe(paso))

  it.each<[PasoCuenta[], PasoCuenta | null]>([
    [['pagada', 'falta'], 'falta'],
    [['enviada', 'revisada'], 'revisada'],
    [['pagada'], 'pagada'],
    [[], null],
  ])('of %j: %s', (pasos, paso) => expect(elMasAtrasado(pasos)).toBe(paso))
})

it('is written down for what a person bought, and not a company', () => {
  expect([seEscribeCuenta({ empresaId: null }), seEscribeCuenta({}), seEscribeCuenta({ empresaId: 'e' })]).toEqual([
    true,
    true,
    false,
  ])
})
