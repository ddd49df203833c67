import Validator from '@adobe/structured-data-validator'
import { z } from 'zod'

// What Google documents of each kind, required and recommended; nothing else may slip in.
const Direccion = z.url()
const Texto = z.string().min(1)
const Postal = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: Texto.optional(),
  addressLocality: Texto,
  addressRegion: Texto.optional(),
  addressCountry: z.literal('CL'),
})
const Empresa = z.strictObject({ '@type': z.literal('Organization'), name: Texto, url: Direccion.optional() })
const Nota = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
})
const Fecha = z.iso.date()
const Instante = z.iso.datetime({ offset: true })
const Oferta = z.strictObject({
  '@type': z.literal('Offer'),
  price: z.int().min(1000),
  priceCurrency: z.literal('CLP'),
  url: Direccion,
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
  validFrom: Instante,
  priceValidUntil: Fecha.optional(),
  availabilityEnds: Instante.optional(),
  seller: Empresa.optional(),
})
const cosa = <T extends string, S extends z.ZodRawShape>(tipo: T, campos: S) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@type': z.literal(tipo), ...campos })
const enOrden = <S extends z.ZodRawShape>(campos: S) =>
  z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: Texto, ...campos }))
    .min(1)
    .refine(
      (items) => items.every((item, i) => (item as { position: number }).position === i + 1),
      'positions from 1 on',
    )

export const Dato = z.discriminatedUnion('@type', [
  cosa('Product', {
    name: Texto,
    description: Texto,
    category: Texto,
    sku: Texto,
    image: z.array(Direccion).min(1),
    url: Direccion,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: Texto }),
    offers: Oferta,
    aggregateRating: Nota.optional(),
  }),
  cosa('Event', {
    name: Texto,
    description: Texto,
    image: z.array(Direccion).min(1),
    url: Direccion,
    startDate: Instante,
    endDate: Instante,
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
    location: z.strictObject({
      '@type': z.literal('Place'),
      name: Texto,
      address: Postal.required({ streetAddress: true }),
    }),
    organizer: Empresa.required({ url: true }),
    offers: Oferta,
  }),
  cosa('BreadcrumbList', { itemListElement: enOrden({ item: Direccion }) }),
  cosa('ItemList', { name: Texto, numberOfItems: z.int().min(1), itemListElement: enOrden({ url: Direccion }) }),
  cosa('Organization', {
    '@id': Direccion.optional(),
    name: Texto,
    description: Texto,
    url: Direccion,
    logo: Direccion.optional(),
    email: z.email().optional(),
    address: Postal,
    aggregateRating: Nota.optional(),
    contactPoint: z
      .strictObject({
        '@type': z.literal('ContactPoint'),
        contactType: Texto,
        email: z.email(),
        availableLanguage: z.literal('es'),
      })
      .optional(),
  }),
  cosa('WebSite', {
    name: Texto,
    url: Direccion,
    inLanguage: z.literal('es-CL'),
    publisher: z.strictObject({ '@id': Direccion }),
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: Texto.regex(/^https?:\/\/[^{]+\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  cosa('FAQPage', {
    inLanguage: z.literal('es-CL'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: Texto,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: Texto }),
        }),
      )
      .min(1),
  }),
])
export type Dato = z.infer<typeof Dato>

/** The structured data of a served page. */
export function datosDe(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )
}

/** What our own reading of the documents and the validator of another house object to. */
export async function quejasDe(datos: unknown[]): Promise<string[]> {
  const propias = datos.flatMap((dato) => {
    const { success, error } = Dato.safeParse(dato)
    return success ? [] : [`${(dato as Dato)['@type']}: ${z.prettifyError(error)}`]
  })
  const porTipo = Object.fromEntries(Map.groupBy(datos as Dato[], (dato) => dato['@type']))
  const ajenas = await new Validator().validate({ jsonld: porTipo, microdata: {}, rdfa: {} })
  return [
    ...propias,
    ...ajenas
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ issueMessage, fieldNames }) => `${issueMessage} (${fieldNames?.join(', ')})`),
  ]
}
