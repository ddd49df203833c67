/** Where to go after signing in: only a path of ours, never another site. */
export function leerSiguiente(search: URLSearchParams): string | null {
  const siguiente = search.get('siguiente')
  // '//host' and '/\host' are addresses of other sites to a browser.
  return siguiente && /^\/(?![/\\])/.test(siguiente) && !/[\u0000-\u001f]/.test(siguiente) ? siguiente : null
}

/** The payment page brings its own content policy: it is loaded whole. */
export const pideCargaCompleta = (path: string): boolean => path.startsWith('/pagar/')

export function conSiguiente(path: string, siguiente: string | null): string {
  return siguiente ? `${path}?siguiente=${encodeURIComponent(siguiente)}` : path
}
