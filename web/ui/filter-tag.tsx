import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

export type FilterTagProps = Omit<ComponentProps<'button'>, 'children'> & { value: string }

export function FilterTag({ value, ...rest }: FilterTagProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={`Quitar filtro: ${value}`}
      className="press hit-area inline-flex h-11 max-w-full items-center gap-2 rounded-full border border-transparent bg-primary-soft pr-2 pl-4 text-small font-medium text-primary-soft-text hover:border-primary sm:h-9"
    >
      <span className="truncate">{value}</span>
      <X size={16} aria-hidden />
    </button>
  )
}
