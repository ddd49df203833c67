import { useEffect, useRef, useState } from 'react'

/** Something that happens only after a while in which it can be taken back; leaving the page takes it back, too. */
export function usePlazo(ms: number, alVencer: () => void) {
  const [isCorriendo, setCorriendo] = useState(false)
  const acto = useRef(alVencer)
  useEffect(() => {
    acto.current = alVencer
  })
  useEffect(() => {
    if (!isCorriendo) return
    const timer = setTimeout(() => {
      setCorriendo(false)
      acto.current()
    }, ms)
    return () => clearTimeout(timer)
  }, [isCorriendo, ms])
  return { isCorriendo, empezar: () => setCorriendo(true), deshacer: () => setCorriendo(false) }
}
