import { useRef } from 'react'

/** Opening moves the focus to `first`; closing gives it back to whatever had it before. */
export function useDialogFocus<First extends HTMLElement>() {
  const first = useRef<First>(null)
  const previous = useRef<HTMLElement | null>(null)

  function onOpenAutoFocus(event: Event) {
    event.preventDefault()
    previous.current = document.activeElement as HTMLElement | null
    first.current?.focus()
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    if (previous.current?.isConnected) previous.current.focus()
  }

  return { first, contentProps: { onOpenAutoFocus, onCloseAutoFocus } }
}
