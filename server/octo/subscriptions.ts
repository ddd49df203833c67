import {
  borrarWebhookPorClave,
  cambiarWebhookPorClave,
  crearWebhookPorClave,
  listarWebhooksPorClave,
  verWebhookPorClave,
  type WebhookRow,
} from '#server/modules/novedades/index.ts'
import type { Asking } from './bookings.ts'
import type { SubscriptionChange, SubscriptionRequest, WebhookRequest } from './requests.ts'

const TYPES = { BOOKING_UPDATE: 'reserva', AVAILABILITY_UPDATE: 'disponibilidad', PRODUCT_UPDATE: 'producto' } as const
const EVENTS = { booking_update: 'reserva', availability_update: 'disponibilidad' } as const

export const NOTIFICATION_OF = {
  reserva: 'BOOKING_UPDATE',
  disponibilidad: 'AVAILABILITY_UPDATE',
  producto: 'PRODUCT_UPDATE',
} as const

/** Notifications: pointers to what changed. */
export const listSubscriptions = async ({ ctx }: Asking): Promise<object[]> =>
  (await listarWebhooksPorClave(ctx, 'puntero')).map(toSubscription)

export const getSubscription = async ({ ctx }: Asking, id: string): Promise<object> =>
  toSubscription(await verWebhookPorClave(ctx, { id, forma: 'puntero' }))

export const subscribe = async (
  { ctx }: Asking,
  { url, notificationTypes, headers }: SubscriptionRequest,
): Promise<object> =>
  toSubscription(
    await crearWebhookPorClave(ctx, {
      url,
      eventos: notificationTypes.map((type) => TYPES[type]),
      cabeceras: headers ?? undefined,
    }),
  )

export const changeSubscription = async (
  { ctx }: Asking,
  id: string,
  { url, notificationTypes, headers }: SubscriptionChange,
): Promise<object> =>
  toSubscription(
    await cambiarWebhookPorClave(ctx, {
      id,
      forma: 'puntero',
      ...(url && { url }),
      ...(notificationTypes && { eventos: notificationTypes.map((type) => TYPES[type]) }),
      ...(headers && { cabeceras: headers }),
    }),
  )

export const unsubscribe = async ({ ctx }: Asking, id: string): Promise<object> =>
  toSubscription(await borrarWebhookPorClave(ctx, { id, forma: 'puntero' }))

const toSubscription = ({ id, url, eventos, cabeceras }: WebhookRow) => ({
  id,
  url,
  notificationTypes: eventos.map((evento) => NOTIFICATION_OF[evento]),
  headers: cabeceras,
})

/** Webhooks: the object itself, with the capabilities of the request that asked for it. */
export const listWebhooks = async ({ ctx }: Asking): Promise<object[]> =>
  (await listarWebhooksPorClave(ctx, 'objeto')).map(toWebhook)

export const addWebhook = async (
  { ctx, applied }: Asking,
  { url, event, retryOnError, useContactLanguage, headers }: WebhookRequest,
): Promise<object> =>
  toWebhook(
    await crearWebhookPorClave(ctx, {
      url,
      eventos: [EVENTS[event]],
      cabeceras: headers ?? undefined,
      reintenta: retryOnError ?? undefined,
      objeto: { capacidades: [...applied].map((id) => `octo/${id}`), idiomaDelContacto: useContactLanguage ?? true },
    }),
  )

export const removeWebhook = async ({ ctx }: Asking, id: string): Promise<object> =>
  toWebhook(await borrarWebhookPorClave(ctx, { id, forma: 'objeto' }))

export const toWebhook = ({ id, url, eventos, reintenta, objeto, cabeceras }: WebhookRow) => ({
  id,
  event: eventos[0] === 'reserva' ? 'booking_update' : 'availability_update',
  url,
  retryOnError: reintenta,
  useContactLanguage: objeto?.idiomaDelContacto ?? true,
  headers: cabeceras,
  capabilities: objeto?.capacidades ?? [],
})
