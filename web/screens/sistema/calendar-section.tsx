import { useState } from 'react'
import { Calendar, type DateRange, type DayState } from '#web/ui/calendar.tsx'
import { formatDiaLargo, formatRango } from '#web/ui/formato.ts'
import { Sample } from './both-themes.tsx'

const HOY = '2026-11-10'
const LLENOS = ['2026-11-15', '2026-11-22']

export function CalendarSection() {
  const [range, setRange] = useState<DateRange>({ start: '2026-11-18', end: '2026-11-21' })
  const [day, setDay] = useState<string | null>('2026-11-14')
  return (
    <>
      <Sample name="Fechas del viaje">
        <Calendar mode="range" value={range} onChange={setRange} today={HOY} min={HOY} className="mx-auto max-w-96" />
        <p role="status" className="text-center text-small text-text-2">
          {range.start && range.end ? formatRango(range.start, range.end) : 'Elige la fecha de término'}
        </p>
      </Sample>
      <Sample name="Disponibilidad">
        <Calendar
          mode="single"
          value={day}
          onChange={setDay}
          today={HOY}
          min={HOY}
          max="2027-03-31"
          dayState={stateOf}
          dayNote={(date) => (stateOf(date) === 'free' ? '6 cupos' : undefined)}
          className="mx-auto max-w-96"
        />
        <p role="status" className="text-center text-small text-text-2">
          {day && formatDiaLargo(day)}
        </p>
      </Sample>
    </>
  )
}

function stateOf(date: string): DayState {
  if (LLENOS.includes(date)) return 'full'
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday === 1 || weekday === 2 ? 'closed' : 'free'
}
