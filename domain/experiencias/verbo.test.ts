import { expect, it } from 'vitest'
import { empiezaConVerbo } from './verbo.ts'

it.each([
  ['Aprende a hornear pan', true],
  ['Sumérgete en el río', true],
  ['Báñate en las termas', true],
  ['Haz tu propio telar', true],
  ['Recorrer el valle a caballo', true],
  ['Ahúma tu salmón', true],
  ['¡Ven a la vendimia!', true],
  ['Cata espumante en Osorno', true],
  ['Cata de espumantes', false],
  ['Cabalgata al amanecer', false],
  ['Tour por el centro', false],
  ['La ruta del vino', false],
  ['Clase de cocina', false],
  ['Noche de estrellas', false],
  ['Paseo en bote', false],
  ['Taller de greda', false],
  ['3 horas de kayak', false],
  ['', false],
])('«%s» %s', (nombre, empieza) => expect(empiezaConVerbo(nombre)).toBe(empieza))
