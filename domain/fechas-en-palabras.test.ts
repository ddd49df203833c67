import { expect, it } from 'vitest'
import { diaDeLaSemana, enDiaCorto, enDiaLargo, cuando } from './fechas-en-palabras.ts'
import { sumarDias } from './fechas.ts'

it.each([
  ['2026-11-14', 'sábado', 'sáb 14 nov', '14 de noviembre de 2026'],
  ['2026-11-18', 'miércoles', 'mié 18 nov', '18 de noviembre de 2026'],
  ['2026-09-07', 'lunes', 'lun 7 sept', '7 de septiembre de 2026'],
  ['2028-02-29', 'martes', 'mar 29 feb', '29 de febrero de 2028'],
])('says %s', (fecha, ...dicho) => expect([diaDeLaSemana(fecha), enDiaCorto(fecha), enDiaLargo(fecha)]).toEqual(dicho))

it('shortens every day and month as people do', () => {
  expect(Array.from({ length: 7 }, (_, i) => enDiaCorto(sumarDias('2026-11-16', i)).slice(0, 3))).toEqual([
    'lun',
    'mar',
    'mié',
    'jue',
    'vie',
    'sáb',
    'dom',
  ])
  expect(
    Array.from({ length: 12 }, (_, i) => enDiaCorto(`2026-${String(i + 1).padStart(2, '0')}-01`).split(' ')[2]).join(
      ' ',
    ),
  ).toBe('ene feb mar abr may jun jul ago sept oct nov dic')
})

it('says a moment in the time of its place', () => {
  const instante = new Date('2026-11-15T02:30:00Z')
  expect(cuando(instante, 'America/Santiago')).toBe('sáb 14 nov 23:30')
  expect(cuando(instante, 'Pacific/Easter')).toBe('sáb 14 nov 21:30')
})
