import { expect, it } from 'vitest'
import { diferenciaDe } from './diferencia.ts'

it.each([
  ['the same', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, []],
  [
    'a value',
    { estado: 'ON_HOLD' },
    { estado: 'CONFIRMED' },
    [{ op: 'replace', path: '/estado', was: 'ON_HOLD', value: 'CONFIRMED' }],
  ],
  [
    'deep inside',
    { a: { b: null } },
    { a: { b: { c: 1 } } },
    [{ op: 'replace', path: '/a/b', was: null, value: { c: 1 } }],
  ],
  [
    'a new and a lost key',
    { a: 1 },
    { b: 2 },
    [
      { op: 'add', path: '/b', was: null, value: 2 },
      { op: 'remove', path: '/a', was: 1, value: null },
    ],
  ],
  [
    'a longer and a shorter list',
    { l: ['x'] },
    { l: ['y', 'z'] },
    [
      { op: 'replace', path: '/l/0', was: 'x', value: 'y' },
      { op: 'add', path: '/l/1', was: null, value: 'z' },
    ],
  ],
  ['a key with a slash', { 'a/b~c': 1 }, { 'a/b~c': 2 }, [{ op: 'replace', path: '/a~1b~0c', was: 1, value: 2 }]],
  ['a list that becomes an object', { a: [] }, { a: {} }, [{ op: 'replace', path: '/a', was: [], value: {} }]],
])('says %s', (_caso, antes, ahora, pasos) => expect(diferenciaDe(antes, ahora)).toEqual(pasos))
