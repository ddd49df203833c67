import type { KeyboardEvent } from 'react'
import { type CalendarProps, canPick, type DateRange, type DayState, dayName, stateOf } from './calendar-selection.ts'
import { cx } from './cx.ts'

type CalendarDayProps = {
  date: string
  calendar: CalendarProps
  range: DateRange
  isFocusable: boolean
  onPick: (date: string) => void
  onHover: (date: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const faces: Record<DayState, string> = {
  free: 'bg-primary-soft font-semibold text-primary-soft-text hover:inset-ring-2 hover:inset-ring-primary',
  full: 'text-text-3 line-through decoration-[1.5px] not-aria-disabled:hover:bg-surface-2',
  closed: 'text-text-3 opacity-60',
  disabled: 'text-text-3 opacity-60',
}
const plain = 'text-text hover:bg-primary-soft hover:text-primary-soft-text'

export function CalendarDay({ date, calendar, range, isFocusable, onPick, onHover, onKeyDown }: CalendarDayProps) {
  const { start, end } = range
  const isEdge = date === start || date === end
  const isInside = Boolean(start && end && date > start && date < end)
  const state = stateOf(calendar, date)
  const isSpread = Boolean(start && end && start !== end)
  return (
    <td aria-selected={isEdge || isInside} className="p-0.5 px-0">
      <div
        className={cx(
          isInside && 'bg-primary-soft',
          isSpread && date === start && 'bg-linear-to-r from-transparent from-50% to-primary-soft to-50%',
          isSpread && date === end && 'bg-linear-to-l from-transparent from-50% to-primary-soft to-50%',
        )}
      >
        <button
          type="button"
          data-date={date}
          tabIndex={isFocusable ? 0 : -1}
          aria-label={dayName(calendar, date)}
          aria-disabled={!canPick(calendar, date) || undefined}
          aria-current={date === calendar.today ? 'date' : undefined}
          onClick={() => onPick(date)}
          onKeyDown={onKeyDown}
          onPointerEnter={() => onHover(date)}
          className={cx(
            'press relative mx-auto flex size-11 items-center justify-center rounded-full tabular-nums lg:size-10 focus-visible:z-10',
            isEdge
              ? 'bg-primary font-semibold text-on-primary'
              : isInside
                ? 'text-primary-soft-text'
                : state
                  ? faces[state]
                  : plain,
          )}
        >
          {Number(date.slice(8))}
          <DayMark isToday={date === calendar.today} isFree={state === 'free' && !isEdge} />
        </button>
      </div>
    </td>
  )
}

function DayMark({ isToday, isFree }: { isToday: boolean; isFree: boolean }) {
  const mark = 'absolute left-1/2 h-1 -translate-x-1/2 rounded-full bg-current'
  return (
    <>
      {isToday && <span aria-hidden className={`${mark} top-1 w-3`} />}
      {isFree && <span aria-hidden className={`${mark} bottom-1 w-1`} />}
    </>
  )
}
