import type { ComponentProps } from 'react'
import { controlClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { useControl } from './field-context.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const control = useControl(props)
  return <textarea rows={4} {...control} className={cx(controlClass, 'block min-h-24 resize-y py-3', className)} />
}
