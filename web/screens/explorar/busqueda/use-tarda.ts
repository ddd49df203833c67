import { useEffect, useState } from 'react'

/** True once something has been going on for that long. */
export function useTarda(isOn: boolean, delayMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, delayMs])
  return isOn && isLate
}
