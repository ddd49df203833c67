import { type RefObject, useState } from 'react'
import { AnchoredPopover } from '#web/ui/anchored-popover.tsx'
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
    <AnchoredPopover
      anchor={props.ancla}
      label={TITULO}
      onClose={props.onClose}
      align={isAncha ? 'end' : 'center'}
      className={isAncha ? 'w-228 p-6' : 'w-92'}
    >
      <FechasPanel {...props} months={isAncha ? 2 : 1} />
    </AnchoredPopover>
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
    <div className={cx('grid gap-4', months === 2 && 'grid-cols-[12.5rem_1fr] grid-rows-[auto_1fr] gap-x-8')}>
      <FechasRapidas hoy={hoy} elegida={range} onElegir={elegir} isColumna={months === 2} />
      <Calendar
        mode="range"
        value={range}
        onChange={elegir}
        today={hoy}
        min={hoy}
        max={addMonths(hoy, MESES_A_LA_VISTA)}
        months={months}
        onEscape={onClose}
        className={months === 2 ? 'col-start-2 row-span-2 row-start-1' : ''}
      />
      <div
        className={cx(
          'flex min-h-11 gap-x-4',
          months === 2 ? 'flex-col items-start justify-end' : 'items-center justify-between',
        )}
      >
        <p role="status" className="text-small text-text-2">
          {enPalabras(range)}
        </p>
        {inicio && (
          <Button
            variant="quiet"
            size="dense"
            className={cx('shrink-0 whitespace-nowrap', months === 2 && '-ml-3')}
            onClick={() => onChange(undefined, undefined)}
          >
            Borrar fechas
          </Button>
        )}
      </div>
    </div>
  )
}

type FechasRapidasProps = { hoy: string; elegida: DateRange; onElegir: (range: DateRange) => void; isColumna: boolean }

function FechasRapidas({ hoy, elegida, onElegir, isColumna }: FechasRapidasProps) {
  return (
    <ul aria-label="Fechas rápidas" className={cx('flex gap-2', isColumna ? 'flex-col items-start' : 'flex-wrap')}>
      {fechasRapidas(hoy).map(({ nombre, rango }) => (
        <li key={nombre}>
          <button
            type="button"
            aria-pressed={rango.start === elegida.start && rango.end === elegida.end}
            onClick={() => onElegir(rango)}
            className="press min-h-11 rounded-full border border-control-border bg-surface px-4 text-small font-medium whitespace-nowrap hover:border-primary hover:bg-primary-soft hover:text-primary-soft-text aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-text"
          >
            {nombre}
          </button>
        </li>
      ))}
    </ul>
  )
}

function enPalabras({ start, end }: DateRange): string {
  if (start && end) return formatRango(start, end)
  return start ? `Desde el ${formatDia(start)}. Elige la fecha de término` : 'Elige la fecha de inicio'
}
