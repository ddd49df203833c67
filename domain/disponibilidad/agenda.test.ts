import { describe, expect, it } from 'vitest'
import { type Agenda, type HorarioConCupos, planificar, sumarAnios, type Temporada, temporadaEn } from './agenda.ts'
import { compararAgenda, type Existente } from './aplicar-agenda.ts'
import { avisoDeHoraSaltada } from './hora-que-existe.ts'
import { revisarAgenda } from './revisar-agenda.ts'

const TODOS = [1, 2, 3, 4, 5, 6, 7]
const horario = (fila: Partial<HorarioConCupos> = {}): HorarioConCupos => ({
  dias: TODOS,
  hora: '10:00',
  cupos: 8,
  desde: null,
  hasta: null,
  ...fila,
})
const agenda = (fila: Partial<Agenda> = {}): Agenda => ({
  horarios: [horario()],
  temporadas: [],
  excepciones: [],
  feriados: 'normal',
  ...fila,
})
const verano: Temporada = {
  nombre: 'Verano',
  desde: '2026-12-15',
  hasta: '2027-03-15',
  cadaAnio: false,
  horarios: [horario({ hora: '08:00', cupos: 12 }), horario({ hora: '17:00', cupos: 12 })],
}
const SANTIAGO = 'America/Santiago'
const horas = (una: Agenda, desde: string, hasta = desde, zona = SANTIAGO) =>
  planificar(una, desde, hasta, zona).salidas.map(({ inicioLocal, cupos }) => `${inicioLocal}/${cupos}`)

describe('what an agenda makes', () => {
  it.each<[string, Agenda, string, string[]]>([
    ['a weekday of the pattern', agenda({ horarios: [horario({ dias: [3] })] }), '2026-11-18', ['2026-11-18T10:00/8']],
    ['a weekday that is not', agenda({ horarios: [horario({ dias: [4] })] }), '2026-11-18', []],
    ['before it holds', agenda({ horarios: [horario({ desde: '2026-11-19' })] }), '2026-11-18', []],
    [
      'on its first day',
      agenda({ horarios: [horario({ desde: '2026-11-18' })] }),
      '2026-11-18',
      ['2026-11-18T10:00/8'],
    ],
    ['on its last day', agenda({ horarios: [horario({ hasta: '2026-11-18' })] }), '2026-11-18', ['2026-11-18T10:00/8']],
    ['after it ended', agenda({ horarios: [horario({ hasta: '2026-11-17' })] }), '2026-11-18', []],
    [
      'two patterns at one hour: the first',
      agenda({ horarios: [horario({ cupos: 4 }), horario({ cupos: 9 })] }),
      '2026-11-18',
      ['2026-11-18T10:00/4'],
    ],
    [
      'two hours, in order',
      agenda({ horarios: [horario({ hora: '15:00' }), horario()] }),
      '2026-11-18',
      ['2026-11-18T10:00/8', '2026-11-18T15:00/8'],
    ],
    ['the last usual day before the season', agenda({ temporadas: [verano] }), '2026-12-14', ['2026-12-14T10:00/8']],
    [
      'the first day of the season',
      agenda({ temporadas: [verano] }),
      '2026-12-15',
      ['2026-12-15T08:00/12', '2026-12-15T17:00/12'],
    ],
    [
      'the last day of the season',
      agenda({ temporadas: [verano] }),
      '2027-03-15',
      ['2027-03-15T08:00/12', '2027-03-15T17:00/12'],
    ],
    ['the day after it', agenda({ temporadas: [verano] }), '2027-03-16', ['2027-03-16T10:00/8']],
    ['a season without hours', agenda({ temporadas: [{ ...verano, horarios: [] }] }), '2027-01-10', []],
    [
      'a closed day',
      agenda({ excepciones: [{ fecha: '2026-11-18', hora: null, cierra: true, cupos: null }] }),
      '2026-11-18',
      [],
    ],
    [
      'a closed hour',
      agenda({
        horarios: [horario(), horario({ hora: '15:00' })],
        excepciones: [{ fecha: '2026-11-18', hora: '10:00', cierra: true, cupos: null }],
      }),
      '2026-11-18',
      ['2026-11-18T15:00/8'],
    ],
    [
      'an extra hour',
      agenda({ excepciones: [{ fecha: '2026-11-18', hora: '20:00', cierra: false, cupos: 3 }] }),
      '2026-11-18',
      ['2026-11-18T10:00/8', '2026-11-18T20:00/3'],
    ],
    [
      'other places for one hour',
      agenda({ excepciones: [{ fecha: '2026-11-18', hora: '10:00', cierra: false, cupos: 3 }] }),
      '2026-11-18',
      ['2026-11-18T10:00/3'],
    ],
    [
      'an extra hour of a closed day',
      agenda({
        excepciones: [
          { fecha: '2026-11-18', hora: null, cierra: true, cupos: null },
          { fecha: '2026-11-18', hora: '20:00', cierra: false, cupos: 3 },
        ],
      }),
      '2026-11-18',
      [],
    ],
    ['a holiday like any day', agenda({ horarios: [horario({ dias: [2] })] }), '2026-12-08', ['2026-12-08T10:00/8']],
    ['a closed holiday', agenda({ feriados: 'cerrado' }), '2026-12-08', []],
    [
      'a holiday like a Sunday',
      agenda({ feriados: 'domingo', horarios: [horario({ dias: [7], hora: '11:00' }), horario({ dias: [2] })] }),
      '2026-12-08',
      ['2026-12-08T11:00/8'],
    ],
    [
      'an extra hour on a closed holiday',
      agenda({ feriados: 'cerrado', excepciones: [{ fecha: '2026-12-08', hora: '12:00', cierra: false, cupos: 5 }] }),
      '2026-12-08',
      ['2026-12-08T12:00/5'],
    ],
    ['29 February', agenda(), '2028-02-29', ['2028-02-29T10:00/8']],
  ])('%s', (_caso, una, fecha, esperadas) => {
    expect(horas(una, fecha)).toEqual(esperadas)
  })

  it('makes nothing of dates the wrong way round', () => {
    expect(planificar(agenda(), '2026-11-19', '2026-11-18', SANTIAGO)).toEqual({ salidas: [], saltadas: [] })
  })
})

