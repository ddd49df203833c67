import { describe, expect, it } from 'vitest'
import { abrirIcal } from './abrir-ical.ts'
import { ocupadosDe } from './ical.ts'

const DIAS = { zona: 'America/Santiago', desde: new Date('2026-11-01T03:00:00Z'), hasta: new Date('2027-11-01T03:00:00Z') }

const calendario = (...lineas: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//prueba//ES', ...lineas, 'END:VCALENDAR'].join('\r\n')
const evento = (...lineas: string[]): string[] => ['BEGIN:VEVENT', 'UID:uno@otro.cl', 'DTSTAMP:20261101T000000Z', ...lineas, 'END:VEVENT']
const deEsos = (texto: string) => ocupadosDe(texto, DIAS).map(({ desde, hasta }) => `${desde.toISOString().slice(0, 16)} ${hasta.toISOString().slice(0, 16)}`)

const OUTLOOK = [
  'BEGIN:VTIMEZONE', 'TZID:Pacific SA Standard Time',
  'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:-0300', 'TZOFFSETTO:-0400', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4', 'END:STANDARD',
  'BEGIN:DAYLIGHT', 'DTSTART:16010101T000000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0300', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=9', 'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('ocupadosDe', () => {
  it.each([
    ['a time of the world', evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z'), ['2026-12-01T13:00 2026-12-01T15:00']],
    ['a time of a place elsewhere', evento('DTSTART;TZID=Europe/Madrid:20261201T130000', 'DURATION:PT1H'), ['2026-12-01T12:00 2026-12-01T13:00']],
    ['a time without a place: ours', evento('DTSTART:20261201T100000', 'DTEND:20261201T110000'), ['2026-12-01T13:00 2026-12-01T14:00']],
    ['a place that only the file knows', [...OUTLOOK, ...evento('DTSTART;TZID=Pacific SA Standard Time:20270601T100000', 'DTEND;TZID=Pacific SA Standard Time:20270601T110000')], ['2027-06-01T14:00 2027-06-01T15:00']],
    ['a whole day', evento('DTSTART;VALUE=DATE:20261201'), ['2026-12-01T03:00 2026-12-02T03:00']],
    ['two whole days over the change of clocks', evento('DTSTART;VALUE=DATE:20270403', 'DTEND;VALUE=DATE:20270405'), ['2027-04-03T03:00 2027-04-05T04:00']],
    ['each week, at the same time of the clock', evento('DTSTART;TZID=America/Santiago:20270327T100000', 'DTEND;TZID=America/Santiago:20270327T110000', 'RRULE:FREQ=WEEKLY;COUNT=3'), ['2027-03-27T13:00 2027-03-27T14:00', '2027-04-03T13:00 2027-04-03T14:00', '2027-04-10T14:00 2027-04-10T15:00']],
    ['each day but one, and one moved', [
      ...evento('DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261202T130000Z'),
      ...evento('RECURRENCE-ID:20261203T130000Z', 'DTSTART:20261203T180000Z', 'DTEND:20261203T190000Z'),
      ...evento('RECURRENCE-ID:20261204T130000Z', 'DTSTART:20261204T130000Z', 'DTEND:20261204T140000Z', 'STATUS:CANCELLED'),
    ], ['2026-12-01T13:00 2026-12-01T14:00', '2026-12-03T18:00 2026-12-03T19:00']],
    ['one that began years ago', evento('DTSTART:20200106T130000Z', 'DTEND:20200106T140000Z', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24'), ['2026-12-24T13:00 2026-12-24T14:00']],
    ['what is free', evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'TRANSP:TRANSPARENT'), []],
    ['what was called off', evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'STATUS:CANCELLED'), []],
    ['what lasts no time', evento('DTSTART:20261201T130000Z'), []],
    ['what is past', evento('DTSTART:20251201T130000Z', 'DTEND:20251201T150000Z'), []],
    ['what we sold ourselves', ['BEGIN:VEVENT', 'UID:salida-1@tourismhub', 'DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'END:VEVENT'], []],
    ['busy times without events', ['BEGIN:VFREEBUSY', 'UID:1', 'FREEBUSY;FBTYPE=BUSY:20261201T130000Z/PT2H', 'FREEBUSY;FBTYPE=FREE:20261202T130000Z/PT2H', 'END:VFREEBUSY'], ['2026-12-01T13:00 2026-12-01T15:00']],
  ])('knows %s', (_, lineas, esperado) => {
    expect(deEsos(calendario(...lineas))).toEqual(esperado)
  })

  it('keeps a short title without what would turn it around', () => {
    expect(ocupadosDe(calendario(...evento('DTSTART:20261201T130000Z', 'DURATION:PT1H', `SUMMARY:Ida\u202e y ${'vuelta '.repeat(30)}`)), DIAS)[0]!.resumen).toHaveLength(80)
  })
})

describe('abrirIcal', () => {
  const abrir = (texto: string) => abrirIcal(new TextEncoder().encode(texto), DIAS)

  it('reads a calendar beside the program', async () => {
    expect(await abrir(calendario(...evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'SUMMARY:Mantención')))).toEqual([{ desde: new Date('2026-12-01T13:00:00Z'), hasta: new Date('2026-12-01T15:00:00Z'), resumen: 'Mantención' }])
  })

  it.each([
    ['a page', '<!doctype html><title>Entra</title>', 'ilegible'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:hoy', 'ilegible'],
    ['busy each minute', calendario(...evento('DTSTART:20261101T130000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY')), 'muchos'],
  ])('refuses %s', async (_, texto, falla) => {
    await expect(abrir(texto)).rejects.toMatchObject({ falla })
  })

  it('gives up on a repetition that never comes', async () => {
    await expect(abrirIcal(new TextEncoder().encode(calendario(...evento('DTSTART:20261101T130000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))), DIAS, 1000)).rejects.toMatchObject({ falla: 'complejo' })
  })
})
