import { cx } from './cx.ts'
import { formatPesos } from './formato.ts'

export type PriceProps = { amount: number; per?: string; size?: 'small' | 'default' | 'large'; className?: string }

const sizes = { small: 'text-body', default: 'text-h3', large: 'text-h2' }

/** '$25.000' with 'por persona' beside or under it. */
export function Price({ amount, per, size = 'default', className }: PriceProps) {
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-1.5', className)}>
      <span className={cx('font-semibold text-text tabular-nums', sizes[size])}>{formatPesos(amount)}</span>
      {per && <span className="text-small text-text-2">{per}</span>}
    </p>
  )
}
