import { expect, it } from 'vitest'
import { promediosDe, type SumasDeAspectos } from './aspectos.ts'

const nada = { suma: 0, cantidad: 0 }
const NINGUNO: SumasDeAspectos = { cumplimiento: nada, guia: nada, seguridad: nada, precioCalidad: nada }

it.each<[string, Partial<SumasDeAspectos>, [string, number, number][]]>([
  ['nobody rated', {}, []],
  ['two rated', { guia: { suma: 10, cantidad: 2 } }, []],
  ['three rated', { guia: { suma: 14, cantidad: 3 } }, [['guia', 4.67, 3]]],
  [
    'each by its own number',
    {
      precioCalidad: { suma: 12, cantidad: 3 },
      cumplimiento: { suma: 20, cantidad: 4 },
      seguridad: { suma: 5, cantidad: 1 },
    },
    [
      ['cumplimiento', 5, 4],
      ['precioCalidad', 4, 3],
    ],
  ],
])('what %s', (_que, sumas, esperado) => {
  expect(
    promediosDe({ ...NINGUNO, ...sumas }).map(({ aspecto, promedio, cantidad }) => [aspecto, promedio, cantidad]),
  ).toEqual(esperado)
})
