import { useCallback, useState } from 'react'
import type { Medida } from './proyeccion.ts'

/** The size of an element in pixels, as it changes; null until it is known. */
export function useMedida<E extends HTMLElement>(): [(element: E | null) => (() => void) | undefined, Medida | null] {
  const [medida, setMedida] = useState<Medida | null>(null)
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setMedida({ ancho: element.clientWidth, alto: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, medida]
}
