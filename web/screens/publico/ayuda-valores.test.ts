import { expect, it } from 'vitest'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { limitesDichos, NOMBRES_DE_VALORES } from '#domain/reglas/valores.ts'
import { TEMAS } from './ayuda-textos.ts'
import { temasCon } from './ayuda-valores.ts'

const VALORES = { retencion: PRIMERAS.retencion, limites: limitesDichos(PRIMERAS.limites) }

it.each([
  [5, 'hasta 5 reservas esperando pago'],
  [1, 'hasta 1 reserva esperando pago'],
])('with %i bookings that may wait for payment the help says «%s»', (reservasAbiertas, dicho) => {
  const ayuda = JSON.stringify(temasCon({ ...VALORES, limites: { ...VALORES.limites, reservasAbiertas } }))
  expect(ayuda).toContain(dicho)
  expect(ayuda).not.toContain('{{')
})

it('names no value that there is not', () => {
  for (const [, nombre] of JSON.stringify(TEMAS).matchAll(/\{\{([^{}]+)\}\}/g))
    expect(NOMBRES_DE_VALORES).toContain(nombre)
})
