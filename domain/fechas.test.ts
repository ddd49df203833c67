import fc from 'fast-check'
import { ZONAS_HORARIAS } from '#contract/enumeraciones.ts'
import { describe, expect, it, vi } from 'vitest'
import {
  acotarFecha,
  aInstante,
  conOffset,
  diaDeSemana,
  diaLocal,
  diasEntre,
  esFecha,
  esHora,
  fechaLocal,
  horaLocal,
  nombreDeZona,
  plazoDeDias,
  sumarDias,
  ultimoInstante,
  zonaDeRegion,
} from './fechas.ts'

const CUARTO_MS = 15 * 60_000
const DIAS_DE_CAMBIO = [
  '2026-04-04',
  '2026-04-05',
  '2026-09-05',
  '2026-09-06',
  '2027-04-03',
  '2027-04-04',
  '2027-09-04',
  '2027-09-05',
]
const HORAS = Array.from(
  { length: 96 },
  (_, i) => `${String(Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`,
)

/** Every instant of a wall slot, asked from Intl by trying all of them: the judge of P5. */
function relojes(fecha: string, zona: string): Map<string, Date[]> {
  const formato = new Intl.DateTimeFormat('sv-SE', { timeZone: zona, dateStyle: 'short', timeStyle: 'short' })
  const inicio = Date.parse(`${fecha}T00:00:00Z`) - 14 * 3_600_000
  const instantes = Array.from({ length: (52 * 3_600_000) / CUARTO_MS }, (_, i) => new Date(inicio + i * CUARTO_MS))
  return Map.groupBy(instantes, (instante) => formato.format(instante))
}

describe('P5: wall time on the days when clocks move', () => {
  const casos = ZONAS_HORARIAS.flatMap((zona) => DIAS_DE_CAMBIO.map((fecha) => ({ zona, fecha })))

  it.each(casos)('$zona $fecha: gap refused, repeat first, round trip exact', ({ zona, fecha }) => {
    const verdad = relojes(fecha, zona)
    for (const hora of HORAS) {
      const instantes = verdad.get(`${fecha} ${hora}`) ?? []
      expect(aInstante({ fecha, hora, zona }), hora).toEqual(instantes[0] ?? null)
      expect(aInstante({ fecha, hora, zona, segundaVez: true }), hora).toEqual(instantes.at(-1) ?? null)
      for (const instante of instantes) {
        expect(fechaLocal(instante, zona)).toBe(fecha)
        expect(horaLocal(instante, zona)).toBe(hora)
        expect(new Date(conOffset(instante, zona))).toEqual(instante)
      }
    }
  })

  it.each([
    { zona: 'America/Santiago', fecha: '2026-09-06', saltadas: ['00:00', '00:15', '00:30', '00:45'] },
    { zona: 'Pacific/Easter', fecha: '2026-09-05', saltadas: ['22:00', '22:15', '22:30', '22:45'] },
    { zona: 'America/Punta_Arenas', fecha: '2026-09-06', saltadas: [] },
    { zona: 'America/Coyhaique', fecha: '2026-09-06', saltadas: [] },
  ])('$zona skips $saltadas', ({ zona, fecha, saltadas }) => {
    expect(HORAS.filter((hora) => aInstante({ fecha, hora, zona }) === null)).toEqual(saltadas)
  })

  it.each([
    { zona: 'America/Santiago', fecha: '2026-04-04', repetidas: ['23:00', '23:15', '23:30', '23:45'] },
    { zona: 'Pacific/Easter', fecha: '2026-04-04', repetidas: ['21:00', '21:15', '21:30', '21:45'] },
    { zona: 'America/Punta_Arenas', fecha: '2026-04-04', repetidas: [] },
  ])('$zona has $repetidas twice', ({ zona, fecha, repetidas }) => {
    const dosVeces = HORAS.filter(
      (hora) =>
        Number(aInstante({ fecha, hora, zona, segundaVez: true })) - Number(aInstante({ fecha, hora, zona })) ===
        3_600_000,
    )
    expect(dosVeces).toEqual(repetidas)
  })
})

it.each(ZONAS_HORARIAS)('%s: any instant comes back from its text', (zona) => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (instante) => {
        expect(new Date(conOffset(instante, zona))).toEqual(instante)
      },
    ),
  )
})

it('converts the 40,000 departures of a demo start without asking for the offset of each', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
  for (let i = 0; i < 40_000; i++)
    aInstante({ fecha: sumarDias('2026-01-01', i % 365), hora: HORAS[i % 96]!, zona: ZONAS_HORARIAS[i % 4]! })
  expect(asked.mock.calls.length).toBeLessThan(4_000)
})

