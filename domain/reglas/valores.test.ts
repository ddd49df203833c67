import { expect, it } from 'vitest'
import { PRIMERAS } from './primeras.ts'
import { conValores, limitesDichos } from './valores.ts'

const conDias = (cuentas: number, minutosDeRetencion = 240) => ({
  retencion: { ...PRIMERAS.retencion, cuentas },
  limites: { ...limitesDichos(PRIMERAS.limites), minutosDeRetencion },
})

it.each([
  [1, 'un día'],
  [90, '90 días'],
  [365, 'un año'],
  [730, '2 años'],
  [366, '366 días'],
])('%i days are said «%s»', (dias, dicho) => expect(conValores('{{retencion.cuentas}}', conDias(dias))).toBe(dicho))

it.each([
  [60, '1 hora'],
  [240, '4 horas'],
  [150, '150 minutos'],
])('%i minutes are said «%s»', (minutos, dicho) =>
  expect(conValores('{{limites.minutosDeRetencion}}', conDias(90, minutos))).toBe(dicho),
)

it('leaves what is no value of ours as it was written', () =>
  expect(conValores('{{marca}} y {{limites.tokensDelModelo}}', conDias(90))).toBe(
    '{{marca}} y {{limites.tokensDelModelo}}',
  ))
