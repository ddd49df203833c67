import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `null` while rendering on the server and while taking over its HTML. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => null)
}

export const DESDE_SM = '(width >= 40rem)'
export const DESDE_MD = '(width >= 60rem)'
export const DESDE_LG = '(width >= 80rem)'
