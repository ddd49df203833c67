import { expect, it } from 'vitest'
import type { SalidaDelDia } from '#contract/suspensiones.ts'
import { claveDe, horaDe, horasDe, porCasilla, ventanaDe } from './semana-datos.ts'

const salida = (inicio: string) => ({ inicio }) as SalidaDelDia

it('puts each departure under the clock of its own place', () => {
  const casillas = porCasilla([
    salida('2026-11-14T10:00:00-03:00'),
    salida('2026-11-14T10:45:00-05:00'),
    salida('2026-11-15T00:30:00-03:00'),
  ])
  expect(casillas.get(claveDe('2026-11-14', 10))?.map(horaDe)).toEqual(['10:00', '10:45'])
  expect(casillas.get(claveDe('2026-11-15', 0))?.map(horaDe)).toEqual(['00:30'])
})

it('shows the hours of a usual day, and more where something leaves earlier or later', () => {
  expect([horasDe([])[0], horasDe([]).at(-1)]).toEqual([8, 19])
  expect([
    horasDe([salida('2026-11-14T05:30:00-03:00'), salida('2026-11-14T22:00:00-03:00')])[0],
    horasDe([salida('2026-11-14T22:00:00-03:00')]).at(-1),
  ]).toEqual([5, 22])
})

it.each([
  [
    { alto: 600, desplazado: 0, fila: 100, filas: 24 },
    { desde: 0, hasta: 8 },
  ],
  [
    { alto: 600, desplazado: 950, fila: 100, filas: 24 },
    { desde: 7, hasta: 18 },
  ],
  [
    { alto: 600, desplazado: 1800, fila: 100, filas: 24 },
    { desde: 16, hasta: 24 },
  ],
  [
    { alto: 600, desplazado: 0, fila: 100, filas: 3 },
    { desde: 0, hasta: 3 },
  ],
  [
    { alto: 600, desplazado: 99_999, fila: 100, filas: 3 },
    { desde: 1, hasta: 3 },
  ],
])('%o has the rows %o', (vista, ventana) => expect(ventanaDe(vista)).toEqual(ventana))
