import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { tickClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

// Native on purpose, like the radios and the switch: it works before hydration and needs no style attribute.
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const fallback = useId()
  const id = rest.id ?? (rest.name && !rest.value ? fieldId(rest.name) : fallback)
  const describedBy = cx(error && `${id}-error`, hint !== undefined && `${id}-ayuda`) || undefined
  return (
    <div className={cx('grid gap-1', className)}>
      <div className="relative flex min-h-11 items-center gap-3 py-2">
        <span className="relative grid self-start">
          <input
            type="checkbox"
            {...rest}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={cx(tickClass, 'rounded-chip')}
          />
          <Check
            size={16}
            aria-hidden
            className="pointer-events-none invisible absolute top-1 left-1 mt-px text-on-primary peer-checked:visible peer-disabled:text-text-3"
          />
        </span>
        <div className="grid">
          <label htmlFor={id} className="-my-2 py-2 text-text">
            {label}
          </label>
          {hint && (
            <span id={`${id}-ayuda`} className="max-w-measure text-small text-text-3">
              {hint}
            </span>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
