import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { componerIcs, type EventoIcs } from './ics.ts'

const CREADO = new Date('2026-11-01T12:00:00Z')
const ORGANIZADOR = { nombre: 'Tourism Hub Chile', correo: 'hola@tourismhub.example' }
const FEED = {
  nombre: 'Salidas, mías',
  url: 'https://sitio.cl/anfitrion/salidas',
  zona: 'Pacific/Easter',
  creado: CREADO,
}

const uno = (zona: string, inicio: string, fin: string): EventoIcs => ({
  uid: `${zona} ${inicio}`,
  creado: CREADO,
  secuencia: 2,
  inicio: new Date(inicio),
  fin: new Date(fin),
  zona,
  titulo: 'Kayak; remos, y café',
  lugar: 'Muelle, Pucón',
  lat: -39.27,
  lng: -71.97,
  descripcion: 'Código ABC.\nTrae abrigo',
  url: 'https://sitio.cl/mis-entradas/ABC',
  cancelado: false,
})

const conIcalJs = (ics: string): Map<string, string> => {
  const calendario = new ICAL.Component(ICAL.parse(ics) as unknown as string)
  const zonas = calendario.getAllSubcomponents('vtimezone').map((zona) => new ICAL.Timezone(zona))
  // Of this file alone, without what another one registered.
  const instante = (momento: ICAL.Time, tzid: string | undefined): Date => {
    const suya = zonas.find((zona) => zona.tzid === tzid)
    const local = momento.clone()
    if (suya) local.zone = suya
    return local.toJSDate()
  }
  return new Map(
    calendario.getAllSubcomponents('vevent').map((evento) => {
      const { uid, startDate, endDate } = new ICAL.Event(evento)
      const tzid = evento.getFirstProperty('dtstart')!.getFirstParameter('tzid')
      return [uid, `${instante(startDate, tzid).toISOString()} ${instante(endDate, tzid).toISOString()}`]
    }),
  )
}
const conNodeIcal = (ics: string): Map<string, string> =>
  new Map(
    Object.values(nodeIcal.sync.parseICS(ics))
      .filter((parte): parte is VEvent => parte?.type === 'VEVENT')
      .map(({ uid, start, end }) => [uid, `${start.toISOString()} ${end!.toISOString()}`]),
  )
const conTsIcs = (ics: string): Map<string, string> =>
  new Map(
    (convertIcsCalendar(undefined, ics).events ?? []).map(({ uid, start, end }) => [
      uid,
      `${start.date.toISOString()} ${end!.date.toISOString()}`,
    ]),
  )

const LEIDO_POR = { 'ical.js': conIcalJs, 'node-ical': conNodeIcal, 'ts-ics': conTsIcs }

const EN_OTONO = [
  uno('America/Santiago', '2027-04-03T13:00:00Z', '2027-04-03T16:00:00Z'), // Saturday morning
  uno('America/Santiago', '2027-04-04T01:00:00Z', '2027-04-04T02:30:00Z'), // to the first 23:30
  uno('America/Santiago', '2027-04-04T00:00:00Z', '2027-04-04T05:30:00Z'), // over the change, to 01:30
  uno('America/Santiago', '2027-04-04T01:30:00Z', '2027-04-04T03:30:00Z'), // to the second 23:30
  uno('America/Santiago', '2027-04-04T03:15:00Z', '2027-04-04T04:00:00Z'), // from the second 23:15
  uno('America/Santiago', '2027-04-04T06:00:00Z', '2027-04-04T07:00:00Z'), // in the night after
  uno('America/Santiago', '2027-04-04T14:00:00Z', '2027-04-04T16:00:00Z'), // Sunday
]
const EN_PRIMAVERA = [
  uno('America/Santiago', '2027-09-04T14:00:00Z', '2027-09-04T16:00:00Z'),
  uno('America/Santiago', '2027-09-05T02:00:00Z', '2027-09-05T05:00:00Z'),
  uno('America/Santiago', '2027-09-05T05:00:00Z', '2027-09-05T08:00:00Z'),
  uno('America/Santiago', '2027-09-05T18:00:00Z', '2027-09-05T20:00:00Z'),
]
const EN_TODAS = ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'].flatMap((zona) => [
  uno(zona, '2026-12-10T18:30:00Z', '2026-12-10T20:00:00Z'),
  uno(zona, '2027-04-03T22:00:00Z', '2027-04-04T08:00:00Z'),
  uno(zona, '2027-06-10T18:30:00Z', '2027-06-10T20:00:00Z'),
  uno(zona, '2028-01-10T18:30:00Z', '2028-01-13T20:00:00Z'),
])

