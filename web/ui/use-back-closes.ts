import { use, useEffect, useRef } from 'react'
import { type Location, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

const MARK = 'capa'

/**
 * The Back button closes a layer instead of leaving the page. An entry for the same address is pushed while
 * the layer is open; its removal is hidden from the router, which would otherwise reload the page's data. A layer that
 * closes because the page is being left keeps its entry: taking it away would call off the way out.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onClose = useRef(close)
  useEffect(() => {
    onClose.current = close
  })
  const router = use(DataRouterContext)?.router
  useEffect(() => {
    if (!isOpen) return
    let isGone = false
    let isLeaving = false
    const id = crypto.randomUUID()
    // Deferred, so that an effect that is undone at once (strict mode) leaves no trace.
    const opening = setTimeout(() => history.pushState({ ...history.state, [MARK]: id }, ''))
    const onPop = (event: PopStateEvent) => {
      if (event.state?.[MARK] === id) return
      // The page may have changed its address while the layer was open: then the router must hear of the step back.
      if (!router || isAddressOf(router.state.location)) event.stopImmediatePropagation()
      isGone = true
      onClose.current()
    }
    const onLeave = (event: NavigateEvent) => {
      if (!event.destination.sameDocument && event.downloadRequest === null) isLeaving = true
    }
    const { navigation } = window as { navigation?: Navigation }
    window.addEventListener('popstate', onPop, { capture: true })
    navigation?.addEventListener('navigate', onLeave)
    return () => {
      clearTimeout(opening)
      window.removeEventListener('popstate', onPop, { capture: true })
      // What closes a layer may go on to another page right after: one turn later that is known.
      setTimeout(() => {
        navigation?.removeEventListener('navigate', onLeave)
        const isGoing = isLeaving || (router && router.state.navigation.state !== 'idle')
        if (!isGone && !isGoing && history.state?.[MARK] === id) leaveEntry()
      })
    }
  }, [isOpen, router])
}

function leaveEntry(): void {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', swallow, { capture: true, once: true })
  history.back()
}

function isAddressOf({ pathname, search, hash }: Location): boolean {
  return pathname + search + hash === window.location.pathname + window.location.search + window.location.hash
}
