import { Star } from 'lucide-react'
import { cx } from './cx.ts'
import { fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'

const WORDS = ['Mala', 'Regular', 'Buena', 'Muy buena', 'Excelente']

export type RatingInputProps = {
  legend: string
  name: string
  value: number | null
  onChange: (value: number) => void
  isOptional?: boolean
  error?: string
}

/** Five stars that are a radio group; the word of the chosen one stands beside them. */
export function RatingInput({ legend, name, value, onChange, isOptional, error }: RatingInputProps) {
  const id = fieldId(name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="m-0 min-w-0"
    >
      <legend className="font-medium text-text">
        {legend} {isOptional && <span className="font-normal text-text-3">(opcional)</span>}
      </legend>
      <div className="flex items-center">
        {WORDS.map((word, index) => (
          <label key={word} className="relative flex size-11 items-center justify-center rounded-control">
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <span className="sr-only">{word}</span>
            <Star
              size={28}
              aria-hidden
              className={cx(
                'pointer-events-none',
                value !== null && index < value ? 'fill-warning text-warning' : 'text-control-border',
              )}
            />
          </label>
        ))}
        <span className="ml-2 text-small text-text-2" aria-hidden>
          {value === null ? '' : WORDS[value - 1]}
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