describe('where clocks move', () => {
  it.each<[string, string, string, string[], string[]]>([
    ['Santiago has no midnight on 6 September', SANTIAGO, '2026-09-06', ['2026-09-06T10:00'], ['00:30']],
    ['the coming year too', SANTIAGO, '2027-09-05', ['2027-09-05T10:00'], ['00:30']],
    [
      'Rapa Nui jumps on Saturday evening',
      'Pacific/Easter',
      '2026-09-05',
      ['2026-09-05T00:30', '2026-09-05T10:00'],
      ['22:30'],
    ],
    ['Magallanes does not move', 'America/Punta_Arenas', '2026-09-06', ['2026-09-06T00:30', '2026-09-06T10:00'], []],
    ['Aysén does not move', 'America/Coyhaique', '2026-09-06', ['2026-09-06T00:30', '2026-09-06T10:00'], []],
  ])('%s', (_caso, zona, fecha, salen, faltan) => {
    const una = agenda({
      horarios: [
        horario(),
        horario({ hora: '00:30' }),
        ...(faltan.includes('22:30') ? [horario({ hora: '22:30' })] : []),
      ],
    })
    const plan = planificar(una, fecha, fecha, zona)
    expect(plan.salidas.map(({ inicioLocal }) => inicioLocal)).toEqual(salen)
    expect(plan.saltadas).toEqual(faltan.map((hora) => ({ fecha, hora })))
  })

  it.each([
    [SANTIAGO, '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z'],
    ['Pacific/Easter', '2026-04-04', '21:30', '2026-04-05T02:30:00.000Z'],
  ])('takes the first of two in %s', (zona, fecha, hora, instante) => {
    expect(
      planificar(agenda({ horarios: [horario({ hora })] }), fecha, fecha, zona).salidas.map(({ inicioUtc }) =>
        inicioUtc.toISOString(),
      ),
    ).toEqual([instante])
  })

  it('keeps the wall time over both changes', () => {
    const plan = planificar(agenda(), '2026-04-03', '2026-04-06', SANTIAGO)
    expect(plan.salidas.map(({ inicioUtc }) => inicioUtc.toISOString().slice(11, 16))).toEqual([
      '13:00',
      '13:00',
      '14:00',
      '14:00',
    ])
  })
})

