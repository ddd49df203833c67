import { useCallback, useState } from 'react'

/** True from the moment an element comes near the window on. */
export function useCerca<E extends Element>(
  margen = '200px 0px',
): [(element: E | null) => (() => void) | undefined, boolean] {
  const [isCerca, setCerca] = useState(false)
  const ref = useCallback(
    (element: E | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setCerca(true), {
        rootMargin: margen,
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margen],
  )
  return [ref, isCerca]
}
