import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const HELP_DELAY_MS = 700
const HELP_SKIP_MS = 300
const LEAVE_MS = 150

let lastClosedAt = 0

/** Hover after 700 ms (at once within 300 ms of another help), click, tap and keyboard focus open it. */
export function useHelpTimers(icon: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byPointer = useRef(false)
  const ignoreFocus = useRef(false)
  const wentElsewhere = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function setOpen(open: boolean) {
    clearTimeout(timer.current)
    if (isOpen && !open) lastClosedAt = Date.now()
    setIsOpen(open)
  }

  function later(open: boolean, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // An icon put in place under the mouse is not told when it leaves.
      if (!open || icon.current?.matches(':hover')) setOpen(open)
    }, delayMs)
  }

  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    // Left already, though it still shows: the next help does not wait.
    if (isOpen) lastClosedAt = Date.now()
    later(false, LEAVE_MS)
  }

  const triggerProps = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      byPointer.current = true
      later(true, Date.now() - lastClosedAt < HELP_SKIP_MS ? 0 : HELP_DELAY_MS)
    },
    onPointerLeave,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (ignoreFocus.current || !event.currentTarget.matches(':focus-visible')) return
      byPointer.current = true
      setOpen(true)
    },
    onClick: () => {
      byPointer.current = false
      setOpen(!isOpen)
    },
  }

  const contentProps = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave,
    // Opened by hover or focus, the help leaves the focus where it is; a click moves it inside.
    onOpenAutoFocus: (event: Event) => {
      if (byPointer.current) event.preventDefault()
    },
    onInteractOutside: (event: CustomEvent) => {
      if (icon.current?.contains(event.target as Node)) event.preventDefault()
      else wentElsewhere.current = true
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      ignoreFocus.current = true
      setTimeout(() => (ignoreFocus.current = false), 50)
      if (!wentElsewhere.current) icon.current?.focus()
      wentElsewhere.current = false
    },
  }

  return { isOpen, setOpen, triggerProps, contentProps }
}
