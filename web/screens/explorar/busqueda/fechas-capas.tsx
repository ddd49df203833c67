import { type RefObject, useState } from 'react'
import PopoverAnclado from '#web/components/popover-anclado.tsx'
import { DESDE_MD, useMedia } from '#web/components/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Calendar, type DateRange } from '#web/ui/calendar.tsx'
import { addMonths } from '#web/ui/calendar-dates.ts'
import { cx } from '#web/ui/cx.ts'
import { formatDia, formatRango } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import type { CambioDeFechas } from './fechas-campo.tsx'
import { fechasRapidas } from './fechas-rapidas.ts'

type FechasProps = {
  ancla: RefObject<HTMLElement | null>
  inicio: string | undefined
  fin: string | undefined
  onChange: CambioDeFechas
  onClose: () => void
}

const TITULO = 'Fechas del Viaje'
const MESES_A_LA_VISTA = 18

export function FechasPopover(props: FechasProps) {
  const isAncha = useMedia(DESDE_MD)
  return (
    <PopoverAnclado ancla={props.ancla} label={TITULO} onClose={props.onClose} align="center" className={isAncha ? 'w-228 p-6' : 'w-92'}>
      <FechasPanel {...props} months={isAncha ? 2 : 1} />
    </PopoverAnclado>
  )
}

export function FechasHoja(props: FechasProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && props.onClose()} title={TITULO}>
      <FechasPanel {...props} months={1} />
    </Sheet>
  )
}

function FechasPanel({ inicio, fin, onChange, onClose, months }: FechasProps & { months: 1 | 2 }) {
  const [hoy] = useState(() => diaEn(new Date()))
  const range: DateRange = { start: inicio ?? null, end: fin ?? null }

  function elegir({ start, end }: DateRange) {
    onChange(start ?? undefined, end ?? undefined)
    if (start && end) onClose()
  }

  return (
    <div className={cx('grid gap-4', months === 2 && 'grid-cols-[11rem_1fr] gap-8')}>
      <ul aria-label="Fechas rápidas" className={cx('flex flex-wrap content-start gap-2', months === 2 && 'flex-col')}>
        {fechasRapidas(hoy).map(({ nombre, rango }) => (
          <li key={nombre}>
            <button
              type="button"
              aria-pressed={rango.start === inicio && rango.end === fin}
              onClick={() => elegir(rango)}
              className={cx(
                'press min-h-11 border px-4 text-small font-medium hover:border-primary hover:bg-primary-soft hover:text-primary-soft-text aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-text',
                months === 2 ? 'w-full rounded-control border-transparent py-2 text-left' : 'rounded-full border-control-border bg-surface',
              )}
            >
              {nombre}
            </button>
          </li>
        ))}
      </ul>
      <Calendar
        mode="range"
        value={range}
        onChange={elegir}
        today={hoy}
        min={hoy}
        max={addMonths(hoy, MESES_A_LA_VISTA)}
        months={months}
        onEscape={onClose}
      />
      <div className={cx('flex min-h-11 items-center justify-between gap-4', months === 2 && 'col-span-2 -mt-2')}>
        <p role="status" className="text-small text-text-2">
          {enPalabras(range)}
        </p>
        {inicio && (
          <Button variant="quiet" size="dense" onClick={() => onChange(undefined, undefined)}>
            Borrar fechas
          </Button>
        )}
      </div>
    </div>
  )
}

function enPalabras({ start, end }: DateRange): string {
  if (start && end) return formatRango(start, end)
  return start ? `Desde el ${formatDia(start)}. Elige la fecha de término` : 'Elige la fecha de inicio'
}
