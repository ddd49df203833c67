import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export type BreadcrumbProps = { steps: readonly { to: string; label: string }[]; current: string }

/** The way back up; the page itself comes last and is no link. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Ruta" className="-my-2 text-small text-text-2">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ to, label }) => (
          <li key={to} className="flex items-center gap-1">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-chip text-primary underline-offset-4 hover:underline"
            >
              {label}
            </Link>
            <ChevronRight size={16} aria-hidden />
          </li>
        ))}
        <li aria-current="page" className="py-2">
          {current}
        </li>
      </ol>
    </nav>
  )
}
