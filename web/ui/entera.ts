/**
 * Runs before the first paint. What stands below the first view is laid out later (`late-*` in web/theme.css), unless the visit
 * begins in the middle of the page: at a mark, or where it was left.
 */
export const ENTERA_SCRIPT = `var n=performance.getEntriesByType('navigation')[0];if(location.hash||!n||n.type!=='navigate')document.documentElement.dataset.entera=''`

/** Everything is laid out from now on: what looks for a place on the page, or for a colour, finds the true one. */
export function laterWhole(): void {
  const whole = () => (document.documentElement.dataset.entera = '')
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(whole)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle)
}
