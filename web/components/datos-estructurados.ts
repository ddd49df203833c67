import type { Sitio } from '#contract/sitio.ts'

/** What search engines read of a page (schema.org, in JSON-LD). Made by loaders only, so it never weighs on the browser. */
export type Dato = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

export const dato = (tipo: string, campos: Record<string, unknown>): Dato => ({
  '@context': 'https://schema.org',
  '@type': tipo,
  ...campos,
})

export function organizacion(baseUrl: string, { marca, lema, correo, ciudad, direccion, logo }: Sitio): Dato {
  return dato('Organization', {
    '@id': `${baseUrl}/#organizacion`,
    name: marca,
    ...(lema && { description: lema }),
    url: `${baseUrl}/`,
    logo: baseUrl + (logo?.iconos.grande ?? '/iconos/icono-512.png'),
    ...(correo && { email: correo }),
    address: {
      '@type': 'PostalAddress',
      ...(direccion && { streetAddress: direccion }),
      ...(ciudad && { addressLocality: ciudad }),
      addressCountry: 'CL',
    },
    ...(correo && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: correo,
        availableLanguage: 'es',
      },
    }),
  })
}

export function sitioWeb(baseUrl: string, { marca }: Pick<Sitio, 'marca'>): Dato {
  return dato('WebSite', {
    name: marca,
    url: `${baseUrl}/`,
    inLanguage: 'es-CL',
    publisher: { '@id': `${baseUrl}/#organizacion` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
}

export type Paso = { nombre: string; ruta: string }

/** The way to a page, from home on. */
export function migas(baseUrl: string, pasos: readonly Paso[]): Dato {
  return dato('BreadcrumbList', {
    itemListElement: [{ nombre: 'Experiencias', ruta: '/' }, ...pasos].map(({ nombre, ruta }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: nombre,
      item: baseUrl + ruta,
    })),
  })
}

/** A page that lists others. */
export function listaDe(
  baseUrl: string,
  nombre: string,
  experiencias: readonly { slug: string; nombreExperiencia: string }[],
): Dato {
  return dato('ItemList', {
    name: nombre,
    numberOfItems: experiencias.length,
    itemListElement: experiencias.map(({ slug, nombreExperiencia }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: nombreExperiencia,
      url: `${baseUrl}/experience/${slug}`,
    })),
  })
}

/** Only real opinions are told, never an empty rating. */
export function calificacionDe({
  promedio,
  cantidad,
}: {
  promedio: number | null
  cantidad: number
}): Record<string, unknown> {
  if (promedio === null || cantidad === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: promedio,
      reviewCount: cantidad,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
