import { Star } from 'lucide-react'
import { Badge } from './badge.tsx'
import { cx } from './cx.ts'
import { formatCantidad, formatNota } from './formato.ts'

export type RatingProps = { average: number | null; count: number; className?: string }

/** '4,7 (23 opiniones)', or 'Nueva' while there is none. */
export function Rating({ average, count, className }: RatingProps) {
  if (average === null || count === 0) {
    return (
      <Badge tone="accent" className={className}>
        Nueva
      </Badge>
    )
  }
  const opinions = formatCantidad(count, 'opinión', 'opiniones')
  return (
    <span className={cx('inline-flex items-center gap-1 text-small whitespace-nowrap', className)}>
      <Star size={16} aria-hidden className="fill-warning text-warning" />
      <span className="sr-only">Evaluación</span>
      <span className="font-semibold text-text tabular-nums">{formatNota(average)}</span>
      <span className="text-text-2">({opinions})</span>
    </span>
  )
}
