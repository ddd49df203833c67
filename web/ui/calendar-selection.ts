import { clampDate } from './calendar-dates.ts'
import { formatDiaSinAno } from './formato.ts'

export type DayState = 'free' | 'full' | 'closed' | 'disabled'
export type DateRange = { start: string | null; end: string | null }

type Choice =
  | { mode: 'single'; value: string | null; onChange: (date: string) => void }
  | { mode: 'range'; value: DateRange; onChange: (range: DateRange) => void }

export type CalendarProps = Choice & {
  today: string
  min?: string
  max?: string
  months?: 1 | 2
  /** Takes no more room than the tallest month seen so far; without it there is always room for six weeks. */
  growsDown?: boolean
  /** The month shown first, any day of it. */
  month?: string
  /** A full day leads somewhere, too: its waiting list. */
  isFullPickable?: boolean
  dayState?: (date: string) => DayState | undefined
  /** Said after the day's name and state: '6 cupos'. */
  dayNote?: (date: string) => string | undefined
  onMonthChange?: (firstDay: string) => void
  onEscape?: () => void
  label?: string
  className?: string
}

export function stateOf(calendar: CalendarProps, date: string): DayState | undefined {
  if ((calendar.min && date < calendar.min) || (calendar.max && date > calendar.max)) return 'disabled'
  return calendar.dayState?.(date)
}

export function canPick(calendar: CalendarProps, date: string): boolean {
  const state = stateOf(calendar, date)
  return state === undefined || state === 'free' || (state === 'full' && calendar.isFullPickable === true)
}

export function pick(calendar: CalendarProps, date: string): void {
  if (!canPick(calendar, date)) return
  if (calendar.mode === 'single') calendar.onChange(date)
  else calendar.onChange(nextRange(calendar.value, date))
}

/** A second day not before the first completes the range; anything else begins a new one. */
export function nextRange({ start, end }: DateRange, date: string): DateRange {
  if (start && !end && date >= start) return { start, end: date }
  return { start: date, end: null }
}

/** The range to paint: while only the start is chosen, the day under the pointer stands for the end. */
export function chosenRange(calendar: CalendarProps, hovered: string | null): DateRange {
  if (calendar.mode === 'single') return { start: calendar.value, end: calendar.value }
  const { start, end } = calendar.value
  if (start && !end && hovered && hovered > start && canPick(calendar, hovered)) return { start, end: hovered }
  return { start, end }
}

export function firstFocus(calendar: CalendarProps): string {
  const chosen = calendar.mode === 'single' ? calendar.value : calendar.value.start
  return clampDate(chosen ?? calendar.month ?? calendar.today, calendar.min, calendar.max)
}

const STATE_WORDS: Record<DayState, string> = {
  free: 'disponible',
  full: 'sin cupos',
  closed: 'cerrado',
  disabled: 'no disponible',
}

/** 'sábado 14 de noviembre, inicio del rango' */
export function dayName(calendar: CalendarProps, date: string): string {
  const state = stateOf(calendar, date)
  const note = calendar.dayNote?.(date)
  const parts = [
    formatDiaSinAno(date),
    date === calendar.today && 'hoy',
    state && !(state === 'free' && note) && STATE_WORDS[state],
    note,
    calendar.mode === 'range' && placeInRange(calendar.value, date),
    calendar.mode === 'single' && calendar.value === date && 'elegido',
  ]
  return parts.filter(Boolean).join(', ')
}

function placeInRange({ start, end }: DateRange, date: string): string | false {
  if (date === start) return date === end ? 'inicio y fin del rango' : 'inicio del rango'
  if (date === end) return 'fin del rango'
  return Boolean(start && end && date > start && date < end) && 'dentro del rango'
}
