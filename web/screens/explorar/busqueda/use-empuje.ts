import { type RefObject, useLayoutEffect, useRef } from 'react'

const LAYOUT_MS = 450
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/**
 * What stands below a panel travels to its new place by transform instead of jumping there.
 * Call the answer right before the change.
 */
export function useEmpuje(below: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = below.current
    if (!element || before.current === null) return
    const moved = before.current - topOf(element)
    before.current = null
    if (moved === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
      duration: LAYOUT_MS,
      easing: EASE,
    })
  })
  return () => {
    before.current = below.current && topOf(below.current)
  }
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top + window.scrollY
