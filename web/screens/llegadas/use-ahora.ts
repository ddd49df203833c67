import { useCallback, useEffect, useState } from 'react'
import { ahoraDelServidor } from './esperados.ts'

const CADA_MS = 30_000

/** The hour of the server as the device knows it, good to half a minute, and the act that looks at once. */
export function useAhora(): [number, () => void] {
  const [ahora, setAhora] = useState(ahoraDelServidor)
  const mirar = useCallback(() => setAhora(ahoraDelServidor()), [])
  useEffect(() => {
    const reloj = setInterval(mirar, CADA_MS)
    return () => clearInterval(reloj)
  }, [mirar])
  return [ahora, mirar]
}
