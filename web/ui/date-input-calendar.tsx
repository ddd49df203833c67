import { type RefObject, useState } from 'react'
import { AnchoredPopover } from './anchored-popover.tsx'
import { Calendar } from './calendar.tsx'
import { diaEn } from './horas.ts'

type DateInputCalendarProps = {
  anchor: RefObject<HTMLElement | null>
  place: RefObject<HTMLElement | null>
  value: string | null
  min?: string
  max?: string
  onChange: (iso: string) => void
  onClose: () => void
}

/** What the button of a date field opens, with its code. */
export default function DateInputCalendar({ anchor, place, onClose, ...props }: DateInputCalendarProps) {
  const [hoy] = useState(() => diaEn(new Date()))
  return (
    // On a phone as wide as the field, whose seven days of 44 px take all of it.
    <AnchoredPopover
      anchor={anchor}
      place={place}
      label="Calendario"
      align="end"
      onClose={onClose}
      className="w-[max(19.25rem,var(--radix-popover-trigger-width))] px-0! sm:w-85 sm:px-4!"
    >
      <Calendar mode="single" label="Fecha" today={hoy} {...props} />
    </AnchoredPopover>
  )
}