describe('a season that comes back', () => {
  const anual = { ...verano, cadaAnio: true }
  it.each([
    ['2026-12-14', false],
    ['2026-12-15', true],
    ['2027-03-15', true],
    ['2027-03-16', false],
    ['2027-12-15', true],
    ['2028-02-29', true],
    ['2028-03-15', true],
    ['2028-03-16', false],
    ['2025-12-20', false],
  ])('%s: %s', (fecha, dura) => {
    expect(temporadaEn([anual], fecha)?.nombre === 'Verano').toBe(dura)
  })

  it.each([
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-12-31', 1, '2027-12-31'],
    ['2027-02-28', 1, '2028-02-28'],
  ])('%s and %d years is %s', (fecha, anios, despues) => {
    expect(sumarAnios(fecha, anios)).toBe(despues)
  })
})

describe('what is wrong with an agenda', () => {
  const hoy = '2026-11-18'
  it.each<[string, Partial<Agenda>, string[]]>([
    ['nothing', { temporadas: [verano] }, []],
    [
      'a pattern that ends before it begins',
      { horarios: [horario({ desde: '2027-01-02', hasta: '2027-01-01' })] },
      ['horarios.0.hasta'],
    ],
    ['a season that does', { temporadas: [{ ...verano, hasta: '2026-12-01' }] }, ['temporadas.0.hasta']],
    ['a season of a year', { temporadas: [{ ...verano, hasta: '2027-12-15' }] }, ['temporadas.0.hasta']],
    [
      'two seasons on one day',
      { temporadas: [verano, { ...verano, nombre: 'Marzo', desde: '2027-03-15', hasta: '2027-03-31' }] },
      ['temporadas.1.desde'],
    ],
    [
      'seasons that meet in a later year',
      {
        temporadas: [
          { ...verano, cadaAnio: true },
          { ...verano, nombre: 'Otra', desde: '2028-01-01', hasta: '2028-01-02' },
        ],
      },
      ['temporadas.1.desde'],
    ],
    [
      'a later yearly season that meets a former single one',
      {
        temporadas: [
          { ...verano, desde: '2028-01-01', hasta: '2028-01-02' },
          { ...verano, cadaAnio: true },
        ],
      },
      ['temporadas.1.desde'],
    ],
    [
      'two exceptions of one moment',
      { excepciones: [1, 2].map(() => ({ fecha: hoy, hora: null, cierra: true, cupos: null })) },
      ['excepciones.1.fecha'],
    ],
    [
      'an extra departure without an hour',
      { excepciones: [{ fecha: hoy, hora: null, cierra: false, cupos: 4 }] },
      ['excepciones.0.hora'],
    ],
    [
      'one without places',
      { excepciones: [{ fecha: hoy, hora: '10:00', cierra: false, cupos: null }] },
      ['excepciones.0.cupos'],
    ],
    [
      'a date too far away',
      { excepciones: [{ fecha: '2028-11-18', hora: null, cierra: true, cupos: null }] },
      ['excepciones.0.fecha'],
    ],
  ])('%s', (_caso, fila, campos) => {
    expect(revisarAgenda(agenda(fila), { hoy, zona: SANTIAGO }).map(({ campo }) => campo)).toEqual(campos)
  })

  it.each<[string, string, string, boolean, string[]]>([
    ['2027-09-05', '00:30', SANTIAGO, false, ['excepciones.0.hora']],
    ['2027-09-05', '00:30', SANTIAGO, true, ['excepciones.0.hora']],
    ['2027-09-05', '01:00', SANTIAGO, false, []],
    ['2027-09-05', '00:30', 'America/Punta_Arenas', false, []],
    ['2027-09-05', '00:30', 'America/Coyhaique', false, []],
    ['2027-09-04', '22:30', 'Pacific/Easter', false, ['excepciones.0.hora']],
    ['2027-09-05', '00:30', 'Pacific/Easter', false, []],
    // Clocks go back: an hour that comes twice is there.
    ['2027-04-03', '23:30', SANTIAGO, false, []],
  ])('an exception of %s at %s in %s, closed: %s', (fecha, hora, zona, cierra, campos) => {
    expect(
      revisarAgenda(agenda({ excepciones: [{ fecha, hora, cierra, cupos: cierra ? null : 4 }] }), { hoy, zona }).map(
        ({ campo }) => campo,
      ),
    ).toEqual(campos)
  })
})

