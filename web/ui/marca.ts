/** What the screens say of whoever runs the site. */
export interface DelSitio {
  marca: string
  lema: string
  correo: string | null
  telefono: string | null
  horario: string | null
  /** 'en 2 días hábiles' */
  plazo: string
  logo: { url: string; ancho: number; alto: number }
  icono: { href: string; type: string }
  iconoApple: string
  /** Where its colours lie; null where they are those of the product. */
  estilo: string | null
  /** Of whoever made the product, where the brand is another one. */
  hechoCon: string | null
}

/** As the page came with it (web/components/sitio.ts): a program has one, and it is none of its scripts that say it. */
export const SITIO = {} as DelSitio

const MAX_TITULO = 70

/** 'Iniciar Sesión' → 'Iniciar Sesión · Tourism Hub Chile'; a long one goes alone, since tabs and lists of results would cut it. */
export function tituloDe(pantalla: string): string {
  const entero = `${pantalla} · ${SITIO.marca}`
  return entero.length > MAX_TITULO ? pantalla : entero
}

/** The head of a page that no search engine should keep. */
export const metaPrivada = (pantalla: string) => [{ title: tituloDe(pantalla) }, { name: 'robots', content: 'noindex' }]

/** Of one that a secret link leads to: no other site is told its address. */
export const metaDeEnlace = (pantalla: string) => [
  ...metaPrivada(pantalla),
  { name: 'referrer', content: 'no-referrer' },
]
