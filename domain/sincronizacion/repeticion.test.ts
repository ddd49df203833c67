import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { DIA_MS } from '#domain/fechas.ts'
import { leerMomento } from './momento.ts'
import { leerRegla } from './regla.ts'
import { vecesDe } from './repeticion.ts'
import { zonaDeWindows } from './zonas-de-windows.ts'

/** Hours out of order are another rule to ical.js, and 30 February is its 2 March. */
const enOrden = (valores: readonly (string | number)[]): (string | number)[] =>
  valores.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0))

const reloj = (texto: string): number => leerMomento(texto)!.reloj
const dichas = (regla: string, inicio: string, hasta = '20300101T000000'): string[] =>
  [...vecesDe(leerRegla(regla)!, reloj(inicio), { desde: reloj(inicio), hasta: reloj(hasta) })].map((uno) =>
    new Date(uno).toISOString().slice(0, 16),
  )

const segunIcalJs = (texto: string, inicio: Date): number[] => {
  const veces = ICAL.Recur.fromString(texto).iterator(ICAL.Time.fromJSDate(inicio, true))
  const suyas: number[] = []
  for (let vez = veces.next(); vez && vez.year < 2041; vez = veces.next()) suyas.push(vez.toJSDate().getTime())
  return suyas
}

describe('vecesDe', () => {
  it.each([
    [
      'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3',
      '20270129T100000',
      ['2027-01-29T10:00', '2027-02-26T10:00', '2027-03-26T10:00'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
      '20270129T100000',
      ['2027-01-29T10:00', '2027-02-26T10:00', '2027-03-31T10:00'],
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3',
      '20270131T100000',
      ['2027-01-31T10:00', '2027-03-31T10:00', '2027-05-31T10:00'],
    ],
    ['FREQ=YEARLY;COUNT=2', '20280229T100000', ['2028-02-29T10:00']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2', '20270517T090000', ['2027-05-17T09:00', '2028-05-15T09:00']],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4',
      '20270105T090000',
      ['2027-01-05T09:00', '2027-01-10T09:00', '2027-01-19T09:00', '2027-01-24T09:00'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4',
      '20270105T090000',
      ['2027-01-05T09:00', '2027-01-17T09:00', '2027-01-19T09:00', '2027-01-31T09:00'],
    ],
    [
      'FREQ=DAILY;BYHOUR=9,15;BYMINUTE=30;COUNT=3',
      '20270105T093000',
      ['2027-01-05T09:30', '2027-01-05T15:30', '2027-01-06T09:30'],
    ],
    [
      'FREQ=HOURLY;INTERVAL=20;COUNT=4',
      '20270105T090000',
      ['2027-01-05T09:00', '2027-01-06T05:00', '2027-01-07T01:00', '2027-01-07T21:00'],
    ],
    [
      'FREQ=MINUTELY;INTERVAL=90;COUNT=3',
      '20270105T230000',
      ['2027-01-05T23:00', '2027-01-06T00:30', '2027-01-06T02:00'],
    ],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '20270105T090000', ['2027-01-05T09:00']],
  ])('%s', (regla, inicio, esperado) => expect(dichas(regla, inicio)).toEqual(esperado))

  it('says the same as ical.js of rules as people write them', () => {
    const algunos = <T>(valores: readonly T[], max = 3) =>
      fc.option(fc.uniqueArray(fc.constantFrom(...valores), { minLength: 1, maxLength: max }), { nil: null })
    const dias = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
    const comun = {
      intervalo: fc.integer({ min: 1, max: 4 }),
      cuenta: fc.integer({ min: 1, max: 12 }),
      dia: fc.integer({ min: 0, max: 800 }),
      hora: fc.integer({ min: 0, max: 23 }),
    }
    const regla = fc.oneof(
      fc.record({
        frecuencia: fc.constant('DAILY'),
        BYDAY: algunos(dias),
        BYMONTH: algunos([1, 3, 6, 11]),
        BYHOUR: algunos([8, 12, 20]),
        ...comun,
      }),
      fc.record({ frecuencia: fc.constant('WEEKLY'), BYDAY: algunos(dias), ...comun }),
      fc.record({ frecuencia: fc.constant('MONTHLY'), BYMONTHDAY: algunos([1, 5, 15, 28]), ...comun }),
      fc.record({ frecuencia: fc.constant('MONTHLY'), BYDAY: algunos(['1MO', '2TU', '-1FR', '3SU']), ...comun }),
      fc.record({ frecuencia: fc.constant('YEARLY'), BYMONTH: algunos([1, 7, 12]), ...comun }),
    )
    fc.assert(
      fc.property(regla, ({ frecuencia, intervalo, cuenta, dia, hora, ...partes }) => {
        const texto = [
          `FREQ=${frecuencia}`,
          `INTERVAL=${intervalo}`,
          `COUNT=${cuenta}`,
          ...Object.entries(partes).flatMap(([clave, valor]) =>
            valor ? [`${clave}=${enOrden(valor).join(',')}`] : [],
          ),
        ].join(';')
        // It begins at a time of its own: whether another one counts is not said alike by all.
        const suyo = new Date(Date.UTC(2026, 0, 1, hora) + dia * DIA_MS)
        const [, inicio] = segunIcalJs(texto.replace(/COUNT=\d+/, 'COUNT=3'), suyo)
        fc.pre(inicio !== undefined)
        const hasta = Date.UTC(2040, 0, 1)
        expect([...vecesDe(leerRegla(texto)!, inicio!, { desde: inicio!, hasta })], texto).toEqual(
          segunIcalJs(texto, new Date(inicio!)).filter((vez) => vez <= hasta),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('says the same whether it begins to look at the beginning or years later', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'FREQ=DAILY;INTERVAL=3',
          'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA',
          'FREQ=MONTHLY;INTERVAL=5;BYDAY=2WE',
          'FREQ=YEARLY;INTERVAL=2;BYMONTH=3',
          'FREQ=HOURLY;INTERVAL=7',
        ),
        fc.integer({ min: 0, max: 3000 }),
        (texto, dias) => {
          const [inicio, desde, hasta] = [
            reloj('20150310T093000'),
            reloj('20150310T093000') + dias * DIA_MS,
            reloj('20260101T000000'),
          ]
          const regla = leerRegla(texto)!
          expect([...vecesDe(regla, inicio, { desde, hasta })].filter((uno) => uno >= desde)).toEqual(
            [...vecesDe(regla, inicio, { desde: inicio, hasta })].filter((uno) => uno >= desde),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    'FREQ=FORTNIGHTLY',
    'COUNT=3',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;BYDAY=LU',
    'FREQ=DAILY;UNTIL=manana',
    'FREQ=DAILY;BYEASTER=1',
    'FREQ=DAILY;RSCALE=HEBREW',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    '',
  ])('knows no rule in %j', (texto) => expect(leerRegla(texto)).toBeNull())
})

it('knows what Windows calls the zones of Chile', () => {
  expect(
    [
      'Pacific SA Standard Time',
      'Magallanes Standard Time',
      'Easter Island Standard Time',
      'Romance Standard Time',
      'UTC-11',
      'Chile Standard Time',
    ].map(zonaDeWindows),
  ).toEqual(['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter', 'Europe/Paris', 'Etc/GMT+11', null])
})
