import { describe, expect, it } from 'vitest'
import { ocupadosDe } from './ocupados.ts'

const DIAS = {
  zona: 'America/Santiago',
  desde: new Date('2026-11-01T03:00:00Z'),
  hasta: new Date('2028-05-01T04:00:00Z'),
  dominio: 'reservas.pagos.cl',
}

const calendario = (...lineas: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//prueba//ES', ...lineas, 'END:VCALENDAR'].join('\r\n')
const evento = (...lineas: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:uno@otro.cl',
  'DTSTAMP:20261101T000000Z',
  ...lineas,
  'END:VEVENT',
]
const otro = (uid: string, ...lineas: string[]): string[] => ['BEGIN:VEVENT', `UID:${uid}`, ...lineas, 'END:VEVENT']
const tiempos = (texto: string) =>
  ocupadosDe(texto, DIAS).ocupados.map(
    ({ desde, hasta }) => `${desde.toISOString().slice(0, 16)} ${hasta.toISOString().slice(0, 16)}`,
  )
const DIEZ = ['DTSTART;TZID=America/Santiago:20270320T100000', 'DTEND;TZID=America/Santiago:20270320T110000']

const OUTLOOK = [
  'BEGIN:VTIMEZONE',
  'TZID:Hora del club',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0300',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=9',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('what a calendar says', () => {
  it.each([
    [
      'a time of the world',
      evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z'),
      ['2026-12-01T13:00 2026-12-01T15:00'],
    ],
    [
      'a time of a place elsewhere',
      evento('DTSTART;TZID=Europe/Madrid:20261201T130000', 'DURATION:PT1H'),
      ['2026-12-01T12:00 2026-12-01T13:00'],
    ],
    [
      'a time without a place: ours',
      evento('DTSTART:20261201T100000', 'DTEND:20261201T110000'),
      ['2026-12-01T13:00 2026-12-01T14:00'],
    ],
    [
      'a place that only the file knows',
      [
        ...OUTLOOK,
        ...evento('DTSTART;TZID=Hora del club:20270601T100000', 'DTEND;TZID=Hora del club:20270601T110000'),
        ...otro('dos', 'DTSTART;TZID="Hora del club":20271201T100000', 'DURATION:PT1H'),
      ],
      ['2027-06-01T14:00 2027-06-01T15:00', '2027-12-01T13:00 2027-12-01T14:00'],
    ],
    ['a whole day', evento('DTSTART;VALUE=DATE:20261201'), ['2026-12-01T03:00 2026-12-02T03:00']],
    [
      'two whole days over the change of clocks',
      evento('DTSTART;VALUE=DATE:20270403', 'DTEND;VALUE=DATE:20270405'),
      ['2027-04-03T03:00 2027-04-05T04:00'],
    ],
    [
      'each week, at the same time of the clock',
      evento(
        'DTSTART;TZID=America/Santiago:20270327T100000',
        'DTEND;TZID=America/Santiago:20270327T110000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
      ['2027-03-27T13:00 2027-03-27T14:00', '2027-04-03T13:00 2027-04-03T14:00', '2027-04-10T14:00 2027-04-10T15:00'],
    ],
    [
      'each day but one, and one moved',
      [
        ...evento(
          'DTSTART:20261201T130000Z',
          'DTEND:20261201T140000Z',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE:20261202T130000Z',
        ),
        ...evento('RECURRENCE-ID:20261203T130000Z', 'DTSTART:20261203T180000Z', 'DTEND:20261203T190000Z'),
        ...evento(
          'RECURRENCE-ID:20261204T130000Z',
          'DTSTART:20261204T130000Z',
          'DTEND:20261204T140000Z',
          'STATUS:CANCELLED',
        ),
      ],
      ['2026-12-01T13:00 2026-12-01T14:00', '2026-12-03T18:00 2026-12-03T19:00'],
    ],
    [
      'a series moved from one day on',
      [
        ...evento('DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z', 'RRULE:FREQ=DAILY;COUNT=4'),
        ...evento(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T130000Z',
          'DTSTART:20261203T180000Z',
          'DTEND:20261203T200000Z',
        ),
      ],
      [
        '2026-12-01T13:00 2026-12-01T14:00',
        '2026-12-02T13:00 2026-12-02T14:00',
        '2026-12-03T18:00 2026-12-03T20:00',
        '2026-12-04T18:00 2026-12-04T20:00',
      ],
    ],
    [
      'one that began years ago',
      evento('DTSTART:20200106T130000Z', 'DTEND:20200106T140000Z', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24').filter(
        (linea) => !linea.startsWith('DTSTAMP'),
      ),
      ['2026-12-24T13:00 2026-12-24T14:00', '2027-12-24T13:00 2027-12-24T14:00'],
    ],
    ['what is free', evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'TRANSP:TRANSPARENT'), []],
    [
      'what Outlook calls free',
      evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      [],
    ],
    [
      'what says both free and out of office',
      evento(
        'DTSTART:20261201T130000Z',
        'DTEND:20261201T150000Z',
        'TRANSP:TRANSPARENT',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      ),
      ['2026-12-01T13:00 2026-12-01T15:00'],
    ],
    ['what was called off', evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'STATUS:CANCELLED'), []],
    ['the minute of what says no end', evento('DTSTART:20261201T130000Z'), ['2026-12-01T13:00 2026-12-01T13:01']],
    [
      'the minute of what ends where it begins',
      evento('DTSTART:20261201T130000Z', 'DTEND:20261201T130000Z'),
      ['2026-12-01T13:00 2026-12-01T13:01'],
    ],
    [
      'the minute of what lasts no time',
      evento('DTSTART;TZID=America/Santiago:20261201T100000', 'DURATION:PT0S'),
      ['2026-12-01T13:00 2026-12-01T13:01'],
    ],
    [
      'each minute of a series without an end',
      evento('DTSTART:20261201T130000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261205T130000Z'),
      ['2026-12-01T13:00 2026-12-01T13:01', '2026-12-02T13:00 2026-12-02T13:01', '2026-12-05T13:00 2026-12-05T13:01'],
    ],
    [
      'a moved time that lost its end',
      [
        ...evento('DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
        ...evento('RECURRENCE-ID:20261202T130000Z', 'DTSTART:20261202T180000Z'),
      ],
      ['2026-12-01T13:00 2026-12-01T14:00', '2026-12-02T18:00 2026-12-02T18:01'],
    ],
    [
      'a busy time that lasts no time',
      [
        'BEGIN:VFREEBUSY',
        'UID:1',
        'FREEBUSY;FBTYPE=BUSY:20261201T130000Z/PT0S,20261203T130000Z/20261203T130000Z',
        'END:VFREEBUSY',
      ],
      ['2026-12-01T13:00 2026-12-01T13:01', '2026-12-03T13:00 2026-12-03T13:01'],
    ],
    ['what is past', evento('DTSTART:20251201T130000Z', 'DTEND:20251201T150000Z'), []],
    [
      'busy times without events',
      [
        'BEGIN:VFREEBUSY',
        'UID:1',
        'FREEBUSY;FBTYPE=BUSY:20261201T130000Z/PT2H,20261203T130000Z/20261203T140000Z',
        'FREEBUSY;FBTYPE=FREE:20261202T130000Z/PT2H',
        'END:VFREEBUSY',
      ],
      ['2026-12-01T13:00 2026-12-01T15:00', '2026-12-03T13:00 2026-12-03T14:00'],
    ],
  ])('knows %s', (_, lineas, esperado) => {
    const leido = ocupadosDe(calendario(...lineas), DIAS)
    expect(tiempos(calendario(...lineas))).toEqual(esperado)
    expect(leido.noEntendidos).toBe(0)
  })

  it('keeps a short title without what would turn it around', () => {
    expect(
      ocupadosDe(
        calendario(
          ...evento('DTSTART:20261201T130000Z', 'DURATION:PT1H', `SUMMARY:Ida\u202e y ${'vuelta '.repeat(30)}`),
        ),
        DIAS,
      ).ocupados[0]!.resumen,
    ).toHaveLength(80)
  })
})

describe('where a file is ambiguous, it is busy', () => {
  it.each([
    [
      'the whole last day of a timed series that ends on a date',
      evento('DTSTART;TZID=America/Santiago:20270319T200000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20270320'),
      ['2027-03-19T23:00 2027-03-20T00:00', '2027-03-20T23:00 2027-03-21T00:00'],
    ],
    [
      'the last day of a series of days that ends at an instant',
      evento('DTSTART;VALUE=DATE:20270319', 'RRULE:FREQ=DAILY;UNTIL=20270320T000000Z'),
      ['2027-03-19T03:00 2027-03-20T03:00', '2027-03-20T03:00 2027-03-21T03:00'],
    ],
    [
      'a day that ends where it begins',
      evento('DTSTART;VALUE=DATE:20270320', 'DTEND;VALUE=DATE:20270320'),
      ['2027-03-20T03:00 2027-03-21T03:00'],
    ],
    [
      'a day with an hour behind it',
      evento('DTSTART;VALUE=DATE:20270320T000000', 'DTEND;VALUE=DATE:20270321T000000'),
      ['2027-03-20T03:00 2027-03-21T03:00'],
    ],
    [
      'days with hours behind them, the last one too',
      evento('DTSTART;VALUE=DATE:20270320T150000', 'DTEND;VALUE=DATE:20270321T110000'),
      ['2027-03-20T03:00 2027-03-22T03:00'],
    ],
    ['a date without the word date', evento('DTSTART:20270320'), ['2027-03-20T03:00 2027-03-21T03:00']],
    [
      'dates without the word date',
      evento('DTSTART:20270320', 'DTEND:20270322'),
      ['2027-03-20T03:00 2027-03-22T03:00'],
    ],
    [
      'a time that ends on its own day',
      evento('DTSTART;TZID=America/Santiago:20270320T100000', 'DTEND;VALUE=DATE:20270320'),
      ['2027-03-20T13:00 2027-03-21T03:00'],
    ],
    [
      'a moved time named by its date alone',
      [
        ...evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=2'),
        ...evento(
          'RECURRENCE-ID;VALUE=DATE:20270321',
          'DTSTART;TZID=America/Santiago:20270321T160000',
          'DURATION:PT1H',
        ),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T19:00 2027-03-21T20:00'],
    ],
    [
      'a moved time named in the time of the world',
      [
        ...evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=2'),
        ...evento('RECURRENCE-ID:20270321T130000Z', 'DTSTART:20270321T190000Z', 'DTEND:20270321T200000Z'),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T19:00 2027-03-21T20:00'],
    ],
    [
      'a moved time named in the time of another place',
      [
        ...evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=2'),
        ...evento(
          'RECURRENCE-ID;TZID=Europe/Madrid:20270321T140000',
          'DTSTART:20270321T190000Z',
          'DTEND:20270321T200000Z',
        ),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T19:00 2027-03-21T20:00'],
    ],
    [
      'a moved day named by an hour',
      [
        ...evento('DTSTART;VALUE=DATE:20270320', 'RRULE:FREQ=DAILY;COUNT=2'),
        ...evento('RECURRENCE-ID:20270321T000000Z', 'DTSTART;VALUE=DATE:20270325', 'DTEND;VALUE=DATE:20270326'),
      ],
      ['2027-03-20T03:00 2027-03-21T03:00', '2027-03-25T03:00 2027-03-26T03:00'],
    ],
    [
      'both, where what moved names no time of its series',
      [
        ...evento(...DIEZ),
        ...evento('RECURRENCE-ID:20270330T130000Z', 'DTSTART:20270321T190000Z', 'DTEND:20270321T200000Z'),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T19:00 2027-03-21T20:00'],
    ],
    [
      'the newest version alone',
      [
        ...evento('SEQUENCE:1', 'DTSTART:20270320T130000Z', 'DURATION:PT1H'),
        ...evento('SEQUENCE:3', 'DTSTART:20270322T130000Z', 'DURATION:PT1H'),
        ...evento('DTSTART:20270321T130000Z', 'DURATION:PT1H'),
      ],
      ['2027-03-22T13:00 2027-03-22T14:00'],
    ],
    [
      'nothing of what its newest version calls off',
      [
        ...evento('SEQUENCE:1', 'DTSTART:20270320T130000Z', 'DURATION:PT1H'),
        ...evento('SEQUENCE:2', 'DTSTART:20270320T130000Z', 'STATUS:CANCELLED'),
      ],
      [],
    ],
    [
      'the newest version of one time of a series',
      [
        ...evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=2'),
        ...evento('SEQUENCE:1', 'RECURRENCE-ID:20270321T130000Z', 'DTSTART:20270321T170000Z', 'DURATION:PT1H'),
        ...evento(
          'SEQUENCE:2',
          'RECURRENCE-ID;TZID=America/Santiago:20270321T100000',
          'DTSTART:20270321T190000Z',
          'DURATION:PT1H',
        ),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T19:00 2027-03-21T20:00'],
    ],
    [
      'both of two that say the same number',
      [
        ...evento('SEQUENCE:1', 'DTSTART:20270320T130000Z', 'DURATION:PT1H'),
        ...evento('SEQUENCE:1', 'DTSTART:20270321T130000Z', 'DURATION:PT1H'),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T13:00 2027-03-21T14:00'],
    ],
    [
      'all but what is left out, named in the time of the world',
      evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270321T130000Z'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-22T13:00 2027-03-22T14:00'],
    ],
    [
      'all but what is left out, named by its day',
      evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20270321'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-22T13:00 2027-03-22T14:00'],
    ],
    [
      'all, where what is left out is none of them',
      evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270321T100000Z'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T13:00 2027-03-21T14:00'],
    ],
    [
      'the first date of a series by dates alone',
      evento(...DIEZ, 'RDATE;TZID=America/Santiago:20270405T100000,20270410T150000'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-04-05T14:00 2027-04-05T15:00', '2027-04-10T19:00 2027-04-10T20:00'],
    ],
    [
      'the first date of a rule that does not name it',
      evento(...DIEZ, 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=1'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-22T13:00 2027-03-22T14:00'],
    ],
    [
      'periods, each as long as it says',
      evento(...DIEZ, 'RDATE;VALUE=PERIOD:20270321T130000Z/20270321T180000Z,20270322T130000Z/PT30M'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T13:00 2027-03-21T18:00', '2027-03-22T13:00 2027-03-22T13:30'],
    ],
    [
      '24 hours, exactly',
      evento('DTSTART;TZID=America/Santiago:20270403T120000', 'DURATION:PT24H'),
      ['2027-04-03T15:00 2027-04-04T15:00'],
    ],
    [
      'a day, by the clock',
      evento('DTSTART;TZID=America/Santiago:20270403T120000', 'DURATION:P1D'),
      ['2027-04-03T15:00 2027-04-04T16:00'],
    ],
    [
      'a night in which a time comes twice, up to the second',
      evento('DTSTART;TZID=America/Santiago:20270403T210000', 'DTEND;TZID=America/Santiago:20270403T233000'),
      ['2027-04-04T00:00 2027-04-04T03:30'],
    ],
    [
      'each night as long as the clock says, or as it lasted at first',
      evento(
        'DTSTART;TZID=America/Santiago:20270402T220000',
        'DTEND;TZID=America/Santiago:20270403T070000',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
      ['2027-04-03T01:00 2027-04-03T10:00', '2027-04-04T01:00 2027-04-04T11:00'],
    ],
    [
      'up to the later of an end and a length, whichever that is',
      [
        ...otro('largo', 'DTSTART:20270320T130000Z', 'DTEND:20270320T140000Z', 'DURATION:PT5H'),
        ...otro('fin', 'DTSTART:20270325T130000Z', 'DURATION:PT1H', 'DTEND:20270325T180000Z'),
      ],
      ['2027-03-20T13:00 2027-03-20T18:00', '2027-03-25T13:00 2027-03-25T18:00'],
    ],
    [
      'the longer of two lengths, and of two ends',
      [
        ...otro('largos', 'DTSTART:20270320T130000Z', 'DURATION:PT1H', 'DURATION:PT3H'),
        ...otro('fines', 'DTSTART;VALUE=DATE:20270325', 'DTEND;VALUE=DATE:20270326', 'DTEND;VALUE=DATE:20270328'),
      ],
      ['2027-03-20T13:00 2027-03-20T16:00', '2027-03-25T03:00 2027-03-28T03:00'],
    ],
    [
      'the longer of both each time of a series, by the clock of its day',
      evento(
        'DTSTART;TZID=America/Santiago:20270402T220000',
        'DTEND;TZID=America/Santiago:20270403T070000',
        'DURATION:PT9H',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
      ['2027-04-03T01:00 2027-04-03T10:00', '2027-04-04T01:00 2027-04-04T11:00'],
    ],
    [
      'up to the later of two ends',
      evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=1;UNTIL=20270321T235959Z'),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T13:00 2027-03-21T14:00'],
    ],
  ])('%s', (_, lineas, esperado) => {
    const leido = ocupadosDe(calendario(...lineas), DIAS)
    expect(tiempos(calendario(...lineas))).toEqual(esperado)
    expect(leido.noEntendidos).toBe(0)
  })

  it.each([
    [
      'that ends with the last year that can be written',
      evento('DTSTART;TZID=America/Santiago:20270110T100000', 'DTEND;TZID=America/Santiago:99991231T235959'),
      ['2027-01-10T13:00 2028-05-01T04:00'],
    ],
    [
      'of days without an end',
      evento('DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:99991231'),
      ['2027-01-10T03:00 2028-05-01T04:00'],
    ],
    [
      'that lasts for ages',
      evento('DTSTART:20270110T130000Z', 'DURATION:P999999W'),
      ['2027-01-10T13:00 2028-05-01T04:00'],
    ],
    [
      'that lasts for ages each day',
      evento('DTSTART:20270110T130000Z', 'DURATION:P999999W', 'RRULE:FREQ=YEARLY;UNTIL=99991231T235959Z'),
      ['2027-01-10T13:00 2028-05-01T04:00', '2028-01-10T13:00 2028-05-01T04:00'],
    ],
    [
      'that began a thousand years ago and lasts',
      evento('DTSTART:10000101T000000Z', 'DTEND:99991231T235959Z'),
      ['1000-01-01T00:00 2028-05-01T04:00'],
    ],
    [
      'in a list of times',
      evento(
        ...DIEZ,
        'RDATE;VALUE=PERIOD:20270321T130000Z/99991231T235959Z,99991231T235959Z/P999999W',
        'EXDATE:99991231T235959Z',
      ),
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-21T13:00 2028-05-01T04:00'],
    ],
    [
      'among busy times',
      [
        'BEGIN:VFREEBUSY',
        'UID:1',
        'FREEBUSY:20270321T130000Z/99991231T235959Z,99991231T235959Z/P999999W',
        'END:VFREEBUSY',
      ],
      ['2027-03-21T13:00 2028-05-01T04:00'],
    ],
    [
      'moved to another end of time',
      [
        ...evento(...DIEZ, 'RRULE:FREQ=DAILY;COUNT=3'),
        ...evento(
          'RECURRENCE-ID;TZID=America/Santiago:20270321T100000',
          'DTSTART:99991231T235959Z',
          'DURATION:P999999W',
        ),
        ...evento('RECURRENCE-ID;RANGE=THISANDFUTURE:99991231T235959Z', 'DTSTART:10000101T000000Z', 'DURATION:PT1H'),
      ],
      ['2027-03-20T13:00 2027-03-20T14:00', '2027-03-22T13:00 2027-03-22T14:00'],
    ],
  ])('knows no day after the last that is sold, of something %s', (_, lineas, esperado) => {
    const leido = ocupadosDe(calendario(...lineas), DIAS)
    expect(tiempos(calendario(...lineas))).toEqual(esperado)
    expect(leido.noEntendidos).toBe(0)
  })

  it('spells out endless series for the 18 months that are sold, however many they are', () => {
    const series = Array.from({ length: 5 }, (_, i) =>
      otro(
        `clase-${i}`,
        `DTSTART;TZID=America/Santiago:201503${i + 10}T${i + 10}0000`,
        'DURATION:PT45M',
        'RRULE:FREQ=DAILY',
      ),
    ).flat()
    const { ocupados, noEntendidos } = ocupadosDe(calendario(...series), DIAS)
    expect(ocupados).toHaveLength(5 * 547)
    expect(ocupados.at(-1)!.desde).toEqual(new Date('2028-04-30T18:00:00Z'))
    expect(noEntendidos).toBe(0)
  })

  it('ends with a rule that never comes', () => {
    expect(
      tiempos(
        calendario(...evento('DTSTART:20270301T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
      ),
    ).toEqual(['2027-03-01T13:00 2027-03-01T14:00'])
  })

  it('calls busy all the time what comes each minute or each second', () => {
    const minutos = ocupadosDe(
      calendario(...evento('DTSTART:20261201T130000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY')),
      DIAS,
    )
    const segundos = ocupadosDe(
      calendario(...evento('DTSTART:20261201T130000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;UNTIL=20270301T000000Z')),
      DIAS,
    )
    expect(minutos.ocupados.at(-1)!.hasta.getTime()).toBeGreaterThanOrEqual(DIAS.hasta.getTime() - 60_000)
    expect(segundos.ocupados.at(-1)!.hasta).toEqual(new Date('2027-03-01T00:00:01Z'))
    expect([minutos.noEntendidos, segundos.noEntendidos]).toEqual([0, 1])
    const todo = ({ ocupados }: typeof minutos): boolean =>
      ocupados.every(({ hasta }, i) => i === ocupados.length - 1 || ocupados[i + 1]!.desde <= hasta)
    expect([todo(minutos), todo(segundos)]).toEqual([true, true])
  })
})

describe('places that a file names and does not explain', () => {
  it.each([
    ['Pacific SA Standard Time', '14:00'],
    ['pacific sa standard time', '14:00'],
    ['Magallanes Standard Time', '13:00'],
    ['Easter Island Standard Time', '16:00'],
    ['America/Argentina/Buenos_Aires', '13:00'],
    ['America/Buenos_Aires', '13:00'],
    ['America/Indiana/Indianapolis', '14:00'],
    ['america/santiago', '14:00'],
    ['Chile/Continental', '14:00'],
    ['Chile/EasterIsland', '16:00'],
    ['America/Coyhaique', '13:00'],
    ['Etc/GMT+4', '14:00'],
    ['/freeassociation.sourceforge.net/America/Santiago', '14:00'],
    ['/citadel.org/20250101_1/America/Argentina/Buenos_Aires', '13:00'],
    ['(UTC-04:00) Santiago', '14:00'],
    ['(UTC-03:00) Punta Arenas', '13:00'],
    ['(UTC-06:00) Isla de Pascua', '16:00'],
    ['(UTC+01:00) Lugar', '09:00'],
    ['UTC', '10:00'],
    ['W. Europe Standard Time', '08:00'],
  ])('%s', (tzid, hora) => {
    const leido = ocupadosDe(calendario(...evento(`DTSTART;TZID=${tzid}:20270601T100000`, 'DURATION:PT1H')), DIAS)
    expect(leido.ocupados.map(({ desde }) => desde.toISOString().slice(11, 16))).toEqual([hora])
    expect(leido.noEntendidos).toBe(0)
  })

  it('is where we are, and counted, where nobody knows it', () => {
    const leido = ocupadosDe(
      calendario(
        ...evento(
          'DTSTART;TZID=Mi casa:20270601T100000',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=2',
          'EXDATE;TZID=Mi casa:20270602T100000',
        ),
      ),
      DIAS,
    )
    expect(leido.ocupados.map(({ desde }) => desde.toISOString().slice(0, 16))).toEqual(['2027-06-01T14:00'])
    expect(leido.noEntendidos).toBe(1)
  })
})

describe('what is not understood', () => {
  const BUENO = otro('bueno', 'DTSTART:20270320T130000Z', 'DURATION:PT1H')
  const SOLO_EL_BUENO = ['2027-03-20T13:00 2027-03-20T14:00']

  it.each([
    ['a garbled beginning', evento('SUMMARY:Reserva de Ana', 'DTSTART:2027-13-45T99', 'DURATION:PT1H'), SOLO_EL_BUENO],
    ['no beginning', evento('DURATION:PT1H'), SOLO_EL_BUENO],
    ['a day that does not exist', evento('DTSTART;VALUE=DATE:20270230'), SOLO_EL_BUENO],
    [
      'an unknown way to repeat, whose first time counts',
      evento('DTSTART:20270401T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=FORTNIGHTLY'),
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-01T14:00'],
    ],
    [
      'a garbled end of a rule, which then has none',
      evento('DTSTART:20280429T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=manana'),
      [...SOLO_EL_BUENO, '2028-04-29T13:00 2028-04-29T14:00', '2028-04-30T13:00 2028-04-30T14:00'],
    ],
    [
      'a line that is none',
      evento('DTSTART:20270401T130000Z', 'esto no es una línea', 'DURATION:PT1H'),
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-01T14:00'],
    ],
    ['a line that is none, outside of any event', ['esto no es una línea'], SOLO_EL_BUENO],
    [
      'an end before the beginning: busy up to the end of the day',
      evento('DTSTART;TZID=America/Santiago:20270401T100000', 'DTEND;TZID=America/Santiago:20270331T100000'),
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-02T03:00'],
    ],
    [
      'a garbled end: busy up to the end of the day',
      evento('DTSTART;TZID=America/Santiago:20270401T100000', 'DTEND:tarde'),
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-02T03:00'],
    ],
    [
      'a garbled date that is left out: it is not',
      evento('DTSTART:20270401T130000Z', 'DURATION:PT1H', 'EXDATE:20270401T13'),
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-01T14:00'],
    ],
    [
      'a change that names no time: busy beside the series',
      [
        ...evento('DTSTART:20270401T130000Z', 'DURATION:PT1H'),
        ...evento('RECURRENCE-ID:ese', 'DTSTART:20270402T130000Z', 'DURATION:PT1H'),
      ],
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-01T14:00', '2027-04-02T13:00 2027-04-02T14:00'],
    ],
    [
      'an event without its end',
      ['BEGIN:VEVENT', 'UID:abierto', 'DTSTART:20270401T130000Z', 'DURATION:PT1H'],
      [...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-01T14:00'],
    ],
  ])('%s is one, and the rest counts', (_, lineas, esperado) => {
    for (const texto of [calendario(...lineas, ...BUENO), calendario(...BUENO, ...lineas)]) {
      expect(tiempos(texto)).toEqual(esperado)
      expect(ocupadosDe(texto, DIAS)).toMatchObject({ noEntendidos: 1, ejemplos: [{}] })
    }
  })

  it('is shown by its title and its line, the first five of all', () => {
    const malos = Array.from({ length: 7 }, (_, i) =>
      otro(`malo-${i}`, `SUMMARY:Reserva ${i}`, `DTSTART:el ${i}`),
    ).flat()
    const { noEntendidos, ejemplos } = ocupadosDe(calendario(...malos), DIAS)
    expect(noEntendidos).toBe(7)
    expect(ejemplos).toHaveLength(5)
    expect(ejemplos[0]).toEqual({ resumen: 'Reserva 0', linea: 'DTSTART:el 0' })
  })

  it('is the rest of a file that was cut off; what came before counts', () => {
    const cortado = calendario(...BUENO, ...evento('DTSTART:20270401T130000Z', 'DURATION:PT1H')).slice(0, -40)
    // Where it begins was there to be read: that minute is busy.
    expect(tiempos(cortado)).toEqual([...SOLO_EL_BUENO, '2027-04-01T13:00 2027-04-01T13:01'])
    expect(ocupadosDe(cortado, DIAS).noEntendidos).toBeGreaterThan(0)
    expect(() => ocupadosDe('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:hoy', DIAS)).toThrow(SyntaxError)
  })

  it('is nothing in an empty calendar', () => {
    expect(ocupadosDe(calendario(), DIAS)).toEqual({ ocupados: [], noEntendidos: 0, ejemplos: [] })
  })
})

describe('what could be ours', () => {
  const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  it.each([
    [
      'its own UID',
      [`UID:salida-${ID}@reservas.pagos.cl`, 'SUMMARY:Kayak · 2 de 8 cupos'],
      { ids: [ID], nombre: 'Kayak' },
    ],
    [
      'another UID, the same text',
      ['UID:abc@google.com', `DESCRIPTION:Ver https://sitio.cl/anfitrion/calendario/1#salida-${ID}`],
      { ids: [ID], nombre: null },
    ],
    [
      'another UID, the same title',
      ['UID:abc@google.com', 'SUMMARY:Busy: Kayak en Pucón · 2 de 8 cupos'],
      { ids: [], nombre: 'Busy: Kayak en Pucón' },
    ],
    ['a booking of ours', [`UID:${ID}@reservas.pagos.cl`], { ids: [ID], nombre: null }],
    [
      'a booking of somebody else',
      [`UID:${ID}@reservas.pagos.cl.otro.com`, 'SUMMARY:Dentista'],
      { ids: [], nombre: null },
    ],
    ['something else', ['UID:abc@google.com', 'SUMMARY:Dentista'], { ids: [], nombre: null }],
  ])('by %s', (_, lineas, nuestro) => {
    expect(
      ocupadosDe(calendario('BEGIN:VEVENT', ...lineas, 'DTSTART:20270320T130000Z', 'DURATION:PT1H', 'END:VEVENT'), DIAS)
        .ocupados[0]!.nuestro,
    ).toEqual(nuestro)
  })
})
