import { expect, it } from 'vitest'
import type { Usuario } from '#contract/usuarios.ts'
import { sesionDe } from './usuario.ts'

const ana = { nombre: 'Ana' } as Usuario

it.each([
  ['no token', sesionDe(false, undefined, false), { estado: 'anonima' }],
  ['no token, somebody known before', sesionDe(false, ana, false), { estado: 'anonima' }],
  ['the answer on its way', sesionDe(true, undefined, false), { estado: 'desconocida' }],
  ['no answer to be had', sesionDe(true, undefined, true), { estado: 'anonima', usuario: null }],
  ['an answer', sesionDe(true, ana, false), { estado: 'iniciada', usuario: ana }],
  ['an answer, and a later call that failed', sesionDe(true, ana, true), { estado: 'iniciada', usuario: ana }],
  ['a 401', sesionDe(true, null, false), { estado: 'anonima' }],
])('%s', (_, sesion, expected) => {
  expect(sesion).toMatchObject(expected)
})
