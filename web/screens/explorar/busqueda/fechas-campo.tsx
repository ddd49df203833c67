import { CalendarDays, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Ayuda } from '#web/components/ayuda.tsx'
import { DESDE_SM, useMedia } from '#web/components/use-media.ts'
import { controlClass } from '#web/ui/control-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fechasEnPalabras } from './etiquetas.ts'

const cargarCapas = () => import('./fechas-capas.tsx')
const FechasPopover = lazy(async () => ({ default: (await cargarCapas()).FechasPopover }))
const FechasHoja = lazy(async () => ({ default: (await cargarCapas()).FechasHoja }))

export type CambioDeFechas = (inicio: string | undefined, fin: string | undefined) => void

type FechasCampoProps = { inicio: string | undefined; fin: string | undefined; onChange: CambioDeFechas }

const ID = 'campo-fechas'

/** Popover on wide screens, sheet on phones; a start alone is already handed on. */
export function FechasCampo({ inicio, fin, onChange }: FechasCampoProps) {
  const [isOpen, setOpen] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)
  const isAncha = useMedia(isOpen ? DESDE_SM : null)
  const texto = fechasEnPalabras({ fechaInicio: inicio, fechaFin: fin })
  const Capa = isAncha ? FechasPopover : FechasHoja
  return (
    <Field
      label="Fechas del Viaje"
      id={ID}
      aside={<Ayuda title="Fechas del Viaje">Mostramos experiencias con cupos entre esos días.</Ayuda>}
    >
      <div className="relative">
        <button
          ref={boton}
          id={ID}
          type="button"
          aria-label={`Fechas del Viaje: ${texto || 'Elige tus fechas'}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void cargarCapas()}
          onFocus={() => void cargarCapas()}
          onClick={() => {
            if (!isOpen && window.matchMedia(DESDE_SM).matches) hacerLugar(boton.current)
            setOpen(!isOpen)
          }}
          className={cx(controlClass, 'flex min-h-14 items-center gap-3 text-left', texto ? 'pr-12' : 'text-text-3')}
        >
          <CalendarDays size={20} aria-hidden className="text-text-2" />
          <span className="truncate">{texto || 'Elige tus fechas'}</span>
        </button>
        {texto && (
          <IconButton
            label="Borrar fechas"
            icon={<X size={20} aria-hidden />}
            className="absolute! top-1/2 right-1.5 -translate-y-1/2"
            onClick={() => {
              onChange(undefined, undefined)
              boton.current?.focus()
            }}
          />
        )}
        {inicio && <input type="hidden" name="fechaInicio" value={inicio} />}
        {fin && <input type="hidden" name="fechaFin" value={fin} />}
      </div>
      {isOpen && (
        <Suspense>
          <Capa ancla={boton} inicio={inicio} fin={fin} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Field>
  )
}

const ALTO_DEL_CALENDARIO_PX = 440
/** The navigation and the name of the field. */
const SOBRE_EL_CAMPO_PX = 128

/** Above its field the calendar would cover the field's own name: the page goes up until it fits below. */
function hacerLugar(campo: HTMLElement | null) {
  if (!campo) return
  const { top, bottom } = campo.getBoundingClientRect()
  const falta = Math.min(bottom + ALTO_DEL_CALENDARIO_PX - window.innerHeight, top - SOBRE_EL_CAMPO_PX)
  if (falta > 0) window.scrollBy({ top: falta, behavior: 'instant' })
}
