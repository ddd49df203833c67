import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The edge of a drawing. A box of its own: a picture that rounds itself shows at its corners the pale shapes that it is painted over. */
export const Framed = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cx('block overflow-hidden rounded-card border border-border bg-surface-2', className)}>
    {children}
  </span>
)
