import { expect, it } from 'vitest'
import { comoSeEscribio, escaparLike, paraComparar, palabras, raiz, sinAcentos, terminos } from './texto.ts'

it.each([
  ['Ñuñoa', 'Nunoa'],
  ['Pingüino', 'Pinguino'],
  ['Biobío', 'Biobio'],
  ['A\u0301', 'A'],
])('%s without accents is %s', (texto, plano) => {
  expect(sinAcentos(texto)).toBe(plano)
})

it.each([
  ['  San  Pedro de ATACAMA ', 'san pedro de atacama'],
  ['O’Higgins', "o'higgins"],
])('compares %j as %j', (texto, plano) => {
  expect(paraComparar(texto)).toBe(plano)
})

it.each([
  ['Caminata (3 h) & vino!', ['caminata', '3', 'h', 'vino']],
  ["O'Higgins", ['o', 'higgins']],
  ['日本', []],
  ['', []],
])('the words of %j', (texto, lista) => {
  expect(palabras(texto)).toEqual(lista)
})

it('keeps the words that say something', () => {
  expect(terminos('Quiero una caminata con mi hijo por la playa, 2 noches')).toEqual([
    'caminata',
    'hijo',
    'playa',
    '2',
    'noches',
  ])
})

it.each([
  ['mama', 'Algo para mi mamá', 'mamá'],
  ['mama', 'mamá', 'mamá'],
  ['nandu', 'ÑANDÚ gigante', 'ÑANDÚ'],
  ['valparaiso', 'valpo', 'valparaiso'],
])('%s of %j was written %s', (palabra, texto, escrita) => {
  expect(comoSeEscribio(palabra, texto)).toBe(escrita)
})

it.each([
  ['volcanes', 'volcán'],
  ['valles', 'valle'],
  ['luces', 'luz'],
  ['playas', 'playa'],
  ['tours', 'tour'],
  ['países', 'país'],
  ['guiadas', 'guiado'],
  ['ñandúes', 'ñandú'],
  ['meses', 'mes'],
  ['lagos', 'lago'],
  ['termas', 'terma'],
  ['cañones', 'cañón'],
])('%s and %s meet', (plural, singular) => {
  expect(raiz(sinAcentos(plural))).toBe(raiz(sinAcentos(singular)))
})

it.each([
  ['vino', 'viña'],
  ['lago', 'largo'],
  ['rio', 'rioja'],
  ['bus', 'buzo'],
])('%s and %s do not', (una, otra) => {
  expect(raiz(sinAcentos(una))).not.toBe(raiz(sinAcentos(otra)))
})

it.each([
  ['100%', '100\\%'],
  ['a_b', 'a\\_b'],
  ['c:\\x', 'c:\\\\x'],
  ['lago', 'lago'],
])('%j in LIKE is %j', (texto, escapado) => {
  expect(escaparLike(texto)).toBe(escapado)
})
