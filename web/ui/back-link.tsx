import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** The way back above the title of a page; the arrow is part of its words, as the seed has it. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link to={to} className={cx('inline-flex min-h-11 items-center justify-self-start font-semibold text-primary no-underline hover:underline', className)}>
      ← {children}
    </Link>
  )
}
