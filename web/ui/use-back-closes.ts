import { useEffect, useRef } from 'react'

const MARK = 'capa'

/**
 * The Back button closes a layer instead of leaving the page. An entry for the same address is pushed while
 * the layer is open; its removal is hidden from the router, which would otherwise reload the page's data.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onClose = useRef(close)
  useEffect(() => {
    onClose.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    let isGone = false
    const id = crypto.randomUUID()
    // Deferred, so that an effect that is undone at once (strict mode) leaves no trace.
    const opening = setTimeout(() => history.pushState({ ...history.state, [MARK]: id }, ''))
    const onPop = (event: PopStateEvent) => {
      if (event.state?.[MARK] === id) return
      event.stopImmediatePropagation()
      isGone = true
      onClose.current()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => {
      clearTimeout(opening)
      window.removeEventListener('popstate', onPop, { capture: true })
      if (!isGone && history.state?.[MARK] === id) leaveEntry()
    }
  }, [isOpen])
}

function leaveEntry(): void {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', swallow, { capture: true, once: true })
  history.back()
}
