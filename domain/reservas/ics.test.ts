import { expect, it } from 'vitest'
import { lugarDe } from './ics.ts'

it.each([
  ['Av. Mackenna 1200', 'Osorno', 'Av. Mackenna 1200, Osorno'],
  ['Av. Mackenna 1200, Osorno', 'Osorno', 'Av. Mackenna 1200, Osorno'],
  ['Muelle, PUCON, Araucanía', 'Pucón', 'Muelle, PUCON, Araucanía'],
  ['Calle Osorno 12', 'Osorno', 'Calle Osorno 12, Osorno'],
  [null, 'Osorno', 'Osorno'],
  ['', 'Osorno', 'Osorno'],
])('%j in %s is at %s', (direccion, ciudad, lugar) => expect(lugarDe(direccion, ciudad)).toBe(lugar))
