import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useArrowFocus } from './use-arrow-focus.ts'

export type CarouselProps = {
  label: string
  children: ReactNode
  /** 'slides' shows one picture at a time with '1 de 5'; 'row' lets the next card peek in. */
  look?: 'slides' | 'row'
  className?: string
}

/** Swipe, scroll or buttons; never moves by itself. */
export function Carousel({ label, children, look = 'slides', className }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const isSlides = look === 'slides'

  function goTo(next: number) {
    const target = track.current?.children[next]
    if (!(target instanceof HTMLElement) || !track.current) return
    track.current.scrollTo({ left: target.offsetLeft - track.current.offsetLeft })
  }

  function onScroll() {
    const element = track.current
    if (!element) return
    const items = [...element.children] as HTMLElement[]
    const position = element.scrollLeft + element.offsetLeft
    const distances = items.map((item) => Math.abs(item.offsetLeft - position))
    const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2
    setIndex(isAtEnd && !isSlides ? items.length - 1 : distances.indexOf(Math.min(...distances)))
  }

  return (
    <section aria-roledescription="carrusel" aria-label={label} className={cx('relative', className)}>
      <ul
        ref={track}
        tabIndex={0}
        onScroll={onScroll}
        className={cx(
          'scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth',
          isSlides
            ? 'focus-on-picture rounded-card'
            : 'gap-4 max-lg:-mx-(--gutter) max-lg:scroll-px-(--gutter) max-lg:px-(--gutter) lg:gap-6',
        )}
      >
        {Children.map(children, (slide) => (
          <li
            className={cx(
              'relative shrink-0 snap-start',
              isSlides ? 'w-full' : 'w-[85%] sm:w-[45%] lg:w-[calc((100%-3rem)/3)]',
            )}
          >
            {slide}
          </li>
        ))}
      </ul>
      <Controls index={index} count={Children.count(children)} isSlides={isSlides} goTo={goTo} />
    </section>
  )
}

type ControlsProps = { index: number; count: number; isSlides: boolean; goTo: (index: number) => void }

function Controls({ index, count, isSlides, goTo }: ControlsProps) {
  const arrows = useArrowFocus(index, count)
  if (count < 2) return null
  const variant = isSlides ? 'plate' : 'outline'
  const buttons = (
    <>
      <IconButton
        variant={variant}
        label="Anterior"
        icon={<ChevronLeft size={20} aria-hidden />}
        {...arrows.before}
        onClick={() => goTo(Math.max(0, index - 1))}
      />
      <IconButton
        variant={variant}
        label="Siguiente"
        icon={<ChevronRight size={20} aria-hidden />}
        {...arrows.after}
        onClick={() => goTo(Math.min(count - 1, index + 1))}
      />
    </>
  )
  if (!isSlides) return <div className="mt-4 flex justify-end gap-2">{buttons}</div>
  return (
    <>
      <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
        {buttons}
      </div>
      <p
        aria-live="polite"
        className="absolute right-3 bottom-3 rounded-chip bg-raised px-2 py-1 text-caption font-semibold text-text tabular-nums"
      >
        {index + 1} de {count}
      </p>
    </>
  )
}
