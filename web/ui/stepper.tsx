import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
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
  onChange: (value: number) => void
}

export function Stepper({ label, hint, value, min = 0, max = 99, name, unit = label, onChange }: StepperProps) {
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
        <output aria-live="polite" className="min-w-8 text-center text-lead font-semibold tabular-nums">
          {value}
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
