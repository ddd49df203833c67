import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alcanza, plazasQueAlcanzan, unidadesDe, type UsoDeRecurso, usoMaximo } from './recursos.ts'

const a = (hora: number): Date => new Date(Date.UTC(2026, 10, 20, hora))
const uso = (desde: number, hasta: number, unidades = 1): UsoDeRecurso => ({
  desde: a(desde),
  hasta: a(hasta),
  unidades,
})

describe('the most that is out at one time', () => {
  it.each<[string, UsoDeRecurso[], number]>([
    ['nothing', [], 0],
    ['one that overlaps', [uso(9, 11, 2)], 2],
    ['one that ends when it begins', [uso(8, 10, 2)], 0],
    ['one that begins when it ends', [uso(12, 14, 2)], 0],
    ['two that do not meet each other', [uso(9, 11, 2), uso(11, 13, 3)], 3],
    ['two that do', [uso(9, 11, 2), uso(10, 12, 3)], 5],
    ['one all day and two short ones', [uso(0, 23, 1), uso(10, 11, 1), uso(11, 12, 1)], 2],
  ])('%s', (_caso, usos, maximo) => {
    expect(usoMaximo(usos, a(10), a(12))).toBe(maximo)
  })

  it('is what looking at every half hour finds', () => {
    const unUso = fc
      .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }))
      .map(([desde, horas, unidades]) => uso(desde, desde + horas, unidades))
    fc.assert(
      fc.property(fc.array(unUso, { maxLength: 12 }), (usos) => {
        const vistos = Array.from({ length: 4 }, (_, i) => new Date(a(10).getTime() + i * 1_800_000)).map((instante) =>
          usos.filter((u) => u.desde <= instante && u.hasta > instante).reduce((n, { unidades }) => n + unidades, 0),
        )
        expect(usoMaximo(usos, a(10), a(12))).toBe(Math.max(0, ...vistos))
      }),
    )
  })
})

describe('what a sale takes', () => {
  const guia = { cantidad: 1, por: 'salida' as const, unidades: 1 }
  const kayaks = { cantidad: 6, por: 'participante' as const, unidades: 1 }
  it.each([
    [guia, 0, 0],
    [guia, 1, 1],
    [guia, 8, 1],
    [kayaks, 0, 0],
    [kayaks, 4, 4],
  ] as const)('%o for %i places: %i', (recurso, plazas, unidades) => {
    expect(unidadesDe(recurso, plazas)).toBe(unidades)
  })

  it.each([
    ['the guide is free', guia, 0, 0, 3, true],
    ['the guide is elsewhere', guia, 1, 0, 1, false],
    ['the guide is here already', guia, 0, 5, 2, true],
    ['the last kayaks', kayaks, 2, 1, 3, true],
    ['one kayak too many', kayaks, 2, 1, 4, false],
  ] as const)('%s', (...[, recurso, otros, propias, mas, si]) => {
    expect(alcanza(recurso, otros, propias, mas)).toBe(si)
    expect(plazasQueAlcanzan(recurso, otros, propias) >= mas).toBe(si)
  })
})
