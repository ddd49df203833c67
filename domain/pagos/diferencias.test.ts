import { describe, expect, it } from 'vitest'
import {
  type CobroDicho,
  compararConPsp,
  compararDisputas,
  compararReembolsos,
  type DisputaDicha,
  type ReembolsoNuestro,
  type ReembolsoSuyo,
} from './diferencias.ts'

const cobro = (intento: string, cobrado: number, devuelto = 0): CobroDicho => ({
  intento,
  cobrado,
  devuelto,
  reservaId: `r-${intento}`,
})

describe('charges', () => {
  const de = (tipo: string, nuestro: number, suyo: number, reservaId: string | null = 'r-a') => [
    { de: 'cobro', tipo, intento: 'a', reservaId, nuestro, suyo },
  ]
  it.each([
    ['nothing where both say the same', [cobro('a', 10, 3)], [cobro('a', 10, 3)], []],
    ['what only the provider knows', [], [cobro('a', 10)], de('falta_aqui', 0, 10, null)],
    ['what only the provider knows, also once it went back', [], [cobro('a', 10, 10)], de('falta_aqui', 0, 10, null)],
    ['what another program asked for', [], [{ ...cobro('a', 10), deOtra: true }], de('de_otra', 0, 10, null)],
    ['what only we know', [cobro('a', 10)], [], de('falta_en_psp', 10, 0)],
    ['another sum taken', [cobro('a', 10)], [cobro('a', 11)], de('monto_distinto', 10, 11)],
    ['another sum given back', [cobro('a', 10, 10)], [cobro('a', 10, 4)], de('devuelto_distinto', 10, 4)],
  ])('finds %s', (_que, nuestros, suyos, halladas) => expect(compararConPsp(nuestros, suyos)).toEqual(halladas))

  it('leave what went back to the refunds that tell it', () => {
    expect(compararConPsp([cobro('a', 10)], [cobro('a', 10, 4)], new Set(['a']))).toEqual([])
  })
})

describe('refunds', () => {
  const nuestro = (set: Partial<ReembolsoNuestro> = {}): ReembolsoNuestro => ({
    id: 'x',
    pspId: 're_1',
    intento: 'pi',
    monto: 10,
    dado: true,
    reservaId: 'r',
    ...set,
  })
  const suyo = (set: Partial<ReembolsoSuyo> = {}): ReembolsoSuyo => ({
    id: 're_1',
    reembolsoId: 'x',
    intento: 'pi',
    monto: 10,
    estado: 'hecho',
    ...set,
  })
  const de = (tipo: string, a: number, b: number, { intento = 're_1', reservaId = 'r' as string | null } = {}) => [
    { de: 'reembolso', tipo, intento, reservaId, nuestro: a, suyo: b },
  ]
  const sinOir = nuestro({ pspId: null, dado: false })
  it.each([
    ['nothing where both say the same', [nuestro()], [suyo()], []],
    ['nothing while it is under way for both', [sinOir], [suyo({ estado: 'enviado' })], []],
    ['nothing where it was refused for both', [nuestro({ dado: false })], [suyo({ estado: 'rechazado' })], []],
    [
      'one that only the provider knows',
      [],
      [suyo({ reembolsoId: null })],
      de('falta_aqui', 0, 10, { reservaId: null }),
    ],
    [
      'nothing of one that only the provider knows and that gave nothing back',
      [],
      [suyo({ estado: 'rechazado' }), suyo({ id: 're_2', estado: 'enviado' })],
      [],
    ],
    ['one that arrived while we wait for it', [sinOir], [suyo()], de('otro_estado', 0, 10)],
    [
      'one that came back while we hold it for done',
      [nuestro()],
      [suyo({ estado: 'rechazado' })],
      de('otro_estado', 10, 0),
    ],
    [
      'one that is still under way while we hold it for done',
      [nuestro()],
      [suyo({ estado: 'enviado' })],
      de('otro_estado', 10, 0),
    ],
    ['one that arrived after we held it for refused', [nuestro({ dado: false })], [suyo()], de('otro_estado', 0, 10)],
    ['another sum', [nuestro()], [suyo({ monto: 11 })], de('monto_distinto', 10, 11)],
    ['one that only we know', [nuestro()], [], de('falta_en_psp', 10, 0)],
    ['nothing of one that the provider was never told of', [sinOir, nuestro({ id: 'y', pspId: null })], [], []],
    [
      'a second one for the same refund of ours',
      [nuestro()],
      [suyo(), suyo({ id: 're_2' })],
      de('falta_aqui', 0, 10, { intento: 're_2', reservaId: null }),
    ],
    [
      'a second one where we do not keep which came first',
      [nuestro({ pspId: null })],
      [suyo({ estado: 'rechazado', id: 're_0' }), suyo(), suyo({ id: 're_2' })],
      de('falta_aqui', 0, 10, { intento: 're_2', reservaId: null }),
    ],
  ])('find %s', (_que, nuestros, suyos, halladas) => expect(compararReembolsos(nuestros, suyos)).toEqual(halladas))
})

describe('disputes', () => {
  const disputa = (set: Partial<DisputaDicha> = {}): DisputaDicha => ({
    id: 'dp',
    estado: 'abierta',
    monto: 10,
    reservaId: 'r',
    ...set,
  })
  const de = (tipo: string, nuestro: number, suyo: number, reservaId: string | null = 'r') => [
    { de: 'disputa', tipo, intento: 'dp', reservaId, nuestro, suyo },
  ]
  it.each([
    ['nothing where both say the same', [disputa()], [disputa({ reservaId: null })], []],
    ['one that is of no charge of ours', [], [disputa({ reservaId: null })], de('falta_aqui', 0, 10, null)],
    [
      'one that ended otherwise',
      [disputa({ estado: 'ganada' })],
      [disputa({ estado: 'perdida' })],
      de('otro_estado', 10, 10),
    ],
    ['another sum', [disputa()], [disputa({ monto: 7 })], de('monto_distinto', 10, 7)],
    ['nothing of one that is out of their list', [disputa()], [], []],
  ])('find %s', (_que, nuestras, suyas, halladas) => expect(compararDisputas(nuestras, suyas)).toEqual(halladas))
})
