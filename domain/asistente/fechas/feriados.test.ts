import { describe, expect, it } from 'vitest'
import { diaDeSemana } from '#domain/fechas.ts'
import { diasLibresAlrededor, FERIADOS, proximaSemanaSanta, proximoFeriado, proximoFeriadoLargo } from './feriados.ts'

const deNombre = (nombre: string) => Object.keys(FERIADOS).filter((dia) => FERIADOS[dia] === nombre)

describe('public holidays', () => {
  it('knows three years of them', () => {
    expect(
      ['2026', '2027', '2028'].map((anio) => Object.keys(FERIADOS).filter((dia) => dia.startsWith(anio)).length),
    ).toEqual([16, 17, 16])
  })

  it.each([
    ['Viernes Santo', [5, 5, 5]],
    ['Sábado Santo', [6, 6, 6]],
    ['San Pedro y San Pablo', [1, 1, 1]],
    ['Encuentro de Dos Mundos', [1, 1, 1]],
    ['Iglesias Evangélicas', [6, 7, 5]],
  ])('%s falls on its weekday', (nombre, dias) => {
    expect(deNombre(nombre).map(diaDeSemana)).toEqual(dias)
  })

  it.each([
    ['2026-11-21', '2026-12-08'],
    ['2026-12-08', '2026-12-25'],
    ['2026-12-25', '2027-01-01'],
    ['2028-12-26', null],
  ])('after %s comes %s', (hoy, dia) => {
    expect(proximoFeriado(hoy)).toBe(dia)
  })

  it('joins them with the weekend beside', () => {
    expect(proximoFeriadoLargo('2026-11-21')).toEqual({ desde: '2026-12-25', hasta: '2026-12-27' })
    expect(proximoFeriadoLargo('2026-12-26')).toEqual({ desde: '2027-01-01', hasta: '2027-01-03' })
    expect(diasLibresAlrededor('2027-09-18')).toEqual({ desde: '2027-09-17', hasta: '2027-09-19', largo: 3 })
    expect(diasLibresAlrededor('2028-09-18')).toEqual({ desde: '2028-09-16', hasta: '2028-09-19', largo: 4 })
  })

  it.each([
    ['2026-11-21', '2027-03-26'],
    ['2027-03-28', '2027-03-26'],
    ['2027-03-29', '2028-04-14'],
  ])('on %s Holy Week begins on %s', (hoy, desde) => {
    expect(proximaSemanaSanta(hoy)?.desde).toBe(desde)
  })
})