it.each([
  ['2026-11-14T12:00:00Z', 'America/Santiago', '2026-11-14T09:00:00-03:00'],
  ['2026-07-14T12:00:00Z', 'America/Santiago', '2026-07-14T08:00:00-04:00'],
  ['2026-07-14T12:00:00Z', 'America/Punta_Arenas', '2026-07-14T09:00:00-03:00'],
  ['2026-07-14T12:00:00.250Z', 'Pacific/Easter', '2026-07-14T06:00:00.250-06:00'],
  ['2026-07-14T12:00:00Z', 'UTC', '2026-07-14T12:00:00+00:00'],
])('writes %s in %s as %s', (instante, zona, texto) => {
  expect(conOffset(new Date(instante), zona)).toBe(texto)
})

it.each([
  { fecha: '2026-09-06', zona: 'America/Santiago', desde: '2026-09-06T04:00:00Z', horas: 23 },
  { fecha: '2026-04-04', zona: 'America/Santiago', desde: '2026-04-04T03:00:00Z', horas: 25 },
  { fecha: '2026-09-05', zona: 'Pacific/Easter', desde: '2026-09-05T06:00:00Z', horas: 23 },
  { fecha: '2026-09-06', zona: 'America/Coyhaique', desde: '2026-09-06T03:00:00Z', horas: 24 },
])('$fecha in $zona lasts $horas h', ({ fecha, zona, desde, horas }) => {
  const dia = diaLocal(fecha, zona)
  expect(dia.desde).toEqual(new Date(desde))
  expect((dia.hasta.getTime() - dia.desde.getTime()) / 3_600_000).toBe(horas)
  expect(fechaLocal(dia.desde, zona)).toBe(fecha)
  expect(fechaLocal(new Date(dia.hasta.getTime() - 1), zona)).toBe(fecha)
})

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('calls %j a calendar date: %s', (texto, real) => {
  expect(esFecha(texto)).toBe(real)
  expect(aInstante({ fecha: texto, hora: '10:00', zona: 'America/Santiago' }) !== null).toBe(real)
})

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['10:60', false],
])('calls %j a wall time: %s', (texto, real) => {
  expect(esHora(texto)).toBe(real)
})

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-09-05', 1, '2026-09-06'],
])('%s plus %i days is %s', (fecha, dias, otra) => {
  expect(sumarDias(fecha, dias)).toBe(otra)
  expect(diasEntre(fecha, otra)).toBe(dias)
})

it.each([
  ['2026-11-16', 1],
  ['2026-11-14', 6],
  ['2026-11-15', 7],
])('%s is ISO weekday %i', (fecha, dia) => {
  expect(diaDeSemana(fecha)).toBe(dia)
})

it.each([
  ['12', '12101', 'America/Punta_Arenas', 'hora de Magallanes'],
  ['11', '11101', 'America/Coyhaique', 'hora de Aysén'],
  ['05', '05201', 'Pacific/Easter', 'hora de Rapa Nui'],
  ['05', '05101', 'America/Santiago', 'hora de Chile continental'],
  ['13', undefined, 'America/Santiago', 'hora de Chile continental'],
])('region %s, comuna %s lives by %s', (region, comuna, zona, nombre) => {
  expect(zonaDeRegion(region, comuna)).toBe(zona)
  expect(nombreDeZona(zonaDeRegion(region, comuna))).toBe(nombre)
})

it.each([
  ['0001-01-01', '1900-01-01'],
  ['9999-12-31', '2999-12-31'],
  ['2026-11-14', '2026-11-14'],
])('brings %s to %s', (fecha, acotada) => {
  expect(acotarFecha(fecha)).toBe(acotada)
})

describe('a date that is promised lasts to the end of that day', () => {
  it.each([
    ['2026-12-11T12:00:00Z', 7, 'America/Santiago', '2026-12-19T02:59:59.999Z'],
    ['2026-12-11T02:00:00Z', 7, 'America/Santiago', '2026-12-18T02:59:59.999Z'],
    ['2026-12-11T12:00:00Z', 0, 'Pacific/Easter', '2026-12-12T04:59:59.999Z'],
    // The night when clocks go back has its last hour twice; in that of September the next day begins an hour late.
    ['2026-03-28T12:00:00Z', 7, 'America/Santiago', '2026-04-05T03:59:59.999Z'],
    ['2026-08-29T12:00:00Z', 7, 'America/Santiago', '2026-09-06T03:59:59.999Z'],
    ['2026-12-11T12:00:00Z', 7, 'America/Punta_Arenas', '2026-12-19T02:59:59.999Z'],
  ])('from %s, %i days in %s: %s', (desde, dias, zona, hasta) =>
    expect(plazoDeDias(new Date(desde), dias, zona)).toEqual(new Date(hasta)),
  )

  it('in Santiago where nothing has a place of its own', () =>
    expect(ultimoInstante('2026-12-18')).toEqual(new Date('2026-12-19T02:59:59.999Z')))
})
