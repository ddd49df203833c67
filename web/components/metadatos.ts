import type { MetaDescriptor } from 'react-router'
import { SITIO, tituloDe } from '#web/ui/marca.ts'

/** As `meta` is given them; the first is the root, which knows the public address. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

export type Imagen = { url: string; alt: string; ancho: number; alto: number }

export type Metadatos = {
  titulo: string
  descripcion: string
  /** The one path of this page, with what of the query makes it another page. Null: no search engine should keep it. */
  ruta: string | null
  imagen?: Imagen | undefined
  tipo?: 'website' | 'product' | 'profile' | undefined
  /** What search engines read, made by the loader. */
  datos?: readonly object[] | undefined
}

const imagenDelSitio = (): Imagen => ({
  url: '/escenas/social/inicio.png',
  alt: `Ilustración de ${SITIO.marca}: torres de granito sobre un lago`,
  ancho: 1200,
  alto: 630,
})

/** Title, description, canonical address, social tags and structured data of a page. */
export function metadatos(
  matches: Matches,
  { titulo, descripcion, ruta, imagen = imagenDelSitio(), tipo = 'website', datos = [] }: Metadatos,
): MetaDescriptor[] {
  const base = baseDe(matches)
  const comunes = [{ title: tituloDe(titulo) }, { name: 'description', content: descripcion }]
  if (ruta === null) return [...comunes, { name: 'robots', content: 'noindex' }]
  const url = base + ruta
  return [
    ...comunes,
    { tagName: 'link', rel: 'canonical', href: url },
    ...propiedades({
      'og:site_name': SITIO.marca,
      'og:locale': 'es_CL',
      'og:type': tipo,
      'og:title': titulo,
      'og:description': descripcion,
      'og:url': url,
      'og:image': enlaceCompleto(base, imagen.url),
      'og:image:width': String(imagen.ancho),
      'og:image:height': String(imagen.alto),
      'og:image:alt': imagen.alt,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...datos.map((dato) => ({ 'script:ld+json': dato }) as MetaDescriptor),
  ]
}

const propiedades = (valores: Record<string, string>): MetaDescriptor[] =>
  Object.entries(valores).map(([property, content]) => ({ property, content }))

const enlaceCompleto = (base: string, url: string): string => (url.startsWith('/') ? base + url : url)

function baseDe(matches: Matches): string {
  const { baseUrl } = Object(matches[0]?.loaderData) as { baseUrl?: unknown }
  return typeof baseUrl === 'string' ? baseUrl : ''
}

const MAX_DESCRIPCION = 160

/** Whole words, at most what a list of results shows. */
export function resumir(texto: string): string {
  const limpio = texto.replaceAll(/\s+/g, ' ').trim()
  if (limpio.length <= MAX_DESCRIPCION) return limpio
  return `${limpio.slice(0, limpio.lastIndexOf(' ', MAX_DESCRIPCION - 1)).replace(/[\s.,;:]+$/, '')}…`
}
