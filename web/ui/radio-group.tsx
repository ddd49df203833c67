import { type ReactNode, useId } from 'react'
import { tickClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  isDisabled?: boolean
}

export type RadioGroupProps = {
  legend: string
  name: string
  options: RadioOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  isLegendHidden?: boolean
  /** In columns, cards stand side by side where there is room. */
  look?: 'list' | 'cards' | 'columns'
  hint?: ReactNode
  error?: string
  className?: string
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, isLegendHidden, look = 'list', hint, error, className } = props
  const id = fieldId(name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(error && `${id}-error`, Boolean(hint) && `${id}-ayuda`) || undefined}
      className={cx('m-0 min-w-0', className)}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-medium text-text'}>{legend}</legend>
      {hint && (
        <p id={`${id}-ayuda`} className="mb-2 text-small text-text-3">
          {hint}
        </p>
      )}
      <div className={cx('grid', look === 'list' ? 'gap-0' : 'gap-3', look === 'columns' && 'lg:grid-cols-3')}>
        {options.map((option) => (
          <Radio key={option.value} option={option} group={props} />
        ))}
      </div>
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  )
}

const cardClass =
  'rounded-control border border-control-border bg-surface px-4 in-aria-invalid:border-danger hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-disabled:border-border has-disabled:bg-surface-2'

function Radio({ option, group }: { option: RadioOption; group: RadioGroupProps }) {
  const id = useId()
  const isControlled = group.value !== undefined
  return (
    <div
      className={cx(
        'relative flex min-h-11 items-center gap-3 py-2',
        group.look && group.look !== 'list' && cardClass,
        group.look === 'columns' && 'lg:items-start lg:py-3',
      )}
    >
      <span className="relative grid self-start">
        <input
          type="radio"
          id={id}
          name={group.name}
          value={option.value}
          disabled={option.isDisabled}
          checked={isControlled ? group.value === option.value : undefined}
          defaultChecked={isControlled ? undefined : group.defaultValue === option.value}
          onChange={(event) => group.onValueChange?.(event.currentTarget.value)}
          aria-describedby={option.hint ? `${id}-ayuda` : undefined}
          className={cx(tickClass, 'rounded-full')}
        />
        <span className="pointer-events-none invisible absolute top-2 left-2 mt-px size-2 rounded-full bg-on-primary peer-checked:visible" />
      </span>
      <span className="grid grow">
        <label htmlFor={id} className="text-text after:absolute after:inset-0">
          {option.label}
        </label>
        {option.hint && (
          <span id={`${id}-ayuda`} className="text-small text-text-2">
            {option.hint}
          </span>
        )}
      </span>
      {option.aside && <span className="shrink-0">{option.aside}</span>}
    </div>
  )
}
