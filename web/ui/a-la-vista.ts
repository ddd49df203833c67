import { type RefObject, useEffect, useRef } from 'react'

/** A row that scrolls sideways shows what is current in it, also where that lies beyond the edge of a phone. Only the row moves, never the page. */
export function useALaVista(actual: string | undefined): RefObject<HTMLUListElement | null> {
  const fila = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = fila.current
    const link = actual === undefined ? null : row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [actual])
  return fila
}
