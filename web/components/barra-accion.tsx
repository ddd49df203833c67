import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#web/ui/cx.ts'

type BarraAccionProps = {
  /** The section it leads to: while that is being read, the bar is out of its way. */
  destino?: string
  children: ReactNode
}

/** On phones the main action stays within reach of the thumb; wider screens have it in the page. */
export function BarraAccion({ destino, children }: BarraAccionProps) {
  const isLlegada = useEnLectura(destino)
  return (
    <div
      data-sticky-bar
      className={cx(
        'fixed inset-x-0 bottom-0 z-bar border-t border-border bg-bg px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden print:hidden',
        isLlegada && 'invisible',
      )}
    >
      {children}
    </div>
  )
}

/** Whether the section of a title has reached the middle of the window: its first lines peeping in at the foot are not being read. */
function useEnLectura(id: string | undefined): boolean {
  const [isEnLectura, setEnLectura] = useState(false)
  useEffect(() => {
    const seccion = id && document.getElementById(id)?.closest('section')
    if (!seccion) return
    const observer = new IntersectionObserver(([entry]) => setEnLectura(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -50% 0px',
    })
    observer.observe(seccion)
    return () => observer.disconnect()
  }, [id])
  return isEnLectura
}
