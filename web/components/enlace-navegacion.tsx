import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

type EnlaceNavegacionProps = {
  to: string
  /** Another page that it stands for. */
  tambien?: string
  children: ReactNode
}

/** A word of the navigation bar; the page one is on is underlined and said. */
export function EnlaceNavegacion({ to, tambien = to, children }: EnlaceNavegacionProps) {
  const { pathname } = useLocation()
  const isAqui = [to, tambien].some((ruta) => `${pathname}/`.startsWith(`${ruta}/`))
  return (
    <Link
      to={to}
      aria-current={isAqui ? 'page' : undefined}
      className="press inline-flex min-h-11 items-center rounded-control px-3 font-medium text-text no-underline underline-offset-8 hover:bg-surface-2 aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2"
    >
      {children}
    </Link>
  )
}
