const IDLE_MS = 5_000

/** In an idle moment. Its own cache is left out: the browser asks the server for the worker itself on every visit. */
export function registerWorker(): void {
  const register = (): void => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined) // without it the site is the same, with a connection
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: IDLE_MS })
  else setTimeout(register, IDLE_MS)
}
