import { describe, expect, it } from 'vitest'
import {
  esCancelable,
  motivoParaNoAlargar,
  motivoParaNoModificar,
  motivoParaNoMover,
  motivoParaNoSoltar,
  venceRetencion,
} from './plazos.ts'
import { acompanantesDe, contarUnidades, maxUnidades, motivoPorUnidades } from './unidades.ts'
import { contarVacantes, mejorEstado } from './vacantes.ts'

const AHORA = new Date('2026-11-18T12:00:00Z')
const en = (horas: number): Date => new Date(AHORA.getTime() + horas * 3_600_000)

describe('units', () => {
  it.each([
    [['adulto', 'nino'], ['adulto', 'nino'], null],
    [['nino'], ['adulto', 'nino'], 'participantes-invalidos'],
    [['nino', 'adultoMayor'], ['adulto', 'nino', 'adultoMayor'], null],
    [['nino'], ['nino'], null],
    [[], ['adulto'], 'participantes-invalidos'],
    [Array.from({ length: 51 }, () => 'adulto' as const), ['adulto'], 'participantes-invalidos'],
  ] as const)('%j of %j: %s', (tipos, vendidas, motivo) => {
    expect(motivoPorUnidades(tipos, vendidas)).toBe(motivo)
  })
  it.each([
    [['adulto', 'nino'], 16, 16, 16],
    [['adulto'], 3, 16, 3],
    [['adulto'], 400, 400, 50],
    [['adulto', 'grupo'], 9, 16, 9],
    [['grupo'], 16, 16, 1],
    [['grupo'], 15, 16, 0],
    [['grupo'], 0, 0, 0],
  ] as const)('%j, %i of %i places: %i at most', (tipos, vacantes, cupos, max) => {
    expect(maxUnidades(tipos, { vacantes, cupos })).toBe(max)
  })
  it('count by kind, and only a child needs company', () => {
    expect(contarUnidades(['nino', 'adulto', 'adulto'])).toEqual({ adulto: 2, nino: 1 })
    expect([acompanantesDe('nino', ['adulto', 'nino']), acompanantesDe('adulto', ['adulto', 'nino'])]).toEqual([
      ['adulto'],
      [],
    ])
  })
})

