import { useId } from 'react'

export type ProgressProps = { label: string; value: number; max?: number; text?: string; isLabelHidden?: boolean }

/** A native bar: its width needs no style attribute. */
export function Progress({ label, value, max = 100, text, isLabelHidden = false }: ProgressProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <div className={isLabelHidden ? 'sr-only' : 'flex justify-between gap-4 text-small'}>
        <label htmlFor={id} className="font-medium text-text">
          {label}
        </label>
        {text && <span className="text-text-2 tabular-nums">{text}</span>}
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-2 inset-ring inset-ring-border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
      >
        {text}
      </progress>
    </div>
  )
}
