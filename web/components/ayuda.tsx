import { CircleQuestionMark } from 'lucide-react'
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import type { TooltipHelpProps } from '#web/ui/tooltip-help.tsx'

const DEMORA_MS = 2_500
let cargada: ComponentType<TooltipHelpProps> | null = null
const cargar = async (): Promise<ComponentType<TooltipHelpProps>> =>
  (cargada ??= (await import('#web/ui/tooltip-help.tsx')).TooltipHelp)

// Only a pointer that can rest on the icon needs the popover to be there before: a finger presses, and then it comes.
const puedePasar = (): boolean => matchMedia('(hover: hover)').matches

/** The help icon, whose popover is fetched after the first view or at the first sign of interest. */
export function Ayuda({ title, children }: TooltipHelpProps) {
  const [Help, setHelp] = useState<ComponentType<TooltipHelpProps> | null>(null)
  const lugar = useRef<HTMLSpanElement>(null)
  const pendiente = useRef<'click' | 'focus' | null>(null)

  function traer(gesto: 'click' | 'focus' | null) {
    if (gesto && pendiente.current !== 'click') pendiente.current = gesto
    void cargar().then((loaded) => setHelp(() => loaded))
  }

  useEffect(() => {
    const timer = setTimeout(
      () => void cargar().then((loaded) => puedePasar() && startTransition(() => setHelp(() => loaded))),
      DEMORA_MS,
    )
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!Help) return
    const button = lugar.current?.querySelector('button')
    // Keyboard focus opens the help by itself, so a press must not follow it.
    if (pendiente.current === 'click') button?.click()
    else if (pendiente.current === 'focus') button?.focus()
    // A mouse that rests here since before is not told to the new icon by itself.
    else if (puedePasar() && lugar.current?.matches(':hover'))
      button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    pendiente.current = null
  }, [Help])

  return (
    <span ref={lugar} className="inline-flex max-sm:contents">
      {Help ? (
        <Help title={title}>{children}</Help>
      ) : (
        <button
          type="button"
          aria-label={`Ayuda: ${title}`}
          aria-haspopup="dialog"
          aria-expanded={false}
          // A finger enters, focuses and presses in one act: put in place before its click, the new icon would never hear it.
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && traer(null)}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && traer('focus')}
          onBlur={(event) => event.relatedTarget && (pendiente.current = null)}
          onClick={() => traer('click')}
          className="hit-area inline-flex size-6 items-center justify-center rounded-full text-text-3 hover:text-primary"
        >
          <CircleQuestionMark size={20} aria-hidden />
        </button>
      )}
    </span>
  )
}
