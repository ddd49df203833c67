import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A box of the final size; shows only if loading takes longer than 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-skeleton rounded-chip bg-border', className)} />
}

export function SkeletonRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div aria-busy className={className}>
      <p role="status" className="sr-only">
        Cargando
      </p>
      {children}
    </div>
  )
}

/** A list on its way: as many boxes as it may have rows, each as large as one. */
export function SkeletonRows({
  rows,
  row,
  className = 'grid gap-3',
}: {
  rows: number
  row: string
  className?: string
}) {
  return (
    <SkeletonRegion className={className}>
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} className={row} />
      ))}
    </SkeletonRegion>
  )
}
