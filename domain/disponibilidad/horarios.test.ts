import fc from 'fast-check'
import { ZONAS_HORARIAS } from '#contract/enumeraciones.ts'
import { expect, it } from 'vitest'
import { fechaLocal, horaLocal } from '#domain/fechas.ts'
import { repetir, salidasDe } from './horarios.ts'

it('repeats a weekly pattern between two dates, both included', () => {
  expect(repetir({ dias: [1, 7], hora: '10:30' }, '2026-11-15', '2026-11-23').map(({ fecha }) => fecha)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-22',
    '2026-11-23',
  ])
})

it.each([
  ['no weekday', { dias: [], hora: '10:00' }, '2026-11-01', '2026-11-30'],
  ['dates the wrong way round', { dias: [1, 2, 3, 4, 5, 6, 7], hora: '10:00' }, '2026-11-30', '2026-11-01'],
])('makes nothing of %s', (_caso, horario, desde, hasta) => {
  expect(repetir(horario, desde, hasta)).toEqual([])
})

it('keeps the wall time while the clocks move', () => {
  const salidas = salidasDe({ dias: [6, 7], hora: '09:00' }, '2026-09-05', '2026-09-06', 'America/Santiago')
  expect(salidas).toEqual([
    { inicioLocal: '2026-09-05T09:00', inicioUtc: new Date('2026-09-05T13:00:00Z') },
    { inicioLocal: '2026-09-06T09:00', inicioUtc: new Date('2026-09-06T12:00:00Z') },
  ])
})

// The clocks of the continent and of Rapa Nui go back and forward; those of Magallanes and Aysén never move.
it.each(
  ZONAS_HORARIAS.flatMap((zona) =>
    [
      ['2026-03-30', '2026-04-12'],
      ['2026-08-31', '2026-09-13'],
      ['2027-03-29', '2027-04-11'],
      ['2027-08-30', '2027-09-12'],
    ].map(([desde, hasta]) => [zona, desde!, hasta!] as const),
  ),
)('%s keeps any wall time of a week from %s to %s', (zona, desde, hasta) => {
  const dosCifras = (n: number): string => String(n).padStart(2, '0')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      (minuto, dias) => {
        const hora = `${dosCifras(Math.floor(minuto / 60))}:${dosCifras(minuto % 60)}`
        const salidas = salidasDe({ dias, hora }, desde, hasta, zona)
        expect(salidas.map(({ inicioUtc }) => `${fechaLocal(inicioUtc, zona)}T${horaLocal(inicioUtc, zona)}`)).toEqual(
          salidas.map(({ inicioLocal }) => inicioLocal),
        )
        expect(salidas.every(({ inicioLocal }) => inicioLocal.endsWith(`T${hora}`))).toBe(true)
        // At most one of the days has no such hour.
        expect(repetir({ dias, hora }, desde, hasta).length - salidas.length).toBeLessThanOrEqual(1)
        expect(new Set(salidas.map(({ inicioUtc }) => inicioUtc.getTime())).size).toBe(salidas.length)
      },
    ),
  )
})

it('skips a wall time that does not exist, and takes a repeated one once', () => {
  const todos = [1, 2, 3, 4, 5, 6, 7]
  expect(
    salidasDe({ dias: todos, hora: '00:30' }, '2026-09-05', '2026-09-07', 'America/Santiago').map((s) => s.inicioLocal),
  ).toEqual(['2026-09-05T00:30', '2026-09-07T00:30'])
  expect(salidasDe({ dias: todos, hora: '23:30' }, '2026-04-04', '2026-04-04', 'America/Santiago')).toEqual([
    { inicioLocal: '2026-04-04T23:30', inicioUtc: new Date('2026-04-05T02:30:00Z') },
  ])
})
