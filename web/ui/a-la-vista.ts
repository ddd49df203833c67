import { type RefObject, useEffect, useRef } from 'react'

/** How much of each end of a row `fade-ends` takes, in px: what it keeps clear is where it scrolls to. */
export const fadeOf = (row: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0

/** A row that scrolls sideways shows what is current in it, also where that lies beyond the edge of a phone. Only the row moves, never the page. */
export function useALaVista(actual: string | undefined): RefObject<HTMLUListElement | null> {
  const fila = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = fila.current
    const link = actual === undefined ? null : row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !link) return
    // As long as it is in sight from the beginning, the row stays there.
    const cabe = link.offsetLeft + link.offsetWidth + fadeOf(row) <= row.clientWidth
    row.scrollLeft = cabe ? 0 : link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [actual])
  useEffect(() => {
    const row = fila.current
    row?.addEventListener('focusin', mostrarEntera)
    return () => row?.removeEventListener('focusin', mostrarEntera)
  }, [])
  return fila
}

/** The keyboard may come to what lies half beyond the edge, and the browser leaves it there. Under a finger nothing may move. */
function mostrarEntera({ target }: FocusEvent) {
  if (target instanceof HTMLElement && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
