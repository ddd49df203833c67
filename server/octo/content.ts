import type { OpcionVendida, Producto, UnidadVendida } from '#server/modules/reventas/index.ts'

const CATEGORIES: Record<string, readonly string[]> = {
  Trekking: ['outdoors', 'walking-tours'],
  Culinaria: ['food', 'small-group-tours'],
  Cultural: ['history', 'guided-tours'],
  Aventura: ['outdoors', 'sports'],
  Enológica: ['food', 'guided-tours'],
  'Stand Up Paddle': ['outdoors', 'sports'],
  'Avistamiento de Aves': ['animals', 'outdoors'],
  'City Tour': ['walking-tours', 'guided-tours'],
}
const DIFFICULTIES = [
  'trip-difficulty-easy',
  'trip-difficulty-easy',
  'trip-difficulty-medium',
  'trip-difficulty-medium',
  'trip-difficulty-hard',
]
const NO_IDENTIFIERS = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
}

export const LANGUAGE = 'es-CL'

export const supplierContent = () => ({
  shortDescription: 'Experiencias locales en Chile, de anfitriones y proveedores verificados.',
  media: [],
})

export function productContent(p: Producto, baseUrl: string) {
  return {
    title: p.nombre,
    shortDescription: p.descripcionCorta,
    description: p.descripcionLarga,
    features: featuresOf(p),
    faqs: [],
    media: mediaOf(p, baseUrl),
    locations: locationsOf(p),
    categoryLabels: [
      ...new Set([
        ...(CATEGORIES[p.tipoExperiencia] ?? ['guided-tours']),
        DIFFICULTIES[p.requisitos.dificultad - 1] ?? 'trip-difficulty-easy',
      ]),
    ],
    durationMinutesFrom: p.duracionMinutos,
    durationMinutesTo: null,
    commentary: p.idiomasGuia.map((language) => ({ format: 'IN_PERSON', language })),
  }
}

/** The product says it all; an option adds its name. */
export const optionContent = (opcion: OpcionVendida, p: Producto) => ({
  title: opcion.nombre,
  shortDescription: null,
  description: null,
  features: [],
  faqs: [],
  media: [],
  locations: [],
  categoryLabels: [],
  durationMinutesFrom: p.duracionMinutos,
  durationMinutesTo: null,
  commentary: [],
})

export const unitContent = ({ edadMin, edadMax, pideDocumento }: UnidadVendida, name: string) => ({
  title: name,
  shortDescription: edadMin > 0 || edadMax < 99 ? `De ${edadMin} a ${edadMax} años` : name,
  features: pideDocumento
    ? [{ shortDescription: 'Muestra un documento al llegar', type: 'REDEMPTION_INSTRUCTION' }]
    : [],
})

function featuresOf(p: Producto) {
  const as = (type: string, texts: readonly string[]) =>
    texts.filter(Boolean).map((shortDescription) => ({ shortDescription, type }))
  return [
    ...as('INCLUSION', p.incluye),
    ...as('EXCLUSION', p.noIncluye),
    ...as('PREARRIVAL_INFORMATION', p.queLlevar),
    ...as('PREBOOKING_INFORMATION', [
      ...(p.requisitos.edadMin > 0 ? [`Desde ${p.requisitos.edadMin} años`] : []),
      ...p.requisitos.condiciones,
    ]),
    ...as('ACCESSIBILITY_INFORMATION', [p.accesibilidad]),
    ...as('REDEMPTION_INSTRUCTION', ['Muestra el QR de la entrada al llegar']),
  ]
}

const TYPES: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' }

/** Only pictures of a kind that the standard knows. */
function mediaOf(p: Producto, baseUrl: string) {
  const all = [
    { src: `${baseUrl}/escenas/social/${p.slug}.png`, alt: p.nombre },
    ...p.fotos.map(({ url, alt }) => ({ src: new URL(url, `${baseUrl}/`).href, alt })),
  ]
  return all.flatMap(({ src, alt }, i) => {
    const type = TYPES[/\.(\w+)(?:\?|$)/.exec(src)?.[1]?.toLowerCase() ?? '']
    return type
      ? [{ src, type, rel: i === 0 ? 'COVER' : 'GALLERY', title: alt || null, caption: null, copyright: null }]
      : []
  })
}

function locationsOf(p: Producto) {
  const address = {
    streetAddress: p.puntoEncuentro.direccion || null,
    addressLocality: p.ciudad,
    addressRegion: p.regionNombre,
    postalCode: null,
    addressCountry: 'CL',
    postOfficeBoxNumber: null,
  }
  const place = { latitude: p.lat, longitude: p.lng, postalAddress: address, identifiers: NO_IDENTIFIERS, sameAs: [] }
  return [
    {
      title: p.puntoEncuentro.direccion || null,
      shortDescription: p.puntoEncuentro.instrucciones || null,
      types: ['START', 'REDEMPTION'],
      minutesTo: null,
      minutesAt: null,
      place,
    },
  ]
}
