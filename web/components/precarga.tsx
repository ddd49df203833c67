import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

const DEMORA_MS = 2_000

/** Two seconds after the first view the code of the likely next screens is fetched, not their data. */
export function Precarga() {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DEMORA_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isReady) return null
  return <PrefetchPageLinks page="/experience/siguiente" />
}
