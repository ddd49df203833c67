/** An answer that just arrived is scrolled to and read out. A layer that closes over it keeps the focus until it is gone, so it is waited for. */
export function bringIntoSight(element: HTMLElement, block: ScrollLogicalPosition): void {
  withoutLayers(() => {
    element.scrollIntoView({ block })
    element.focus({ preventScroll: true })
  })
}

const hasLayer = (): boolean => document.querySelector('[data-capa]') !== null

function withoutLayers(act: () => void): void {
  if (!hasLayer()) return act()
  const observer = new MutationObserver(() => {
    if (hasLayer()) return
    observer.disconnect()
    // Radix gives the focus back one turn after the layer is gone.
    setTimeout(act)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
