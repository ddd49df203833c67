import { z } from 'zod'
import { Email, linea, texto, textoExacto } from '#contract/comun.ts'
import { ocultarTarjetas } from '#contract/tarjetas.ts'

/** Null says the same as nothing. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)
// Ids are looked at as values: one of a strange form is an unknown one, with its own error.
const Text = z.string().max(500)
const Id = Text.nullish()
const LocalDate = z.iso.date()
const MAX_UNITS = 100

export const Contact = z.object({
  fullName: linea(160).nullish(),
  firstName: texto(80).nullish(),
  lastName: texto(80).nullish(),
  emailAddress: z.union([Email, z.literal('').transform(() => null)]).nullish(),
  phoneNumber: textoExacto(40).nullish(),
  postalCode: textoExacto(20).nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  notes: texto(1000).nullish(),
  locales: optional(z.array(z.string().max(35)).max(10)),
})
export type Contact = z.output<typeof Contact>

const Quantities = z
  .array(z.object({ id: Text, quantity: z.int().min(0).max(1000) }))
  .max(MAX_UNITS)
  .nullish()
const Option = { productId: Id, optionId: Id }

const Priced = { currency: optional(z.string()) }

export const CalendarRequest = z.object({
  ...Option,
  localDateStart: LocalDate,
  localDateEnd: LocalDate,
  units: Quantities,
  ...Priced,
})
export type CalendarRequest = z.output<typeof CalendarRequest>

export const AvailabilityRequest = z.object({
  ...Option,
  localDate: optional(LocalDate),
  localDateStart: optional(LocalDate),
  localDateEnd: optional(LocalDate),
  availabilityIds: optional(z.array(Text).max(100)),
  units: Quantities,
  pickupRequested: z.boolean().nullish(),
  pickupPointId: Id,
  ...Priced,
})
export type AvailabilityRequest = z.output<typeof AvailabilityRequest>

const QuestionAnswer = z.object({ questionId: z.string().max(40), value: texto(1000).nullable() })
export type QuestionAnswer = z.output<typeof QuestionAnswer>
const Answered = { questionAnswers: z.array(QuestionAnswer).max(MAX_UNITS).nullish() }

const Pickup = {
  pickupRequested: z.boolean().nullish(),
  pickupPointId: Id,
  pickupHotel: texto(140).nullish(),
  pickupHotelRoom: texto(40).nullish(),
}
export type PickupFields = z.output<z.ZodObject<typeof Pickup>>

const UnitItem = z.object({
  uuid: z.uuid().nullish(),
  unitId: Id,
  resellerReference: texto(120).nullish(),
  contact: Contact.nullish(),
  ...Answered,
})
export type UnitItem = z.output<typeof UnitItem>

const Minutes = z.int().min(1).max(100_000).nullish()

/** What a reservation and an update both say of a booking. */
const Booked = {
  ...Option,
  availabilityId: Id,
  unitItems: z.array(UnitItem).max(MAX_UNITS).nullish(),
  expirationMinutes: Minutes,
  notes: texto(1000).nullish(),
  resellerReference: texto(120).nullish(),
  contact: Contact.nullish(),
  ...Pickup,
  ...Answered,
}

export const ReservationRequest = z.object({ uuid: Id, ...Booked, ...Priced })
export type ReservationRequest = z.output<typeof ReservationRequest>

export const UpdateRequest = z.object({ ...Booked, emailReceipt: z.boolean().nullish() })
export type UpdateRequest = z.output<typeof UpdateRequest>

export const ConfirmationRequest = UpdateRequest.extend({ contact: Contact })
export const ExtendRequest = z.object({ expirationMinutes: Minutes })
export const CancellationRequest = z.object({ reason: texto(500).nullish(), force: z.boolean().nullish() })

// As it was kept.
const Searched = Text.trim().normalize('NFC').optional()
const Reference = Text.trim()
  .normalize('NFC')
  .overwrite((text) => ocultarTarjetas(text).texto)
  .optional()

export const BookingsQuery = z.object({
  resellerReference: Reference,
  supplierReference: Searched,
  localDate: LocalDate.optional(),
  localDateStart: LocalDate.optional(),
  localDateEnd: LocalDate.optional(),
  productId: Searched,
  optionId: Searched,
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .default('1')
    .transform(Number),
})
export type BookingsQuery = z.output<typeof BookingsQuery>

const HOP =
  /^(?:host|content-length|content-type|connection|transfer-encoding|upgrade|te|trailer|keep-alive|user-agent|webhook-id|webhook-signature)$/i
const Headers = z
  .record(
    z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/),
    z
      .string()
      .max(1000)
      .regex(/^[\t\x20-\x7e]*$/),
  )
  .refine((headers) => Object.keys(headers).length <= 20, { error: 'at most 20 headers' })
  .refine((headers) => !Object.keys(headers).some((name) => HOP.test(name)), { error: 'that header is set by us' })

const NotificationTypes = z
  .array(z.enum(['PRODUCT_UPDATE', 'AVAILABILITY_UPDATE', 'BOOKING_UPDATE']))
  .min(1)
  .max(10)
const Url = z.string().min(1).max(2000)

export const SubscriptionRequest = z.object({
  url: Url,
  notificationTypes: NotificationTypes,
  headers: Headers.nullish(),
})
export type SubscriptionRequest = z.output<typeof SubscriptionRequest>
export const SubscriptionChange = z.object({
  url: Url.nullish(),
  notificationTypes: NotificationTypes.nullish(),
  headers: Headers.nullish(),
})
export type SubscriptionChange = z.output<typeof SubscriptionChange>

export const WebhookRequest = z.object({
  url: Url,
  event: z.enum(['booking_update', 'availability_update']),
  retryOnError: z.boolean().nullish(),
  useContactLanguage: z.boolean().nullish(),
  headers: Headers.nullish(),
})
export type WebhookRequest = z.output<typeof WebhookRequest>

export const NoBody = z.object({})
