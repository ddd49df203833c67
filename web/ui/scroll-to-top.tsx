import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

const THRESHOLD_PX = 300

/** `className` sets its place above whatever else floats there. On narrow screens it leaves the fields of a form alone while they are filled in or mended. */
export function ScrollToTop({ className = 'right-4 bottom-4' }: { className?: string }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(window.scrollY > THRESHOLD_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!isShown) return null
  return (
    <IconButton
      variant="plate"
      label="Volver arriba"
      icon={<ArrowUp size={20} aria-hidden />}
      className={cx('fixed z-bar animate-fade-in border-control-border! in-[body:has([data-toast])]:invisible max-lg:in-[body:has(main_:is(input,select,textarea):focus,main_[aria-invalid=true])]:invisible', className)}
      onClick={() => {
        window.scrollTo({ top: 0 })
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }}
    />
  )
}
