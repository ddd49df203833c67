import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { useControl } from './field-context.ts'

type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = ComponentProps<'select'> & { options?: SelectOption[] }

export function Select({ options, children, className, ...props }: SelectProps) {
  const control = useControl(props)
  return (
    <div className="relative">
      <select {...control} className={cx(controlClass, 'appearance-none truncate pr-11', className)}>
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-text-2"
      />
    </div>
  )
}
