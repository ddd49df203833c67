import { describe, expect, it } from 'vitest'
import { esBodegon } from '#contract/escenas-motivos.ts'
import { laminas } from '#contract/escenas.ts'
import { cabeEn, zonaDe } from '#contract/escenas-regiones.ts'
import { zonaDeChile } from '#web/components/zonas.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { EMBLEMAS, escenaDeRegion } from './escena-de-region.server.ts'

describe('the drawing of a region', () => {
  it.each(REGIONES)('$label has a landscape of its own', ({ value }) => {
    const [tipo, n] = EMBLEMAS[value]!
    const { motivo } = laminas(zonaDe(value), tipo)[n - 1]!
    expect([cabeEn(value, motivo.en), esBodegon(motivo)]).toEqual([true, false])
  })

  it('is no other region’s', () => {
    expect(new Set(REGIONES.map(({ value }) => escenaDeRegion(value).src)).size).toBe(REGIONES.length)
  })
})

it.each([
  ['15', 'Norte de Chile'],
  ['04', 'Norte de Chile'],
  ['05', 'Centro de Chile'],
  ['08', 'Centro de Chile'],
  ['09', 'Sur de Chile'],
  ['12', 'Sur de Chile'],
] as const)('region %s lies in %s', (region, zona) => {
  expect(zonaDeChile(region)).toBe(zona)
})
