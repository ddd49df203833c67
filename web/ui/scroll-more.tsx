import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

/** Scrolls inside; while something lies below, a mark on its lower edge says so and leads there. */
export function ScrollMore({ children, className }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => setHasMore(entry?.isIntersecting === false), { root: box.current })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div ref={box} className={cx('min-h-0 grow overflow-y-auto overscroll-contain', hasMore && 'mask-b-from-[calc(100%-0.75rem)]', className)}>
        {children}
        <div ref={end} className="h-px shrink-0" />
      </div>
      {hasMore && (
        <div className="absolute bottom-1 left-1/2 -translate-x-1/2">
          {/* For pointers: the focus scrolls by itself. */}
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            title="Hay más abajo"
            onClick={() => box.current?.scrollBy({ top: box.current.clientHeight / 2, behavior: 'smooth' })}
            className="hit-area inline-flex size-8 items-center justify-center rounded-full border border-control-border bg-raised text-primary shadow-e1 hover:border-primary"
          >
            <ChevronDown size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