describe('limits', () => {
  it.each([
    ['flexible', 24, true],
    ['flexible', 23, false],
    ['moderada', 24, true],
    ['estricta', 72, true],
    ['estricta', 71, false],
    ['no_reembolsable', 1, true],
    ['no_reembolsable', -1, false],
  ] as const)('%s, %s hours before: %s', (politica, horas, si) => {
    expect(esCancelable({ estado: 'confirmada', inicio: en(horas), politica }, AHORA)).toBe(si)
  })
  it.each([
    ['pendiente', 2, false, null],
    ['pagada', 2, false, null],
    ['confirmada', 2, false, 'reserva-no-cancelable'],
    ['confirmada', 2, true, null],
    ['confirmada', -1, true, 'reserva-no-cancelable'],
    ['cancelada', 48, false, 'reserva-ya-cancelada'],
    ['expirada', 48, false, 'reserva-no-cancelable'],
    ['realizada', 48, true, 'reserva-no-cancelable'],
  ] as const)('letting go of %s %s hours before, forced %s: %s', (estado, horas, forzar, motivo) => {
    expect(motivoParaNoSoltar({ estado, inicio: en(horas), politica: 'flexible' }, forzar, AHORA)).toBe(motivo)
  })
  it.each([
    ['confirmada', 2, true],
    ['confirmada', -1, true],
    ['pagada', 2, true],
    ['cancelada', 2, false],
    ['realizada', -1, false],
  ] as const)('what was called off may end at any time: %s %s hours before, %s', (estado, horas, si) => {
    const suspendida = { estado, inicio: en(horas), politica: 'flexible', suspendida: true } as const
    expect([esCancelable(suspendida, AHORA), motivoParaNoSoltar(suspendida, false, AHORA) === null]).toEqual([si, si])
  })
  it.each([
    ['pendiente', 2, null],
    ['confirmada', 48, null],
    ['confirmada', 2, 'cambio-fuera-de-plazo'],
    ['expirada', 48, 'reserva-vencida'],
    ['cancelada', 48, 'reserva-no-cambiable'],
  ] as const)('changing %s %s hours before: %s', (estado, horas, motivo) => {
    expect(motivoParaNoModificar({ estado, inicio: en(horas), politica: 'flexible' }, AHORA)).toBe(motivo)
  })
  it.each([
    ['all comes back', { porcentaje: 100, porQuitadas: 0 }, null],
    ['half', { porcentaje: 50, porQuitadas: 0 }, 'cambio-fuera-de-plazo'],
    ['nothing', { porcentaje: 0, porQuitadas: 0 }, 'cambio-fuera-de-plazo'],
    ['all, but of what was taken off before', { porcentaje: 100, porQuitadas: 9_000 }, 'cambio-fuera-de-plazo'],
  ] as const)('goes to another departure where leaving would cost nothing: %s', (_, vuelve, motivo) => {
    expect(motivoParaNoMover(vuelve)).toBe(motivo)
  })
  it('holds half an hour unless told, two hours at most, and never shortens', () => {
    const minutos = (d: Date): number => (d.getTime() - AHORA.getTime()) / 60_000
    const hasta = en(4)
    expect(
      [
        venceRetencion(AHORA, undefined, { hasta }),
        venceRetencion(AHORA, 5, { hasta }),
        venceRetencion(AHORA, 9000, { hasta }),
        venceRetencion(AHORA, 5, { actual: en(1), hasta }),
      ].map(minutos),
    ).toEqual([30, 5, 120, 60])
  })
  it.each([
    ['shorter than what is left', 60, 30, 4, 60, null],
    ['as far as what is left', 30, 120, 1, 60, null],
    ['nothing is left', 60, 30, 1, 60, null],
    ['nothing is left, and more is asked for', 60, 90, 1, 60, 'reserva-ya-extendida'],
    ['a rule that was made shorter takes nothing away', 60, 30, 0.5, 60, null],
  ] as const)('extending: %s', (...[, actual, minutos, hasta, vence, motivo]) => {
    const retencion = { actual: en(actual / 60), hasta: en(hasta) }
    expect([
      (venceRetencion(AHORA, minutos, retencion).getTime() - AHORA.getTime()) / 60_000,
      motivoParaNoAlargar(AHORA, minutos, retencion),
    ]).toEqual([vence, motivo])
  })
})

describe('vacancies', () => {
  const salida = {
    cupos: 10,
    ocupadas: 0,
    fila: null,
    estado: 'abierta',
    cierreVentas: en(1),
    inicioUtc: en(2),
    documentosAlDia: true,
  } as const
  it.each([
    [{}, true, 'disponible', 10],
    [{ ocupadas: 5 }, true, 'disponible', 5],
    [{ ocupadas: 6 }, true, 'quedan_pocas', 4],
    [{ ocupadas: 10 }, true, 'agotada', 0],
    [{ ocupadas: 12 }, true, 'agotada', 0],
    [{ ocupadas: 8, fila: [1, 3, 1] }, true, 'agotada', 0],
    [{ estado: 'cerrada' }, true, 'cerrada', 10],
    [{ cierreVentas: en(-1) }, true, 'cerrada', 10],
    [{}, false, 'cerrada', 10],
    [{ documentosAlDia: false }, true, 'cerrada', 10],
  ] as const)('%j: %s %s', (cambios, recibe, estado, vacantes) => {
    expect(
      contarVacantes({ ...salida, ...cambios }, { recibeReservas: recibe, alcanza: Number.POSITIVE_INFINITY }, AHORA),
    ).toEqual({ estado, vacantes })
  })
  it.each([
    [0, {}, 'agotada', 0],
    [3, {}, 'quedan_pocas', 3],
    [7, {}, 'disponible', 7],
    [4, { ocupadas: 8 }, 'quedan_pocas', 2],
    [3, { fila: [2] }, 'quedan_pocas', 1],
  ] as const)('as what it shares allows %i: %j %s %i', (alcanza, cambios, estado, vacantes) => {
    expect(contarVacantes({ ...salida, ...cambios }, { recibeReservas: true, alcanza }, AHORA)).toEqual({
      estado,
      vacantes,
    })
  })
  it('knows the best of a day', () =>
    expect([mejorEstado(['cerrada', 'quedan_pocas', 'agotada']), mejorEstado([])]).toEqual(['quedan_pocas', 'cerrada']))
})
