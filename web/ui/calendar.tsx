import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { addMonths, clampDate, dateForKey, monthOf, monthsBetween, monthWeeks } from './calendar-dates.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { type CalendarProps, chosenRange, firstFocus, pick } from './calendar-selection.ts'
import { cx } from './cx.ts'
import { formatMes } from './formato.ts'
import { IconButton } from './icon-button.tsx'

export type { CalendarProps, DateRange, DayState } from './calendar-selection.ts'

/** Month grid with the keys of the APG date picker. Dates are yyyy-mm-dd; `today` comes from outside. */
export function Calendar(props: CalendarProps) {
  const { min, max, months = 1, growsDown, onMonthChange, onEscape, className } = props
  const [focused, setFocused] = useState(() => firstFocus(props))
  const [month, setMonth] = useState(() => monthOf(props.month ?? focused))
  const [hovered, setHovered] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)

  function showMonth(next: string) {
    setMonth(next)
    onMonthChange?.(next)
  }

  function turn(by: number) {
    const next = addMonths(month, by)
    showMonth(next)
    setFocused(clampDate(next, min, max))
  }

  function moveTo(date: string) {
    const target = clampDate(date, min, max)
    setFocused(target)
    const offset = monthsBetween(month, target)
    if (offset < 0) showMonth(monthOf(target))
    if (offset >= months) showMonth(addMonths(monthOf(target), 1 - months))
    // The day may be drawn only after this render.
    requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus()
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      onEscape?.()
      return
    }
    const next = dateForKey(focused, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    moveTo(next)
  }

  const shown = Array.from({ length: months }, (_, index) => addMonths(month, index))
  const last = shown.at(-1) ?? month
  // Past weeks are left out where that makes the calendar lower; where the room is kept anyway they fill it.
  const from = growsDown || months > 1 ? min : undefined
  const weeks = Math.max(...shown.map((each) => monthWeeks(each, from).length))
  const [tallest, setTallest] = useState(growsDown ? weeks : 6)
  if (weeks > tallest) setTallest(weeks)
  return (
    <div ref={root} role="group" aria-label={props.label ?? 'Calendario'} className={cx('relative w-full', className)}>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex justify-between *:pointer-events-auto">
        <IconButton
          label="Mes anterior"
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={min !== undefined && monthOf(min) >= month}
          onClick={() => turn(-1)}
        />
        <IconButton
          label="Mes siguiente"
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={max !== undefined && monthOf(max) <= last}
          onClick={() => turn(1)}
        />
      </div>
      <p className="sr-only" aria-live="polite">
        {shown.map(formatMes).join(' y ')}
      </p>
      <div className={cx('grid gap-8', months === 2 && 'md:grid-cols-2')} onPointerLeave={() => setHovered(null)}>
        {shown.map((each) => (
          <CalendarMonth
            key={each}
            month={each}
            from={from}
            calendar={props}
            range={chosenRange(props, hovered)}
            focused={shown.includes(monthOf(focused)) ? focused : clampDate(month, min, max)}
            onPick={(date) => {
              setFocused(date)
              pick(props, date)
            }}
            onHover={setHovered}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      {props.dayState && <Legend />}
      <div className={room[tallest - weeks]} />
    </div>
  )
}

/** By weeks that a month lacks: so that what is pressed stays in its place from month to month. */
const room = ['', 'h-12 lg:h-11', 'h-24 lg:h-22', 'h-36 lg:h-33', 'h-48 lg:h-44', 'h-60 lg:h-55']

/** For eyes: the name of each day says its state. */
function Legend() {
  return (
    <p aria-hidden className="mt-4 flex flex-wrap justify-center gap-x-4 gap-y-1 text-caption text-text-2">
      <span className="flex items-center gap-1.5">
        <span className="relative flex size-7 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-soft-text">
          8
          <span className="absolute bottom-0.5 left-1/2 size-1 -translate-x-1/2 rounded-full bg-current" />
        </span>
        Con cupos
      </span>
      <span className="flex items-center gap-1.5">
        <span className="text-text-3 line-through decoration-[1.5px]">8</span>
        Sin cupos
      </span>
      <span className="flex items-center gap-1.5">
        <span className="text-text-3 opacity-60">8</span>
        Cerrado
      </span>
      <span className="flex items-center gap-1.5">
        <span className="relative flex h-7 w-4 items-center justify-center">
          8
          <span className="absolute top-0.5 h-1 w-3 rounded-full bg-current" />
        </span>
        Hoy
      </span>
    </p>
  )
}
