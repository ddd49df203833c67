import type { LucideIcon } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

export type Ficha = { Icon: LucideIcon; titulo: string; texto: string }

/** Short reasons side by side, each with its icon. */
export function Fichas({
  fichas,
  headingLevel = 3,
  className = 'md:grid-cols-3',
}: {
  fichas: readonly Ficha[]
  headingLevel?: 2 | 3
  className?: string
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={cx('grid gap-4 sm:gap-6', className)}>
      {fichas.map(({ Icon, titulo, texto }) => (
        <li key={titulo} className="flex gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary-soft-text">
            <Icon size={24} aria-hidden />
          </span>
          <div className="grid min-w-0 content-start gap-1">
            <Heading className={headingLevel === 2 ? 'font-sans text-h3 font-semibold' : undefined}>{titulo}</Heading>
            <p className="text-text-2">{texto}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
