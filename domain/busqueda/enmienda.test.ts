import { describe, expect, it } from 'vitest'
import { distancia, enmendar, sonido, variantes } from './enmienda.ts'

it.each([
  ['abes', 'aves'],
  ['ave', 'aves'],
  ['valparaizo', 'valparaiso'],
  ['treking', 'trekking'],
  ['kayac', 'kayak'],
  ['pukon', 'pucon'],
  ['ornitolojia', 'ornitologia'],
  ['zendero', 'senderos'],
  ['yuvia', 'lluvia'],
  ['echo', 'hecho'],
  ['kesos', 'queso'],
])('hears %s as %s', (escrita, dicha) => {
  expect(sonido(escrita)).toBe(sonido(dicha))
})

it.each([
  ['guia', 'gia'],
  ['casa', 'chasa'],
  ['gato', 'jato'],
])('keeps %s and %s apart', (una, otra) => {
  expect(sonido(una)).not.toBe(sonido(otra))
})

it.each([
  ['volcan', 'vlocan', 1],
  ['volcan', 'volcan', 0],
  ['torres', 'tores', 1],
  ['', 'ave', 3],
  ['lago', 'algo', 1],
])('%s is %s but for %i', (a, b, n) => {
  expect(distancia(a, b)).toBe(n)
})

it('tries each slip of a short word, and none of a long one', () => {
  expect(variantes('vino')).toEqual(expect.arrayContaining(['vio', 'vinos', 'pino', 'ivno', 'bino']))
  expect(variantes('vino')).not.toContain('vino')
  expect(variantes('avistamiento')).toEqual([])
  expect(variantes('sol')).toEqual([])
})

describe('mending', () => {
  const catalogo = ['aves', 'vino', 'volcan', 'torres', 'terremoto', 'valparaiso', 'sur'].map((palabra, i) => ({
    palabra,
    sonido: sonido(palabra),
    veces: i,
    enTitulo: 0,
  }))

  it.each([
    ['abes', 'aves'],
    ['vlocan', 'volcan'],
    ['bolcanes', 'volcan'],
    ['valparisso', 'valparaiso'],
    ['tores', 'torres'],
    ['zur', 'sur'],
    ['sir', null],
    ['2026', null],
    ['xyzzy', null],
    ['toritos', null],
  ])('%s: %s', (escrita, querida) => {
    expect(enmendar(escrita, catalogo)?.palabra ?? null).toBe(querida)
  })

  it.each([
    ['the more frequent', 0, 'pico'],
    ['a name or place before a frequent word', 1, 'pino'],
  ])('prefers %s of two that are as near', (_caso, enTitulo, esperada) => {
    const dos = [
      { palabra: 'pino', sonido: 'pin', veces: 3, enTitulo },
      { palabra: 'pico', sonido: 'pik', veces: 9, enTitulo: 0 },
    ]
    expect(enmendar('piso', dos)?.palabra).toBe(esperada)
  })
})
