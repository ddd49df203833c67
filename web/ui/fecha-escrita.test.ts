import { describe, expect, it } from 'vitest'
import { escribirFecha, leerFecha } from './fecha-escrita.ts'

describe('a day that somebody writes', () => {
  it.each([
    ['14-11-2026', '2026-11-14'],
    ['4/1/2027', '2027-01-04'],
    ['14.11.26', '2026-11-14'],
    ['14 11 2026', '2026-11-14'],
    ['  14-11-2026 ', '2026-11-14'],
    ['14112026', '2026-11-14'],
    ['141126', '2026-11-14'],
    ['2026-11-14', '2026-11-14'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2026', null],
    ['31-11-2026', null],
    ['11-14-2026', null],
    ['00-11-2026', null],
    ['14-11', null],
    ['mañana', null],
    ['', null],
  ])('%j is %j', (texto, iso) => {
    expect(leerFecha(texto)).toBe(iso)
  })

  it.each([
    ['14-11-20', null],
    ['141120', null],
    ['14-11-2026', '2026-11-14'],
  ])('%j is %j while it is being written', (texto, iso) => {
    expect(leerFecha(texto, true)).toBe(iso)
  })

  it('is shown with the day first', () => {
    expect(escribirFecha('2026-11-04')).toBe('04-11-2026')
    expect(escribirFecha('')).toBe('')
  })
})
