import { describe, expect, it } from 'vitest'
import type { OtraTarifa } from '#contract/contenido.ts'
import { faltaEnTarifas, otrasTarifasDe, revisarOtrasTarifas, tarifaEnPalabras, tarifasDe } from './tarifas.ts'

const una = (
  tipo: OtraTarifa['tipo'],
  precio: number | null,
  edadMin: number | null = null,
  edadMax: number | null = null,
): OtraTarifa => ({ tipo, precio, edadMin, edadMax })
const nino = una('nino', 9_000, 4, 12)
const mayor = una('adultoMayor', 14_000, 60)

describe('the prices of an experiencia', () => {
  it.each([
    ['the adult alone', { otrasTarifas: [], edadMin: 0 }, [['adulto', 20_000, null, null]]],
    ['the adult from the least age', { otrasTarifas: [], edadMin: 8 }, [['adulto', 20_000, 8, null]]],
    [
      'the adult from where a child ends',
      { otrasTarifas: [nino], edadMin: 4 },
      [
        ['adulto', 20_000, 13, null],
        ['nino', 9_000, 4, 12],
      ],
    ],
    [
      'the adult of any age, where a child of that fare is older than the least',
      { otrasTarifas: [nino], edadMin: 0 },
      [
        ['adulto', 20_000, null, null],
        ['nino', 9_000, 4, 12],
      ],
    ],
    [
      'those of a card from the least age, a group at any',
      { otrasTarifas: [una('grupo', 150_000), una('estudiante', 15_000)], edadMin: 10 },
      [
        ['adulto', 20_000, 10, null],
        ['estudiante', 15_000, 10, null],
        ['grupo', 150_000, null, null],
      ],
    ],
    [
      'none that has no price yet',
      { otrasTarifas: [una('nino', null, 4, 12), mayor], edadMin: 0 },
      [
        ['adulto', 20_000, null, null],
        ['adultoMayor', 14_000, 60, null],
      ],
    ],
  ])('are %s', (_, contenido, esperadas) => {
    const tarifas = tarifasDe({ precioPorPersona: 20_000, ...contenido })
    expect(tarifas.map(({ tipo, precio, edadMin, edadMax }) => [tipo, precio, edadMin, edadMax])).toEqual(esperadas)
  })

  it('are none before the adult’s is said', () =>
    expect(tarifasDe({ precioPorPersona: null, otrasTarifas: [nino], edadMin: 0 })).toEqual([]))

  it('are read back as they were said', () => {
    const otrasTarifas = [nino, mayor, una('residente', 12_000), una('grupo', 150_000)]
    expect(otrasTarifasDe(tarifasDe({ precioPorPersona: 20_000, otrasTarifas, edadMin: 4 }))).toEqual(otrasTarifas)
  })
})

describe('what cannot be', () => {
  it.each<[string, OtraTarifa[], string[]]>([
    [
      'nothing, of all five',
      [nino, mayor, una('estudiante', 15_000), una('residente', 12_000), una('grupo', 20_000_000)],
      [],
    ],
    ['nothing, of a child and a senior who do not pay', [una('nino', 0, 0, 5), una('adultoMayor', 0, 80)], []],
    ['nothing, of one without a price yet', [una('nino', null)], []],
    ['a student who does not pay', [una('estudiante', 0)], ['0.precio']],
    ['less than is charged', [una('nino', 999, 4, 12)], ['0.precio']],
    ['more than is charged', [una('grupo', 20_000_001)], ['0.precio']],
    ['one twice', [nino, una('nino', 8_000, 4, 12)], ['']],
    ['ages the wrong way round', [una('nino', 9_000, 12, 4)], ['0.edadMax']],
    ['a senior who is a child', [mayor, una('nino', 9_000, 4, 60)], ['0.edadMin']],
    ['nothing, where one ends and the other begins', [una('nino', 9_000, 4, 59), mayor], []],
    ['ages of a student', [una('estudiante', 15_000, 18, 25)], ['0.edadMin']],
    ['ages of a group', [una('grupo', 150_000, null, 25)], ['0.edadMax']],
  ])('%s', (_, otras, campos) => {
    expect(revisarOtrasTarifas(otras).map(({ campo }) => campo)).toEqual(
      campos.map((campo) => ['contenido.otrasTarifas', campo].filter(Boolean).join('.')),
    )
  })
})

describe('what is missing', () => {
  it.each<[string, OtraTarifa[], number, string | null]>([
    ['nothing', [nino, mayor], 4, null],
    ['a price', [una('adultoMayor', null, 60)], 0, 'Escribe el precio de adulto mayor, o quita esa tarifa'],
    ['until when one is a child', [una('nino', 9_000, 4)], 0, 'Escribe hasta qué edad se paga como niño o niña'],
    ['since when one is a senior', [una('adultoMayor', 14_000)], 0, 'Escribe desde qué edad se paga como adulto mayor'],
    ['a child old enough to come', [nino], 14, 'La tarifa de niño o niña llega a los 12 años, y la edad mínima es 14'],
  ])('%s', (_, otrasTarifas, edadMin, falta) =>
    expect(faltaEnTarifas({ precioPorPersona: 20_000, otrasTarifas, edadMin })).toBe(falta),
  )
})

it.each([
  [nino, 'Niño o niña, de 4 a 12 años: $9.000'],
  [una('nino', 0, null, 5), 'Niño o niña, hasta 5 años: no paga'],
  [mayor, 'Adulto mayor, desde 60 años: $14.000'],
  [una('grupo', 150_000), 'Grupo privado (toda la salida): $150.000'],
  [una('residente', null), 'Residente: sin precio'],
])('says a fare in words', (tarifa, palabras) => expect(tarifaEnPalabras(tarifa)).toBe(palabras))
