import { expect, it } from 'vitest'
import { feedDeGoogle, type Ofrecida, productoDeGoogle } from './things-to-do.ts'

const ofrecida: Ofrecida = {
  id: 'e1',
  slug: 'ñandú-al-alba',
  nombreExperiencia: 'Caminar al alba',
  descripcionCorta: 'Dos horas de sendero.',
  ciudad: 'Castro',
  lat: -42.48,
  lng: -73.76,
  duracionMinutos: 90,
  precioPorPersona: 25_000,
  politicaCancelacion: 'moderada',
  confirmacion: 'inmediata',
  operadorNombre: 'Senderos',
  calificacionPromedio: 4.7,
  calificacionCantidad: 12,
  fotos: [{ url: '/escenas/e1.avif' }, { url: '/fotos/a.webp' }],
}

it('says an experiencia as the feed specifies it', () => {
  expect(productoDeGoogle(ofrecida, 'https://hub.cl')).toEqual({
    id: 'e1',
    title: { localized_texts: [{ language_code: 'es', text: 'Caminar al alba' }] },
    description: { localized_texts: [{ language_code: 'es', text: 'Dos horas de sendero.' }] },
    rating: { average_value: 4.7, rating_count: 12 },
    options: [
      {
        id: 'e1-reserva',
        title: { localized_texts: [{ language_code: 'es', text: 'Caminar al alba' }] },
        landing_page: { url: 'https://hub.cl/experience/%C3%B1and%C3%BA-al-alba' },
        duration_sec: 5400,
        cancellation_policy: {
          refund_conditions: [
            { min_duration_before_start_time_sec: 259_200, refund_percent: 100 },
            { min_duration_before_start_time_sec: 86_400, refund_percent: 50 },
          ],
        },
        related_locations: [
          {
            location: {
              location: { place_info: { name: 'Castro', coordinates: { latitude: -42.48, longitude: -73.76 } } },
            },
            relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
          },
        ],
        price_options: [{ id: 'e1-adulto', title: 'Adulto', price: { currency_code: 'CLP', units: 25_000 } }],
      },
    ],
    related_media: [{ url: 'https://hub.cl/fotos/a.webp', type: 'MEDIA_TYPE_PHOTO' }],
    operator: { google_business_profile_name: { localized_texts: [{ language_code: 'es', text: 'Senderos' }] } },
    inventory_type: 'INVENTORY_TYPE_DEFAULT',
    confirmation_type: 'CONFIRMATION_TYPE_INSTANT',
    fulfillment_type: { mobile: true, print_at_home: true, pickup: false },
  })
})

it.each([
  ['no rating without reviews', { calificacionPromedio: null, calificacionCantidad: 0 }, 'rating', undefined],
  ['no media without photos', { fotos: [{ url: '/escenas/e1.avif' }] }, 'related_media', undefined],
  ['that it waits for an answer', { confirmacion: 'solicitud' }, 'confirmation_type', 'CONFIRMATION_TYPE_PENDING'],
])('says %s', (_caso, cambio, campo, valor) => {
  expect((productoDeGoogle({ ...ofrecida, ...cambio }, 'https://hub.cl') as Record<string, unknown>)[campo]).toEqual(
    valor,
  )
})

it('is a whole snapshot in one shard, with a nonce that grows', () => {
  const a = feedDeGoogle([ofrecida], { baseUrl: 'https://hub.cl', ahora: new Date('2026-11-21T15:04:59Z') })
  expect([a.feed_metadata, a.products.length]).toEqual([
    { shard_id: 0, total_shards_count: 1, processing_instruction: 'PROCESS_AS_SNAPSHOT', nonce: 202_611_211_504 },
    1,
  ])
})
