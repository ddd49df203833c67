const CALM_MS = 5_000
/** Where people come for what they will need without a network. */
const NEEDED_OFFLINE = /^\/(?:mis-entradas|check-in|anfitrion\/salidas)(?:\/|$)/

/**
 * Once the first seconds of the visit are over, and in an idle moment: it fetches more than the page itself, for the next visit. Its own
 * cache is left out: the browser asks the server for the worker itself on every visit.
 */
export function registerWorker(): void {
  const register = (): void =>
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined) // without it the site is the same, with a connection
  const whenIdle = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: CALM_MS }) : register()
  if (NEEDED_OFFLINE.test(location.pathname)) whenIdle()
  else setTimeout(whenIdle, CALM_MS)
}
