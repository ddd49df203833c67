import { type KeyboardEvent, useId } from 'react'
import { monthWeeks } from './calendar-dates.ts'
import { CalendarDay } from './calendar-day.tsx'
import type { CalendarProps, DateRange } from './calendar-selection.ts'
import { DIAS, formatMes } from './formato.ts'

type CalendarMonthProps = {
  month: string
  /** Weeks that end before it are left out. */
  from: string | undefined
  calendar: CalendarProps
  range: DateRange
  focused: string
  onPick: (date: string) => void
  onHover: (date: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function CalendarMonth({
  month,
  from,
  calendar,
  range,
  focused,
  onPick,
  onHover,
  onKeyDown,
}: CalendarMonthProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className="flex h-11 items-center justify-center font-semibold text-text first-letter:uppercase">
        {formatMes(month)}
      </p>
      <table
        role="grid"
        aria-labelledby={id}
        aria-multiselectable={calendar.mode === 'range' || undefined}
        className="mt-2 w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {DIAS.map((day) => (
              <th key={day} scope="col" abbr={day} className="h-8 text-caption font-medium text-text-3">
                <span aria-hidden>{day.slice(0, 2)}</span>
                <span className="sr-only">{day}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, from).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) =>
                date ? (
                  <CalendarDay
                    key={date}
                    date={date}
                    calendar={calendar}
                    range={range}
                    isFocusable={date === focused}
                    onPick={onPick}
                    onHover={onHover}
                    onKeyDown={onKeyDown}
                  />
                ) : (
                  <td key={DIAS[column]} aria-hidden />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
