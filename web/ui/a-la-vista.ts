import { type RefObject, useEffect, useRef } from 'react'

/** A row that scrolls sideways shows the page one is on, also where that lies beyond the edge of a phone. Only the row moves, never the page. */
export function useALaVista(href: string): RefObject<HTMLUListElement | null> {
  const fila = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = fila.current
    const actual = row?.querySelector<HTMLElement>(`[href="${CSS.escape(href)}"]`)
    if (row && actual) row.scrollLeft = actual.offsetLeft - (row.clientWidth - actual.offsetWidth) / 2
  }, [href])
  return fila
}
