import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

/** A word of the navigation bar; the page one is on is underlined and said. */
export function EnlaceNavegacion({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className="press inline-flex min-h-11 items-center rounded-control px-3 font-medium text-text no-underline underline-offset-8 hover:bg-surface-2 aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2"
    >
      {children}
    </NavLink>
  )
}