describe('what follows for the departures there are', () => {
  const [prevista] = planificar(agenda(), '2026-11-20', '2026-11-20', SANTIAGO).salidas
  const existente = (fila: Partial<Existente> = {}): Existente => ({
    id: 'a',
    inicioUtc: prevista!.inicioUtc,
    cupos: 8,
    cuposFijados: false,
    vivas: 0,
    estado: 'abierta',
    cierreCausa: null,
    ...fila,
  })
  const nada = { crear: [], reabrir: [], retirar: [], ajustar: [], conflictos: [] }
  const conflicto = (tipo: 'fuera' | 'cupos') => ({ salidaId: 'a', inicioUtc: prevista!.inicioUtc, vivas: 2, tipo })

  it.each<[string, boolean, Existente[], Partial<ReturnType<typeof compararAgenda>>]>([
    ['a new one', true, [], { crear: [prevista!] }],
    ['one that is there', true, [existente()], {}],
    ['other places', true, [existente({ cupos: 5 })], { ajustar: [{ id: 'a', cupos: 8 }] }],
    ['places set by hand', true, [existente({ cupos: 5, cuposFijados: true })], {}],
    ['other places, sold', true, [existente({ cupos: 5, vivas: 2 })], { conflictos: [conflicto('cupos')] }],
    [
      'one that was taken out',
      true,
      [existente({ estado: 'cerrada', cierreCausa: 'patron' })],
      { reabrir: [{ id: 'a', cupos: 8 }] },
    ],
    [
      'one of a day that was closed',
      true,
      [existente({ estado: 'cerrada', cierreCausa: 'dia', vivas: 2, cupos: 8 })],
      { reabrir: [{ id: 'a', cupos: 8 }] },
    ],
    ['one closed by hand', true, [existente({ estado: 'cerrada', cierreCausa: 'operador' })], {}],
    ['one closed by another calendar', true, [existente({ estado: 'cerrada', cierreCausa: 'calendario' })], {}],
    ['one called off', true, [existente({ estado: 'cancelada' })], {}],
    ['one that is wanted no more', false, [existente()], { retirar: [{ id: 'a', inicioUtc: prevista!.inicioUtc }] }],
    ['one wanted no more, sold', false, [existente({ vivas: 2 })], { conflictos: [conflicto('fuera')] }],
    ['one wanted no more and closed', false, [existente({ estado: 'cerrada', cierreCausa: 'operador' })], {}],
    ['one wanted no more and called off', false, [existente({ estado: 'cancelada', vivas: 2 })], {}],
  ])('%s', (_caso, querida, existentes, cambios) => {
    expect(compararAgenda(querida ? [prevista!] : [], existentes)).toEqual({ ...nada, ...cambios })
  })
})

it.each([
  [
    '2027-09-05',
    '00:30',
    SANTIAGO,
    'Las 00:30 del 5 de septiembre de 2027 no existen por el cambio de hora. Elige otra hora',
  ],
  ['2027-09-05', '01:00', SANTIAGO, null],
  ['2027-02-30', '10:00', SANTIAGO, null],
  ['2027-09-05', '', SANTIAGO, null],
])('of %s at %s in %s it is said: %s', (fecha, hora, zona, aviso) => {
  expect(avisoDeHoraSaltada(fecha, hora, zona)).toBe(aviso)
})
