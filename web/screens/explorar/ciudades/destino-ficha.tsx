import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCantidad } from '#web/ui/formato.ts'

export const rejillaDeDestinos = 'grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-6'

type DestinoFichaProps = { to: string; ciudad: string; cantidad: number; children: ReactNode }

/** A city with how much there is to book, and one fact more about it. */
export function DestinoFicha({ to, ciudad, cantidad, children }: DestinoFichaProps) {
  return (
    <Link
      to={to}
      className="flex h-full min-h-16 items-center justify-between gap-3 rounded-card border border-border bg-surface px-4 py-3 text-text no-underline shadow-e1 hover:border-control-border hover:text-primary"
    >
      <span className="min-w-0 font-semibold text-primary">{ciudad}</span>
      <span className="shrink-0 text-right text-small whitespace-nowrap text-text-2">
        {formatCantidad(cantidad, 'experiencia', 'experiencias')}
        <span className="block">{children}</span>
      </span>
    </Link>
  )
}
