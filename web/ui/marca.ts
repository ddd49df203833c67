export const NOMBRE = 'Tourism Hub Chile'
export const LEMA = 'Descubre experiencias auténticas en cada rincón de Chile'

const MAX_TITULO = 70

/** 'Iniciar Sesión' → 'Iniciar Sesión · Tourism Hub Chile'; a long one goes alone, since tabs and lists of results would cut it. */
export function tituloDe(pantalla: string): string {
  const entero = `${pantalla} · ${NOMBRE}`
  return entero.length > MAX_TITULO ? pantalla : entero
}

/** The head of a page that no search engine should keep. */
export const metaPrivada = (pantalla: string) => [{ title: tituloDe(pantalla) }, { name: 'robots', content: 'noindex' }]

/** Of one that a secret link leads to: no other site is told its address. */
export const metaDeEnlace = (pantalla: string) => [...metaPrivada(pantalla), { name: 'referrer', content: 'no-referrer' }]
