import { describe, expect, it } from 'vitest'
import { minimoPorReunir } from './minimo.ts'

const SALIDA = {
  confirmacion: 'inmediata',
  minParticipantes: 4,
  decidida: false,
  inicio: new Date('2026-11-20T13:00:00Z'),
  decisionMinutos: 1440,
  pagadas: 1,
} as const

describe('minimoPorReunir', () => {
  it('says how many are missing and when that is looked at', () => {
    expect(minimoPorReunir(SALIDA)).toEqual({ participantes: 4, faltan: 3, decideEn: new Date('2026-11-19T13:00:00Z') })
  })
  it.each([
    ['without a minimum', { minParticipantes: null }],
    ['for one', { minParticipantes: 1 }],
    ['that is reached', { pagadas: 4 }],
    ['of a departure that runs already', { decidida: true }],
    ['where the operador says yes to each', { confirmacion: 'solicitud' }],
  ] as const)('waits for nobody %s', (_, cambio) => {
    expect(minimoPorReunir({ ...SALIDA, ...cambio })).toBeNull()
  })
})
