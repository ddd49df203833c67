import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Skeleton } from './skeleton.tsx'

export type TileProps = {
  label: string
  /** '—' stands for a figure that could not be read; never zero. */
  value: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  to?: string
  linkName?: string
  isLoading?: boolean
  action?: ReactNode
}

export function Tile({ label, value, detail, icon, to, linkName, isLoading = false, action }: TileProps) {
  return (
    <div
      className={cx(
        'relative grid content-start gap-1 rounded-card border border-border bg-surface p-4 shadow-e1',
        to && 'press outline-offset-2 outline-info hover:border-primary has-[a:focus-visible]:outline-3',
      )}
    >
      <p className="flex items-center gap-2 text-small text-text-2">
        {icon}
        {to ? (
          <Link
            to={to}
            aria-label={linkName}
            className="flex grow items-start justify-between gap-2 text-text-2 no-underline outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {label}
            <ChevronRight size={20} aria-hidden className="shrink-0 text-primary" />
          </Link>
        ) : (
          label
        )}
      </p>
      {isLoading ? (
        <Skeleton className="h-8 w-20" />
      ) : (
        <p className="text-h2 font-semibold text-text tabular-nums">{value}</p>
      )}
      {detail && <p className="text-small text-text-2">{detail}</p>}
      {action}
    </div>
  )
}
