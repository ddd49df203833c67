import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type TimelineStep = {
  title: string
  detail?: ReactNode
  state: 'done' | 'current' | 'pending'
}

const words = { done: 'Listo', current: 'Ahora', pending: 'Pendiente' }

export function Timeline({ steps, label }: { steps: TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={cx(
                'absolute top-6 bottom-0 left-3 w-0.5 -translate-x-1/2',
                step.state === 'done' ? 'bg-primary' : 'bg-border',
              )}
            />
          )}
          <Dot state={step.state} />
          <div className={cx('grid', step.state === 'pending' && 'text-text-2')}>
            <span className="font-medium">
              <span className="sr-only">{words[step.state]}: </span>
              {step.title}
            </span>
            {step.detail && <span className="text-small text-text-2">{step.detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Dot({ state }: { state: TimelineStep['state'] }) {
  const paint = {
    done: 'border-primary bg-primary text-on-primary',
    current: 'border-primary bg-surface text-primary',
    pending: 'border-control-border bg-surface',
  }[state]
  return (
    <span
      aria-hidden
      className={cx('z-0 flex size-6 shrink-0 items-center justify-center rounded-full border-2', paint)}
    >
      {state === 'done' && <Check size={16} />}
      {state === 'current' && <span className="size-2 rounded-full bg-current" />}
    </span>
  )
}
