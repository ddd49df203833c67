import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

type ScrollMoreProps = {
  children: ReactNode
  className?: string
  /** Stays in sight under what scrolls, in its box or in the window. */
  footer: ReactNode
  /** With the colour that what lies below fades into: 'before:from-…'. */
  footerClass: string
}

/** Scrolls over a footer; while something lies behind or under that one, it fades out there and a mark says so and leads on. */
export function ScrollMore({ children, className, footer, footerClass }: ScrollMoreProps) {
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)
  const hasFooter = Boolean(footer)
  useEffect(() => {
    if (!hasFooter || !box.current || !end.current || !foot.current) return
    const look = () =>
      end.current &&
      foot.current &&
      setHasMore(end.current.getBoundingClientRect().top > foot.current.getBoundingClientRect().top + 1)
    const observer = new ResizeObserver(look)
    const watch = () => {
      for (const each of box.current?.children ?? []) observer.observe(each)
      look()
    }
    const arrivals = new MutationObserver(watch)
    arrivals.observe(box.current, { childList: true })
    observer.observe(box.current)
    observer.observe(foot.current)
    watch()
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      arrivals.disconnect()
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [hasFooter])
  return (
    <>
      <div
        ref={box}
        className={cx(
          'min-h-0 grow overflow-y-auto overscroll-contain short:min-h-fit short:overflow-visible',
          className,
        )}
      >
        {children}
        <div ref={end} className="h-px shrink-0" />
      </div>
      {footer && (
        <div
          ref={foot}
          className={cx(
            'sticky bottom-0 border-t border-border short:static',
            hasMore &&
              'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-3 before:bg-linear-to-t before:to-transparent',
            footerClass,
          )}
        >
          {hasMore && (
            // For pointers: the focus scrolls by itself.
            <button
              type="button"
              aria-hidden
              tabIndex={-1}
              title="Hay más abajo"
              onClick={() => end.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })}
              className="absolute -top-3 left-1/2 inline-flex size-6 -translate-x-1/2 items-center justify-center rounded-full border border-control-border bg-raised text-primary shadow-e1 hover:border-primary"
            >
              <ChevronDown size={16} aria-hidden />
            </button>
          )}
          {footer}
        </div>
      )}
    </>
  )
}
