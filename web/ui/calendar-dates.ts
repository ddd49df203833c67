// Calendar days are yyyy-mm-dd strings. Date is used in UTC only, as a counter of days.
const DAY_MS = 86_400_000

export type DateParts = { year: number; month: number; day: number }

export function toParts(date: string): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

export function toDate({ year, month, day }: DateParts): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(date: string): number {
  const { year, month, day } = toParts(date)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}

export function addDays(date: string, days: number): string {
  const { year, month, day } = toParts(date)
  return new Date(Date.UTC(year, month - 1, day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or that month's last day: 31 January plus 1 is 28 February. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = toParts(date)
  const index = year * 12 + (month - 1) + months
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  return toDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** '2026-11-14' → '2026-11-01' */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`
}

export function monthsBetween(from: string, to: string): number {
  const a = toParts(from)
  const b = toParts(to)
  return (b.year - a.year) * 12 + (b.month - a.month)
}

export function startOfWeek(date: string): string {
  return addDays(date, -weekday(date))
}

export function endOfWeek(date: string): string {
  return addDays(date, 6 - weekday(date))
}

/** Rows of seven, Monday first; days of the neighbouring months are null. */
export function monthGrid(month: string): (string | null)[][] {
  const first = monthOf(month)
  const { year, month: number } = toParts(first)
  const blanks = Array<null>(weekday(first)).fill(null)
  const days = Array.from({ length: daysInMonth(year, number) }, (_, index) => addDays(first, index))
  const cells = [...blanks, ...days]
  const rows = Math.ceil(cells.length / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column] ?? null),
  )
}

/** The grid without the weeks that end before `min`: nothing can be chosen there. */
export function monthWeeks(month: string, min?: string): (string | null)[][] {
  const weeks = monthGrid(month)
  const coming = min ? weeks.filter((week) => (week.findLast(Boolean) ?? '') >= min) : weeks
  return coming.length > 0 ? coming : weeks
}

export function clampDate(date: string, min?: string, max?: string): string {
  if (min && date < min) return min
  if (max && date > max) return max
  return date
}

/** Where a key of the grid pattern leads, or null if the key is not one of them. */
export function dateForKey(date: string, key: string, withShift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return startOfWeek(date)
    case 'End':
      return endOfWeek(date)
    case 'PageUp':
      return addMonths(date, withShift ? -12 : -1)
    case 'PageDown':
      return addMonths(date, withShift ? 12 : 1)
    default:
      return null
  }
}
