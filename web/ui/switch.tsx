import { type ComponentProps, type ReactNode, useId } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

export function Switch({ label, hint, ...rest }: SwitchProps) {
  const fallback = useId()
  const id = rest.id ?? fallback
  return (
    <div className="relative flex min-h-12 items-center justify-between gap-4 py-2">
      <span className="grid">
        <label htmlFor={id} className="font-medium text-text after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <span id={`${id}-ayuda`} className="text-small text-text-3">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-grid shrink-0">
        <input
          type="checkbox"
          role="switch"
          {...rest}
          id={id}
          aria-describedby={hint ? `${id}-ayuda` : undefined}
          className="peer h-8 w-14 cursor-pointer appearance-none rounded-full border border-control-border bg-surface-2 transition-colors duration-150 checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-border"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-control-border transition-transform duration-150 peer-checked:translate-x-6 peer-checked:bg-on-primary peer-disabled:bg-border" />
      </span>
    </div>
  )
}
