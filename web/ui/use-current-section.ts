import { useEffect, useState } from 'react'

/** Under the bar, and above the middle of the window: what is read there is where one is. */
const READING = '-88px 0px -60% 0px'

/** Which of some elements of the page is being read, by its id; the last one that was, between two of them. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
        const first = key.split(' ').find((id) => seen.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: READING },
    )
    for (const id of key.split(' ')) {
      const element = id && document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
