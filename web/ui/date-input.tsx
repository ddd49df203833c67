import { CalendarDays } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react'
import { controlClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { escribirFecha, leerFecha } from './fecha-escrita.ts'
import { FieldError } from './field-error.tsx'
import { useControl } from './field-context.ts'
import { IconButton } from './icon-button.tsx'

const loadCalendar = () => import('./date-input-calendar.tsx')
const DateInputCalendar = lazy(loadCalendar)

export type DateInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onFocus' | 'onBlur' | 'min' | 'max'
> & {
  /** Days are yyyy-mm-dd, '' is none. With `value` it is led from outside. */
  value?: string
  defaultValue?: string
  min?: string
  max?: string
  /** Receives the day, or '' while there is none that can be read. */
  onValueChange?: (iso: string) => void
}

/** A day written as '14-11-2026', whatever the language of the browser, or picked in a calendar; sent as yyyy-mm-dd under `name`. */
export function DateInput({
  value,
  defaultValue = '',
  min,
  max,
  onValueChange,
  className,
  name,
  ...props
}: DateInputProps) {
  const { 'aria-describedby': descritoPor, 'aria-invalid': estaMal, ...control } = useControl({ ...props, name })
  const [texto, setTexto] = useState(() => escribirFecha(value ?? defaultValue))
  const [haDejado, setHaDejado] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const campo = useRef<HTMLInputElement>(null)
  const boton = useRef<HTMLButtonElement>(null)
  const avisoId = useId()

  const mostrado = isWriting || value === undefined ? texto : deFuera(value, texto)
  const fecha = leerFecha(mostrado)
  const falla = fallaDe(mostrado, fecha, min, max)
  // Where the form already says it, once is enough.
  const aviso = haDejado && !estaMal ? falla : undefined

  function cambiar(nuevo: string) {
    setTexto(nuevo)
    onValueChange?.(leerFecha(nuevo, true) ?? '')
  }

  function dejar() {
    setWriting(false)
    setHaDejado(true)
    if (!fecha) return
    setTexto(escribirFecha(fecha))
    if (leerFecha(mostrado, true) === null) onValueChange?.(fecha)
  }

  function elegir(iso: string) {
    cambiar(escribirFecha(iso))
    setOpen(false)
    // So that the form around it takes away its message, as when it is typed.
    requestAnimationFrame(() => campo.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }

  return (
    <div className="grid gap-2">
      <div className="relative">
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder="dd-mm-aaaa"
          maxLength={12}
          {...control}
          ref={campo}
          type="text"
          name={undefined}
          data-name={control.name}
          aria-describedby={cx(aviso && avisoId, descritoPor) || undefined}
          aria-invalid={aviso ? true : estaMal}
          value={mostrado}
          onChange={(event) => cambiar(event.currentTarget.value)}
          onFocus={() => {
            setTexto(mostrado)
            setWriting(true)
          }}
          onBlur={dejar}
          className={cx(controlClass, 'scroll-mt-24 pr-12 tabular-nums', className)}
        />
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            ref={boton}
            label="Elegir en el calendario"
            icon={<CalendarDays size={20} aria-hidden />}
            disabled={props.disabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => {
              if (!isOpen) hacerLugar(campo.current)
              setOpen(!isOpen)
            }}
          />
        </span>
      </div>
      {isOpen && (
        <Suspense>
          <DateInputCalendar
            anchor={boton}
            place={campo}
            value={fecha}
            min={min}
            max={max}
            onChange={elegir}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {/* A text that is no day goes as it is: the form or the answer says so, and it is not lost in silence. */}
      <input type="hidden" name={control.name} value={fecha ?? mostrado} data-falla={falla} />
      <FieldError id={avisoId} message={aviso} />
    </div>
  )
}

const ALTO_DEL_CALENDARIO_PX = 400

/** On a low window a month fits neither above nor below: the field goes up. */
function hacerLugar(campo: HTMLElement | null) {
  if (!campo) return
  const { top, bottom } = campo.getBoundingClientRect()
  if (Math.max(top, window.innerHeight - bottom) < ALTO_DEL_CALENDARIO_PX)
    campo.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** A day led from outside wins over the text, but for a text that is no day and of which nobody outside knows. */
function deFuera(value: string, texto: string): string {
  if (value) return escribirFecha(value)
  return leerFecha(texto) ? '' : texto
}

const PARECE_FECHA = /^\d{1,2}([-/. ])\d{1,2}\1\d{4}$/

function fallaDe(texto: string, fecha: string | null, min?: string, max?: string): string | undefined {
  if (texto.trim() === '') return undefined
  if (!fecha)
    return PARECE_FECHA.test(texto.trim())
      ? 'Ese día no existe. Revisa el día y el mes'
      : 'Escribe la fecha como 14-11-2026'
  if (min && fecha < min) return `Elige una fecha desde el ${escribirFecha(min)}`
  if (max && fecha > max) return `Elige una fecha hasta el ${escribirFecha(max)}`
  return undefined
}
