import { expect, it } from 'vitest'
import { reglaNombreCompleto } from './reserva-reglas.ts'

it.each(['Rosa Pérez', 'Li Wu', 'Ñusta  Ñanculef', 'J. R. Tolkien Suárez', "Aoife O'Hara"])(
  'takes %j as a name and surname',
  (nombre) => {
    expect(reglaNombreCompleto(nombre)).toBeUndefined()
  },
)

it.each(['', 'R', 'Rosa', 'Rosa P', '12 345', 'Rosa 9'])('asks for both where there is %j', (nombre) => {
  expect(reglaNombreCompleto(nombre)).toBe('Escribe tu nombre y apellido')
})
