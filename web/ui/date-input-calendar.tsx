import type { RefObject } from 'react'
import { AnchoredPopover } from './anchored-popover.tsx'
import { Calendar } from './calendar.tsx'

type DateInputCalendarProps = { anchor: RefObject<HTMLElement | null>; value: string | null; today: string; min?: string; max?: string; onChange: (iso: string) => void; onClose: () => void }

/** What the button of a date field opens, with its code. */
export default function DateInputCalendar({ anchor, onClose, ...props }: DateInputCalendarProps) {
  return (
    <AnchoredPopover anchor={anchor} label="Calendario" align="end" onClose={onClose} className="w-[calc(100vw-2rem)] sm:w-85">
      <Calendar mode="single" label="Fecha" {...props} />
    </AnchoredPopover>
  )
}
