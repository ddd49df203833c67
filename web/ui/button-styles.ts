import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger-outline' | 'done'
export type ButtonSize = 'default' | 'dense'
export type ButtonStatus = 'default' | 'loading' | 'success' | 'error'

const base =
  'press relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline select-none'

const sizes: Record<ButtonSize, string> = {
  default: 'min-h-12 px-5 py-2 text-body',
  dense: 'min-h-11 px-3 py-1 text-small lg:min-h-10',
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed',
  outline:
    'border-control-border bg-surface text-primary hover:border-primary hover:bg-primary-soft hover:text-primary-soft-text active:border-primary-pressed',
  quiet: 'border-x-0 border-transparent bg-transparent text-primary hover:bg-primary-soft hover:text-primary-soft-text',
  'danger-outline': 'border-danger bg-surface text-danger hover:bg-danger-soft hover:text-danger-soft-text',
  done: 'border-transparent bg-done text-done-text',
}

const disabled = 'border-transparent bg-surface-2 text-text-3'

const statuses: Partial<Record<ButtonStatus, string>> = {
  success: 'border-transparent bg-success text-on-solid',
  error: 'border-transparent bg-danger text-on-solid',
}

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  status?: ButtonStatus
  isDisabled?: boolean
  isWide?: boolean
}

export function buttonClass(look: Look): string {
  const { variant = 'primary', size = 'default', status = 'default' } = look
  const isGrey = look.isDisabled && status === 'default' && variant !== 'done'
  const paint = statuses[status] ?? (isGrey ? disabled : variants[variant])
  return cx(base, sizes[size], paint, look.isWide && 'w-full')
}
