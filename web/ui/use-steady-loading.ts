import { useEffect, useState } from 'react'

const MIN_SHOWN_MS = 300
const DELAY_MS = 200
const SLOW_MS = 10_000

/** Keeps a skeleton for at least 300 ms once it showed, and tells when loading takes over 10 s. */
export function useSteadyLoading(isLoading: boolean): { isShown: boolean; isSlow: boolean } {
  const [isHeld, setHeld] = useState(false)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const start = Date.now()
    const slow = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(slow)
      setSlow(false)
      const shownMs = Date.now() - start - DELAY_MS
      if (shownMs < 0 || shownMs >= MIN_SHOWN_MS) return
      setHeld(true)
      setTimeout(() => setHeld(false), MIN_SHOWN_MS - shownMs)
    }
  }, [isLoading])
  return { isShown: isLoading || isHeld, isSlow }
}
