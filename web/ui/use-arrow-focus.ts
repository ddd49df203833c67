import { useEffect, useRef } from 'react'

/** Two arrows over pictures: the one that leads nowhere any more hands the focus to the other. */
export function useArrowFocus(index: number, count: number) {
  const before = useRef<HTMLButtonElement>(null)
  const after = useRef<HTMLButtonElement>(null)
  const isFirst = index === 0
  const isLast = index >= count - 1
  useEffect(() => {
    const { activeElement } = document
    if (isLast && activeElement === after.current) before.current?.focus({ preventScroll: true })
    else if (isFirst && activeElement === before.current) after.current?.focus({ preventScroll: true })
  }, [isFirst, isLast])
  return {
    before: { ref: before, 'aria-disabled': isFirst, tabIndex: isFirst ? -1 : undefined },
    after: { ref: after, 'aria-disabled': isLast, tabIndex: isLast ? -1 : undefined },
  }
}
