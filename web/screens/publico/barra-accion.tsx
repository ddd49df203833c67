import type { ReactNode } from 'react'

/** On phones the main action stays within reach of the thumb; wider screens have it in the poster. */
export function BarraAccion({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-bar
      className="sticky bottom-0 z-bar mt-10 border-t border-border bg-bg px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden"
    >
      {children}
    </div>
  )
}
