/**
 * Runs before the first paint. What stands below the first view is laid out later (`late-*` in web/theme.css), unless the visit
 * begins in the middle of the page: at a mark, or where it was left.
 */
export const ENTERA_SCRIPT = `var n=performance.getEntriesByType('navigation')[0];if(location.hash||!n||n.type!=='navigate')document.documentElement.dataset.entera=''`

const TARDIAS = ':is([class^="late-"], [class*=" late-"])'

/** Everything is laid out from now on: what looks for a place on the page, or for a colour, finds the true one. Then what no one waits for. */
export function laterWhole(andThen: () => void): void {
  const begin = () => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(TARDIAS)], andThen))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin)
}

// One part a frame: all at once they would hold up a press by a phone's tenth of a second.
function layOut([part, ...rest]: HTMLElement[], andThen: () => void): void {
  if (!part) {
    document.documentElement.dataset.entera = ''
    whenIdle(andThen)
  } else {
    part.style.contentVisibility = 'visible'
    requestAnimationFrame(() => whenIdle(() => layOut(rest, andThen)))
  }
}

const whenIdle = (act: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(act)
