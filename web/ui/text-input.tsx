import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { useControl } from './field-context.ts'

export type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode; suffix?: ReactNode }

export function TextInput({ icon, suffix, className, ...props }: TextInputProps) {
  const control = useControl(props)
  const input = (
    <input
      type="text"
      {...control}
      className={cx(controlClass, Boolean(icon) && 'pl-11', Boolean(suffix) && 'pr-12', className)}
    />
  )
  if (!icon && !suffix) return input
  return (
    <div className="relative">
      {icon && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-text-3">
          {icon}
        </span>
      )}
      {input}
      {suffix && <span className="absolute inset-y-0 right-0 flex items-center">{suffix}</span>}
    </div>
  )
}
