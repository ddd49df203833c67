import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** The way back above the title of a page; the arrow is part of its words, as the seed has it, and drawn as our others are. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        'inline-flex min-h-11 items-center justify-self-start font-semibold text-primary no-underline hover:underline',
        className,
      )}
    >
      <span className="relative mr-1 inline-grid size-5 place-items-center">
        <span className="opacity-0">←</span>
        <ArrowLeft size={20} aria-hidden className="absolute inset-0" />
      </span>{' '}
      {children}
    </Link>
  )
}
