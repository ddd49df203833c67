import { expect, it } from 'vitest'
import { lugarNombrado } from './lugar-nombrado.ts'

const CIUDADES = ['puerto varas', 'puerto natales', 'la serena', 'villarrica', 'san pedro de atacama']

it.each([
  ['kayak puerto varas', { ciudad: 'puerto varas', desde: 1, largo: 2 }],
  ['puerto varas', { ciudad: 'puerto varas', desde: 0, largo: 2 }],
  ['serena estrellas', { ciudad: 'la serena', desde: 0, largo: 1 }],
  ['noche san pedro atacama', { ciudad: 'san pedro de atacama', desde: 1, largo: 3 }],
  ['puerto kayak varas', null],
  ['kayak puerto', null],
  ['san pedro', null],
  ['', null],
])('%s', (texto, esperado) => expect(lugarNombrado(texto.split(' '), CIUDADES)).toEqual(esperado))
