import { type RefObject, useLayoutEffect, useRef } from 'react'

const LAYOUT_MS = 450
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** What stands below a panel travels to its new place by transform instead of jumping there. */
export function useEmpuje(below: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = below.current
    if (!element) return
    const top = element.getBoundingClientRect().top + window.scrollY
    const moved = before.current === null ? 0 : before.current - top
    before.current = top
    if (moved === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], { duration: LAYOUT_MS, easing: EASE })
  }, [below, isOpen])
}
