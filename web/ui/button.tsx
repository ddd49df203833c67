import { Check, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { type ButtonSize, type ButtonStatus, type ButtonVariant, buttonClass } from './button-styles.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Give it from the first render on (as 'default'), so that the width already fits every label. */
  status?: ButtonStatus
  loadingText?: string
  isWide?: boolean
  icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant, size, status, loadingText = 'Cargando...', isWide, icon, children, className, ...rest } = props
  const isDisabled = rest.disabled || variant === 'done' || status === 'loading'
  const press = useKeptFocus(status === 'loading')
  const face = (
    <>
      {icon}
      {children}
    </>
  )
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        press(event.currentTarget)
        rest.onClick?.(event)
      }}
      disabled={isDisabled}
      aria-busy={status === 'loading' || undefined}
      className={cx(buttonClass({ variant, size, status, isWide, isDisabled }), className)}
    >
      {status ? <Labels status={status} loadingText={loadingText} face={face} /> : face}
    </button>
  )
}

/** What is disabled while it works loses the focus at once: it has it again afterwards, unless somebody or something took it elsewhere. */
function useKeptFocus(isBusy: boolean) {
  const pressed = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isBusy) return
    return () => {
      if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
      pressed.current = null
    }
  }, [isBusy])
  return (button: HTMLElement): void => {
    pressed.current = button
  }
}

type LabelsProps = { status: ButtonStatus; loadingText: string; face: ReactNode }

// All labels share one grid cell: the widest of them sets a width that never changes.
function Labels({ status, loadingText, face }: LabelsProps) {
  const labels: Record<ButtonStatus, ReactNode> = {
    default: face,
    loading: (
      <>
        <Spinner /> {loadingText}
      </>
    ),
    success: (
      <>
        <Check size={20} aria-hidden /> ¡Éxito!
      </>
    ),
    error: (
      <>
        <TriangleAlert size={20} aria-hidden /> Error
      </>
    ),
  }
  return (
    <span className="grid" aria-live="polite">
      {Object.entries(labels).map(([name, label]) => (
        <span
          key={name}
          className={cx(
            'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
            name !== status && 'invisible',
          )}
        >
          {label}
        </span>
      ))}
    </span>
  )
}
