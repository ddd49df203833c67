import { useSyncExternalStore } from 'react'

const nunca = () => () => {}

/** False on the server and while taking over its HTML; from then on, where it is needed, the browser's own knowledge may be shown. */
export function useViva(isNeeded = true): boolean {
  return useSyncExternalStore(
    nunca,
    () => isNeeded,
    () => false,
  )
}
