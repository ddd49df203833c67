import type { ExperienciaDetalle } from '#contract/experiencias.ts'

/** What search engines read; the rating only where there are opinions. */
export function datosEstructurados(detalle: ExperienciaDetalle, baseUrl: string): Record<string, unknown> {
  const url = `${baseUrl}/experience/${detalle.slug}`
  const { promedio, cantidad } = detalle.calificacion
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: detalle.nombreExperiencia,
    description: detalle.descripcionCorta,
    category: detalle.tipoExperiencia,
    image: detalle.fotosUrls.map((foto) => new URL(foto, baseUrl).href),
    url,
    offers: {
      '@type': 'Offer',
      price: detalle.precioPorPersona,
      priceCurrency: 'CLP',
      availability: `https://schema.org/${detalle.recibeReservas ? 'InStock' : 'OutOfStock'}`,
      url,
    },
    ...(promedio !== null && cantidad > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: promedio, reviewCount: cantidad, bestRating: 5, worstRating: 1 } }),
  }
}
