import { CloudOff, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

export type ErrorBlockProps = {
  title: string
  /** What was kept, or what to do. */
  text?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** What the screen is for failed: trying again is its main action. */
  isMain?: boolean
  className?: string
}

/** It failed: what happened, what was kept, 'Reintentar'. Never looks like an empty block. */
export function ErrorBlock({ title, text, onRetry, isRetrying = false, isMain = false, className }: ErrorBlockProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-card border border-danger bg-surface p-4 sm:p-6',
        className,
      )}
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-danger-soft text-danger-soft-text">
        <CloudOff size={24} aria-hidden />
      </span>
      {/* In a row as far as its own room goes: it stands in a page, in a box beside it, and in what opens over them. */}
      <div className="grid min-w-0 grow basis-64 gap-1">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-small text-text-2">{text}</p>}
      </div>
      {onRetry && (
        <Button
          variant={isMain ? 'primary' : 'outline'}
          status={isRetrying ? 'loading' : 'default'}
          icon={<RotateCcw size={20} aria-hidden />}
          onClick={onRetry}
        >
          Reintentar
        </Button>
      )}
    </div>
  )
}
