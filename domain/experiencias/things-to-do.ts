import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import { TRAMOS } from '#domain/reservas/cancelacion.ts'

/** What the feed says of an experiencia that can be booked today. */
export interface Ofrecida {
  id: string
  slug: string
  nombreExperiencia: string
  descripcionCorta: string
  ciudad: string
  lat: number
  lng: number
  duracionMinutos: number
  /** Of an adult, in pesos, taxes included. */
  precioPorPersona: number
  politicaCancelacion: string
  confirmacion: string
  operadorNombre: string
  calificacionPromedio: number | null
  calificacionCantidad: number
  fotos: readonly { url: string }[]
}

const enEspanol = (text: string) => ({ localized_texts: [{ language_code: 'es', text }] })
const HORA_SEG = 3600

/** Drawings of ours stand in where there is no photo; the feed takes photos alone. */
const esFoto = ({ url }: { url: string }): boolean => !url.startsWith('/escenas/')

/**
 * One product of Google's «Things to do» feed (ProductFeed, docs/decisions/0029). One option and the price of an adult alone, as
 * Google asks: of several prices it would show the lowest.
 */
export function productoDeGoogle(e: Ofrecida, baseUrl: string) {
  const fotos = e.fotos.filter(esFoto)
  return {
    id: e.id,
    title: enEspanol(e.nombreExperiencia),
    ...(e.descripcionCorta && { description: enEspanol(e.descripcionCorta) }),
    ...(e.calificacionPromedio !== null && {
      rating: { average_value: e.calificacionPromedio, rating_count: e.calificacionCantidad },
    }),
    options: [
      {
        id: `${e.id}-reserva`,
        title: enEspanol(e.nombreExperiencia),
        landing_page: { url: `${baseUrl}/experience/${encodeURIComponent(e.slug)}` },
        duration_sec: e.duracionMinutos * 60,
        cancellation_policy: {
          refund_conditions: TRAMOS[e.politicaCancelacion as PoliticaCancelacion].map(({ hasta, porcentaje }) => ({
            min_duration_before_start_time_sec: hasta * HORA_SEG,
            refund_percent: porcentaje,
          })),
        },
        related_locations: [
          {
            location: {
              location: { place_info: { name: e.ciudad, coordinates: { latitude: e.lat, longitude: e.lng } } },
            },
            relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
          },
        ],
        price_options: [
          { id: `${e.id}-adulto`, title: 'Adulto', price: { currency_code: 'CLP', units: e.precioPorPersona } },
        ],
      },
    ],
    ...(fotos.length > 0 && {
      related_media: fotos.map(({ url }) => ({ url: new URL(url, baseUrl).href, type: 'MEDIA_TYPE_PHOTO' })),
    }),
    operator: { google_business_profile_name: enEspanol(e.operadorNombre) },
    inventory_type: 'INVENTORY_TYPE_DEFAULT',
    confirmation_type: e.confirmacion === 'inmediata' ? 'CONFIRMATION_TYPE_INSTANT' : 'CONFIRMATION_TYPE_PENDING',
    fulfillment_type: { mobile: true, print_at_home: true, pickup: false },
  }
}

/** All of it in one file: a snapshot, whose `nonce` grows with the minute it was made in. */
export function feedDeGoogle(ofrecidas: readonly Ofrecida[], { baseUrl, ahora }: { baseUrl: string; ahora: Date }) {
  return {
    feed_metadata: {
      shard_id: 0,
      total_shards_count: 1,
      processing_instruction: 'PROCESS_AS_SNAPSHOT',
      nonce: Number(ahora.toISOString().replaceAll(/\D/g, '').slice(0, 12)),
    },
    products: ofrecidas.map((ofrecida) => productoDeGoogle(ofrecida, baseUrl)),
  }
}