describe.each(Object.entries(LEIDO_POR))('read back by %s', (_, leer) => {
  it.each([
    ['the night when clocks go back', EN_OTONO],
    ['the night when clocks go forward', EN_PRIMAVERA],
    ['both in one file', [...EN_OTONO, ...EN_PRIMAVERA]],
    ['each alone', EN_OTONO.slice(2, 3)],
    ['every zone of Chile, over two years', EN_TODAS],
  ])('%s: each event begins and ends when it does', (__, eventos) => {
    const suyos = new Map(eventos.map(({ uid, inicio, fin }) => [uid, `${inicio.toISOString()} ${fin.toISOString()}`]))
    expect(leer(componerIcs(eventos, { organizador: ORGANIZADOR }))).toEqual(suyos)
    expect(leer(componerIcs(eventos, { organizador: ORGANIZADOR, feed: FEED }))).toEqual(suyos)
  })

  it('an empty calendar', () => {
    expect(leer(componerIcs([], { organizador: ORGANIZADOR, feed: FEED }))).toEqual(new Map())
  })
})

describe('componerIcs', () => {
  it('writes each change of clocks between the first beginning and the last end, and no other', () => {
    const cambios = [
      ...componerIcs([...EN_OTONO, ...EN_PRIMAVERA], { organizador: ORGANIZADOR }).matchAll(
        /BEGIN:(STANDARD|DAYLIGHT)\r\nDTSTART:(\d{8}T\d{6})\r\nTZOFFSETFROM:(.{5})\r\nTZOFFSETTO:(.{5})/g,
      ),
    ].map(([, ...dicho]) => dicho.join(' '))
    expect(cambios).toEqual([
      'DAYLIGHT 19700101T000000 -0300 -0300',
      'STANDARD 20270404T000000 -0300 -0400',
      'DAYLIGHT 20270905T000000 -0400 -0300',
    ])
  })

  it('says of a feed when it changed, where it is seen and how often to come back, and is a calendar without events too', () => {
    const feed = componerIcs([], { organizador: ORGANIZADOR, feed: FEED })
    for (const linea of [
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Salidas\\, mías',
      'URL:https://sitio.cl/anfitrion/salidas',
      'LAST-MODIFIED:20261101T120000Z',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
    ])
      expect(feed.split('\r\n')).toContain(linea)
    const cambiado = {
      ...uno('Pacific/Easter', '2027-01-01T15:00:00Z', '2027-01-01T16:00:00Z'),
      creado: new Date('2026-11-20T08:00:00Z'),
    }
    expect(
      componerIcs([cambiado], { organizador: ORGANIZADOR, feed: FEED }).match(/LAST-MODIFIED:20261120T080000Z/g),
    ).toHaveLength(2)
  })

  it('takes back what was cancelled, and only where nothing else is in it', () => {
    const [va, no] = [
      uno('America/Santiago', '2027-01-01T15:00:00Z', '2027-01-01T16:00:00Z'),
      { ...uno('America/Santiago', '2027-01-02T15:00:00Z', '2027-01-02T16:00:00Z'), cancelado: true },
    ]
    const metodo = (eventos: EventoIcs[], extra = {}) =>
      /METHOD:(\w+)/.exec(componerIcs(eventos, { organizador: ORGANIZADOR, ...extra }))![1]
    expect([metodo([no]), metodo([va]), metodo([va, no]), metodo([no], { feed: FEED })]).toEqual([
      'CANCEL',
      'PUBLISH',
      'PUBLISH',
      'PUBLISH',
    ])
    expect(componerIcs([no], { organizador: ORGANIZADOR })).toContain(
      'ORGANIZER;CN="Tourism Hub Chile":mailto:hola@tourismhub.example\r\nSTATUS:CANCELLED',
    )
  })
})
