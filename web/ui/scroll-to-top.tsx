import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

const THRESHOLD_PX = 300
const AT_REST_MS = 120

// As high as itself, with a gap: each step up may be clear of what the one below would cover.
const STEP_PX = 56
const STEPS = 5

/**
 * `className` sets its place above whatever else floats there. Where the page comes to rest with a control under it, it goes up until there is
 * none. On narrow screens it leaves the fields of a form alone while they are filled in or mended.
 */
export function ScrollToTop({ className = 'right-4 bottom-4' }: { className?: string }) {
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      setShown(window.scrollY > THRESHOLD_PX)
      clearTimeout(timer)
      timer = setTimeout(() => button.current && place(button.current), AT_REST_MS)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', update)
    }
  }, [])
  if (!isShown) return null
  return (
    <IconButton
      ref={button}
      variant="plate"
      label="Volver arriba"
      icon={<ArrowUp size={20} aria-hidden />}
      className={cx(
        'fixed z-bar animate-fade-in border-control-border! in-[body:has([data-toast])]:invisible max-lg:in-[body:has(main_:is(input,select,textarea):focus,main_[aria-invalid=true])]:invisible',
        className,
      )}
      onClick={() => {
        window.scrollTo({ top: 0 })
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }}
    />
  )
}

const CONTROLS = 'button, input, select, textarea, summary, .press'

/** At the first step that covers no control, or at the lowest where each of them does. */
function place(own: HTMLElement): void {
  own.style.translate = ''
  const { x, y, width, height } = own.getBoundingClientRect()
  const step = Array.from({ length: STEPS }, (_, index) => index).find(
    (index) => !isOver(own, new DOMRect(x, y - index * STEP_PX, width, height)),
  )
  if (step) own.style.translate = `0 ${-step * STEP_PX}px`
}

/** Of a control, however little; a row as wide as the page can spare its end. */
function isOver(own: HTMLElement, box: DOMRect): boolean {
  const points = [box.left, box.x + box.width / 2, box.right].flatMap((x) =>
    [box.top, box.y + box.height / 2, box.bottom].map((y) => [x, y] as const),
  )
  const controls = new Set(
    points.flatMap(([x, y]) => document.elementsFromPoint(x, y)).map((element) => element.closest(CONTROLS)),
  )
  return [...controls].some((control) => {
    if (!control || control === own) return false
    // The layer of a link may reach further than itself, over all of a card.
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    return width < window.innerWidth / 2 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
}
