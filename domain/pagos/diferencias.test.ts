import { expect, it } from 'vitest'
import { type CobroDicho, compararConPsp } from './diferencias.ts'

const cobro = (intento: string, cobrado: number, devuelto = 0): CobroDicho => ({ intento, cobrado, devuelto, reservaId: `r-${intento}` })

it.each([
  ['nothing where both say the same', [cobro('a', 10, 3)], [cobro('a', 10, 3)], []],
  ['what only the provider knows', [], [cobro('a', 10)], [{ tipo: 'falta_aqui', intento: 'a', reservaId: null, nuestro: 0, suyo: 10 }]],
  ['what only we know', [cobro('a', 10)], [], [{ tipo: 'falta_en_psp', intento: 'a', reservaId: 'r-a', nuestro: 10, suyo: 0 }]],
  ['another sum taken', [cobro('a', 10)], [cobro('a', 11)], [{ tipo: 'monto_distinto', intento: 'a', reservaId: 'r-a', nuestro: 10, suyo: 11 }]],
  ['another sum given back', [cobro('a', 10, 10)], [cobro('a', 10, 4)], [{ tipo: 'devuelto_distinto', intento: 'a', reservaId: 'r-a', nuestro: 10, suyo: 4 }]],
] as const)('finds %s', (...[, nuestros, suyos, halladas]) => expect(compararConPsp(nuestros, suyos)).toEqual(halladas))
