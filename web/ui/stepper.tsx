import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

export type StepperProps = {
  label: string
  hint?: string
  value: number
  min?: number
  max?: number
  name?: string
  /** What one unit is called in the button names: 'Agregar viajero'. */
  unit?: string
  /** Said instead of 0: that none was chosen. */
  none?: string
  onChange: (value: number) => void
}

export function Stepper({ label, hint, value, min = 0, max = 99, name, unit = label, none, onChange }: StepperProps) {
  const id = useId()
  const noun = unit.toLocaleLowerCase('es-CL')
  return (
    <div role="group" aria-labelledby={id} className="flex min-h-12 items-center justify-between gap-4">
      <span className="grid">
        <span id={id} className="font-medium text-text">
          {label}
        </span>
        {hint && <span className="text-small text-text-3">{hint}</span>}
      </span>
      <span className="flex items-center gap-2">
        <IconButton
          variant="outline"
          label={`Quitar ${noun}`}
          icon={<Minus size={20} aria-hidden />}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        />
        <output
          aria-live="polite"
          className={cx(
            'text-center font-semibold tabular-nums',
            none ? 'min-w-22' : 'min-w-8',
            value === 0 && none ? 'text-body' : 'text-lead',
          )}
        >
          {value === 0 && none ? none : value}
        </output>
        <IconButton
          variant="outline"
          label={`Agregar ${noun}`}
          icon={<Plus size={20} aria-hidden />}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        />
      </span>
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  )
}
