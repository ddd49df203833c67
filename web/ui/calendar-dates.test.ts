import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dateForKey, monthGrid, monthsBetween, monthWeeks, weekday } from './calendar-dates.ts'
import { type CalendarProps, chosenRange, dayName, nextRange } from './calendar-selection.ts'

describe('calendar dates', () => {
  it.each([
    ['2026-11-14', 5],
    ['2026-11-16', 0],
    ['2024-02-29', 3],
  ])('%s is weekday %i, Monday first', (date, expected) => {
    expect(weekday(date)).toBe(expected)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-09-05', 1, '2026-09-06'],
    ['2026-04-04', 1, '2026-04-05'],
  ])('%s plus %i days, whatever the clock changes', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-14', 14, '2028-01-14'],
  ])('%s plus %i months', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it.each([
    ['ArrowLeft', false, '2026-11-13'],
    ['ArrowRight', false, '2026-11-15'],
    ['ArrowUp', false, '2026-11-07'],
    ['ArrowDown', false, '2026-11-21'],
    ['Home', false, '2026-11-09'],
    ['End', false, '2026-11-15'],
    ['PageUp', false, '2026-10-14'],
    ['PageDown', false, '2026-12-14'],
    ['PageUp', true, '2025-11-14'],
    ['PageDown', true, '2027-11-14'],
    ['a', false, null],
  ])('%s (shift %s) leads to %s', (key, withShift, expected) => {
    expect(dateForKey('2026-11-14', key, withShift)).toBe(expected)
  })

  it('lays a month out in rows of seven', () => {
    const grid = monthGrid('2026-11-14')
    expect(grid.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(grid[0]?.slice(5)).toEqual([null, '2026-11-01'])
    expect(grid.flat().filter(Boolean)).toHaveLength(30)
    expect(monthGrid('2027-02-01')).toHaveLength(4)
  })

  it.each([
    ['2026-11-01', undefined, 6, null],
    ['2026-11-01', '2026-11-15', 4, '2026-11-09'],
    ['2026-11-01', '2026-11-16', 3, '2026-11-16'],
    ['2026-11-01', '2026-11-30', 1, '2026-11-30'],
    ['2026-12-01', '2026-11-22', 5, null],
    ['2026-10-01', '2026-11-22', 5, null],
  ])('%s leaves out the weeks before %s', (month, min, weeks, first) => {
    const shown = monthWeeks(month, min)
    expect([shown.length, shown[0]?.[0]]).toEqual([weeks, first])
  })

  it('counts months over the year', () => {
    expect(monthsBetween('2026-11-30', '2027-02-01')).toBe(3)
  })
})

describe('choosing days', () => {
  const range = (start: string | null, end: string | null): CalendarProps => ({
    mode: 'range',
    value: { start, end },
    onChange: () => {},
    today: '2026-11-10',
    min: '2026-11-10',
  })

  it('completes a range forwards, and begins anew backwards or after completion', () => {
    expect(nextRange({ start: null, end: null }, '2026-11-14')).toEqual({ start: '2026-11-14', end: null })
    expect(nextRange({ start: '2026-11-14', end: null }, '2026-11-16')).toEqual({
      start: '2026-11-14',
      end: '2026-11-16',
    })
    expect(nextRange({ start: '2026-11-14', end: null }, '2026-11-12')).toEqual({ start: '2026-11-12', end: null })
    expect(nextRange({ start: '2026-11-14', end: '2026-11-16' }, '2026-11-20')).toEqual({
      start: '2026-11-20',
      end: null,
    })
  })

  it('paints towards the pointer only where the day can be chosen', () => {
    expect(chosenRange(range('2026-11-14', null), '2026-11-16').end).toBe('2026-11-16')
    expect(chosenRange(range('2026-11-14', null), '2026-11-12').end).toBe(null)
  })

  it.each([
    [range('2026-11-14', null), '2026-11-14', 'sábado 14 de noviembre, inicio del rango'],
    [range('2026-11-14', '2026-11-16'), '2026-11-15', 'domingo 15 de noviembre, dentro del rango'],
    [range(null, null), '2026-11-10', 'martes 10 de noviembre, hoy'],
    [range(null, null), '2026-11-09', 'lunes 9 de noviembre, no disponible'],
    [{ ...range(null, null), dayState: () => 'full' as const }, '2026-11-14', 'sábado 14 de noviembre, sin cupos'],
  ])('reads a day out', (calendar, date, expected) => {
    expect(dayName(calendar, date)).toBe(expected)
  })
})
