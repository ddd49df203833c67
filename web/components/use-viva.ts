import { useSyncExternalStore } from 'react'

const nunca = () => () => {}

/** False on the server and while taking over its HTML; from then on the browser's own knowledge may be shown. */
export function useViva(): boolean {
  return useSyncExternalStore(nunca, () => true, () => false)
}
