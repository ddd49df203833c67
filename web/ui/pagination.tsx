import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

export type PaginationProps = {
  page: number
  totalPages: number
  /** The address of a page; pages are links. */
  hrefFor: (page: number) => string
  /** Goes along with each link, beside the address. */
  state?: object | undefined
  label?: string
}

export function Pagination({ page, totalPages, hrefFor, state, label = 'Páginas' }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-2 sm:grid sm:grid-cols-[1fr_auto_1fr]">
      <Step
        className="sm:justify-self-end"
        state={state}
        to={page > 1 ? hrefFor(Math.min(page - 1, totalPages)) : undefined}
        label="Página anterior"
      >
        <ChevronLeft size={20} aria-hidden />
        Anterior
      </Step>
      <span className="text-small text-text-2 tabular-nums sm:hidden">
        {page} de {totalPages}
      </span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pagesAround(page, totalPages).map((each, index) => (
          <li key={each ?? `corte-${index}`}>
            {each === null ? (
              <span className="px-2 text-text-3">…</span>
            ) : (
              <Link
                to={hrefFor(each)}
                state={state}
                aria-label={`Página ${each}`}
                aria-current={each === page ? 'page' : undefined}
                className={cx(
                  cell,
                  each === page
                    ? 'border border-primary bg-primary-soft text-primary-soft-text'
                    : 'text-primary hover:bg-primary-soft',
                )}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step
        className="sm:justify-self-start"
        state={state}
        to={page < totalPages ? hrefFor(page + 1) : undefined}
        label="Página siguiente"
      >
        Siguiente
        <ChevronRight size={20} aria-hidden />
      </Step>
    </nav>
  )
}

const step = 'press inline-flex min-h-11 items-center gap-1 rounded-control border px-3 font-semibold no-underline'
const cell = 'press flex size-11 items-center justify-center rounded-control font-semibold tabular-nums no-underline'

function Step({
  to,
  state,
  label,
  className,
  children,
}: {
  to?: string
  state?: object | undefined
  label: string
  className: string
  children: ReactNode
}) {
  if (!to) {
    return (
      <span aria-hidden className={cx(step, className, 'invisible')}>
        {children}
      </span>
    )
  }
  return (
    <Link
      to={to}
      state={state}
      aria-label={label}
      className={cx(
        step,
        className,
        'border-control-border bg-surface text-primary hover:border-primary hover:bg-primary-soft',
      )}
    >
      {children}
    </Link>
  )
}

/** First, last and the neighbours of the current page; null stands for a gap. */
export function pagesAround(page: number, totalPages: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, totalPages])
  const pages = [...wanted].filter((each) => each >= 1 && each <= totalPages).sort((a, b) => a - b)
  return pages.flatMap((each, index) => {
    const gap = each - (pages[index - 1] ?? 0)
    if (index === 0 || gap === 1) return [each]
    return gap === 2 ? [each - 1, each] : [null, each]
  })
}
