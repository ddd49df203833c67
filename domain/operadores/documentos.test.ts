import { expect, it } from 'vitest'
import { avisoDeVencimiento, estadoDeDocumento } from './documentos.ts'

const HOY = '2026-11-18'

it.each([
  ['pendiente', '2020-01-01', 'pendiente', null],
  ['observado', '2027-01-01', 'observado', null],
  ['valido', null, 'valido', null],
  ['valido', '2026-12-19', 'valido', null],
  ['valido', '2026-12-18', 'vence_pronto', 30],
  ['valido', '2026-11-25', 'vence_pronto', 7],
  ['vence_pronto', '2026-11-18', 'vence_pronto', 7],
  ['vence_pronto', '2026-11-17', 'vencido', null],
  ['vencido', '2027-11-18', 'valido', null],
] as const)('%s until %s is %s on 18 November', (estado, venceEn, queda, aviso) => {
  expect(estadoDeDocumento({ estado, venceEn }, HOY)).toBe(queda)
  const esRevisado = estado !== 'pendiente' && estado !== 'observado'
  expect(venceEn && esRevisado ? avisoDeVencimiento(venceEn, HOY) : null).toBe(aviso)
})
