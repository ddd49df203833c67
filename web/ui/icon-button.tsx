import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outline' | 'plate'
}

const variants = {
  quiet: 'border-transparent text-text-2 hover:bg-surface-2 hover:text-text',
  outline:
    'border-control-border bg-surface text-text hover:border-primary hover:bg-primary-soft hover:text-primary-soft-text',
  plate: 'focus-on-picture border-transparent bg-raised text-text shadow-e2 hover:bg-surface-2',
}

export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'press inline-flex size-11 shrink-0 items-center justify-center rounded-full border disabled:text-text-3 disabled:opacity-60 aria-disabled:*:opacity-40',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
