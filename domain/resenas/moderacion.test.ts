import { expect, it } from 'vitest'
import { reglaQueRompe } from './moderacion.ts'

it.each([
  ['Muy buena, volveríamos. Salimos a las 9:30 y pagamos $25.000 por 2.', null],
  ['Fuimos 4 adultos y 2 niños en 2026, 10 de 10.', null],
  ['Escríbanme a ana@correo.cl', 'datos_personales'],
  ['Llamen al +56 9 1234 5678 y sale más barato', 'datos_personales'],
  ['Mejor en www.otrotour.cl', 'publicidad'],
  ['Busquen mitour.com', 'publicidad'],
  ['El guía es un imbécil', 'insultos'],
  ['Disputa larga por el puesto en la computadora', null],
  ['', null],
])('%s → %s', (texto, regla) => expect(reglaQueRompe(texto)).toBe(regla))
