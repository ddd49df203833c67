import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds; `null` while rendering on the server and while taking over its HTML, and for no query.
 * The answer renders its component once more, at once: whoever can do without it for now asks nothing.
 */
export function useMedia(query: string | null): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!query) return nada
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (query ? window.matchMedia(query).matches : null),
    () => null,
  )
}

const nada = (): void => {}

export const DESDE_SM = '(width >= 40rem)'
export const DESDE_MD = '(width >= 60rem)'
export const DESDE_LG = '(width >= 80rem)'
