import { type RefObject, useEffect, useRef } from 'react'

/** A row that scrolls sideways shows what is current in it, also where that lies beyond the edge of a phone. Only the row moves, never the page. */
export function useALaVista(actual: string | undefined): RefObject<HTMLUListElement | null> {
  const fila = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = fila.current
    const link = actual === undefined ? null : row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
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
  if (target instanceof HTMLElement && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
