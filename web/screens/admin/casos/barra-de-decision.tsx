import type { ReactNode } from 'react'

/** What can be decided stays at hand under a long case, and so does what came of it; buttons share one line on a phone. */
export function BarraDeDecision({ avisos, children }: { avisos?: ReactNode; children?: ReactNode }) {
  return (
    <div
      data-sticky-bar
      className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-border bg-bg px-4 py-3 sm:mx-0 sm:px-0"
    >
      {avisos}
      {children && (
        <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-small sm:gap-3">{children}</div>
      )}
    </div>
  )
}
