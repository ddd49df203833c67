import { useCallback, useEffect, useState } from 'react'

const CADA_MS = 30_000

/** The hour of the device, good to half a minute, and the act that looks at once. */
export function useAhora(): [number, () => void] {
  const [ahora, setAhora] = useState(Date.now)
  const mirar = useCallback(() => setAhora(Date.now()), [])
  useEffect(() => {
    const reloj = setInterval(mirar, CADA_MS)
    return () => clearInterval(reloj)
  }, [mirar])
  return [ahora, mirar]
}
