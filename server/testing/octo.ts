import { z } from 'zod'

/** The answers of OCTO as its reference writes them: every field named, none beside them, each capability adding its own. */

const text = z.string().min(1)
const orNull = text.nullable()
const Uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const Utc = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const Local = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Hours = z.array(z.strictObject({ from: Hour, to: Hour }))
const ContactField = z.enum([
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'country',
  'notes',
  'locales',
  'allowMarketing',
  'postalCode',
])
const Status = z.enum(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED'])
const Redemption = z.enum(['DIGITAL', 'PRINT', 'MANIFEST'])
const Format = z.enum(['QRCODE', 'CODE128', 'AZTECCODE', 'PDF_URL', 'PKPASS_URL'])
const Method = z.enum(['VOUCHER', 'TICKET'])

const Contact = z.strictObject({
  fullName: orNull,
  firstName: orNull,
  lastName: orNull,
  emailAddress: orNull,
  phoneNumber: orNull,
  postalCode: orNull,
  country: z.string().length(2).nullable(),
  notes: orNull,
  locales: z.array(text),
})

const Tax = z.strictObject({ name: text, retail: z.int(), original: z.int(), net: z.int().nullable() })
const money = {
  original: z.int(),
  retail: z.int(),
  net: z.int().nullable(),
  currency: z.literal('CLP'),
  currencyPrecision: z.literal(0),
  includedTaxes: z.array(Tax),
}
const Pricing = z.strictObject(money)
const PricingUnit = z.strictObject({ unitId: text, ...money })

const Feature = z.strictObject({
  shortDescription: orNull,
  type: z.enum([
    'INCLUSION',
    'EXCLUSION',
    'HIGHLIGHT',
    'PREBOOKING_INFORMATION',
    'PREARRIVAL_INFORMATION',
    'REDEMPTION_INSTRUCTION',
    'ACCESSIBILITY_INFORMATION',
    'ADDITIONAL_INFORMATION',
    'BOOKING_TERM',
    'CANCELLATION_TERM',
  ]),
})
const Media = z.strictObject({
  src: z.url(),
  type: z.enum(['image/jpeg', 'image/png', 'video/mp4', 'video/avi', 'external/youtube', 'external/vimeo']),
  rel: z.enum(['LOGO', 'COVER', 'GALLERY']),
  title: orNull,
  caption: orNull,
  copyright: orNull,
})
const nulls = <T extends string>(...keys: T[]) =>
  Object.fromEntries(keys.map((key) => [key, orNull])) as Record<T, typeof orNull>
const Place = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  postalAddress: z.strictObject(
    nulls('streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry', 'postOfficeBoxNumber'),
  ),
  identifiers: z.strictObject(
    nulls(
      'googlePlaceId',
      'applePlaceId',
      'tripadvisorLocationId',
      'yelpPlaceId',
      'facebookPlaceId',
      'foursquarePlaceId',
      'baiduPlaceId',
      'amapPlaceId',
    ),
  ),
  sameAs: z.array(z.url()),
})
const Location = z.strictObject({
  title: orNull,
  shortDescription: orNull,
  types: z
    .array(z.enum(['START', 'ITINERARY_ITEM', 'POINT_OF_INTEREST', 'ADMISSION_INCLUDED', 'END', 'REDEMPTION']))
    .min(1),
  minutesTo: z.int().nullable(),
  minutesAt: z.int().nullable(),
  place: Place,
})
const Category = z.enum([
  'multi-day',
  'city-cards',
  'adults-only',
  'animals',
  'audio-guide',
  'beaches',
  'bike-tours',
  'boat-tours',
  'classes',
  'day-trips',
  'family-friendly',
  'fast-track',
  'food',
  'guided-tours',
  'history',
  'hop-on-hop-off',
  'literature',
  'live-music',
  'museums',
  'nightlife',
  'outdoors',
  'private-tours',
  'romantic',
  'recurring-events',
  'self-guided',
  'small-group-tours',
  'sports',
  'theme-parks',
  'walking-tours',
  'wheelchair-accessible',
  'accommodation-included',
  'trip-difficulty-easy',
  'trip-difficulty-medium',
  'trip-difficulty-hard',
])
const contentOfProduct = {
  title: text,
  shortDescription: orNull,
  description: orNull,
  features: z.array(Feature),
  faqs: z.array(z.strictObject({ question: text, answer: text })),
  media: z.array(Media),
  locations: z.array(Location),
  categoryLabels: z.array(Category),
  durationMinutesFrom: z.int(),
  durationMinutesTo: z.int().nullable(),
  commentary: z.array(
    z.strictObject({ format: z.enum(['IN_PERSON', 'RECORDED_AUDIO', 'WRITTEN', 'OTHER']), language: text }),
  ),
}

export type Caps = readonly ('pricing' | 'content' | 'pickups' | 'questions' | 'notifications' | 'webhooks')[]

const SelectOption = z.strictObject({ label: text, value: text })
const Question = z.strictObject({
  id: text,
  title: text,
  shortDescription: orNull,
  required: z.boolean(),
  inputType: z.enum([
    'date',
    'datetime-local',
    'email',
    'file',
    'number',
    'tel',
    'text',
    'time',
    'url',
    'select',
    'textarea',
  ]),
  selectOptions: z.array(SelectOption),
  coverImageUrl: orNull,
})
const Answers = z.array(z.strictObject({ questionId: text, question: Question, value: z.string().nullable() }))
const pickupPoint = {
  id: text,
  name: text,
  address: text,
  ...nulls('directions', 'googlePlaceId', 'street', 'postalCode', 'locality', 'region', 'state', 'country'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
}
const PickupPoint = z.strictObject(pickupPoint)
const PickupPointAt = z.strictObject({ ...pickupPoint, localDateTime: Local, localDateTimeTo: Local.nullable() })

const HeadersSent = z.record(z.string(), z.string())
export const Subscription = z.strictObject({
  id: text,
  url: z.url(),
  notificationTypes: z.array(z.enum(['PRODUCT_UPDATE', 'AVAILABILITY_UPDATE', 'BOOKING_UPDATE'])).min(1),
  headers: HeadersSent,
})
export const Webhook = z.strictObject({
  id: text,
  event: z.enum(['booking_update', 'availability_update']),
  url: z.url(),
  retryOnError: z.boolean(),
  useContactLanguage: z.boolean(),
  headers: HeadersSent,
  capabilities: z.array(text),
})

/** The schemas of every object for those capabilities. */
export function octoShapes(caps: Caps) {
  const pricing = caps.includes('pricing')
  const content = caps.includes('content')
  const pickups = caps.includes('pickups')
  const questions = caps.includes('questions')
  const priced = (inBooking: boolean) =>
    pricing ? { [inBooking ? 'pricing' : 'pricingFrom']: z.array(Pricing).min(1) } : {}

  const Supplier = z.strictObject({
    id: text,
    name: text,
    endpoint: z.url().refine((url) => !url.endsWith('/')),
    contact: z.strictObject({
      website: orNull,
      email: orNull,
      telephone: z
        .string()
        .regex(/^\+\d+$/)
        .nullable(),
      address: orNull,
    }),
    ...(content && { shortDescription: orNull, media: z.array(Media) }),
  })
  const unit = (inBooking: boolean) =>
    z.strictObject({
      id: text,
      internalName: text,
      reference: orNull,
      type: z.enum(['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER']),
      restrictions: z.strictObject({
        minAge: z.int(),
        maxAge: z.int(),
        idRequired: z.boolean(),
        minQuantity: z.int().nullable(),
        maxQuantity: z.int().nullable(),
        paxCount: z.int().min(1),
        accompaniedBy: z.array(text),
      }),
      requiredContactFields: z.array(ContactField),
      ...priced(inBooking),
      ...(content && { title: orNull, shortDescription: text, features: z.array(Feature) }),
      ...(questions && { questions: z.array(Question) }),
    })
  const option = (inBooking: boolean) =>
    z.strictObject({
      id: text,
      default: z.boolean(),
      internalName: text,
      reference: orNull,
      availabilityLocalStartTimes: z.array(Hour).min(1),
      cancellationCutoff: text,
      cancellationCutoffAmount: z.int().min(0),
      cancellationCutoffUnit: z.enum(['minute', 'hour', 'day']),
      requiredContactFields: z.array(ContactField),
      restrictions: z.strictObject({ minUnits: z.int(), maxUnits: z.int().nullable() }),
      units: z.array(unit(inBooking)).min(1),
      ...(content && contentOfProduct),
      ...(pickups && { pickupAvailable: z.boolean(), pickupRequired: z.boolean(), pickupPoints: z.array(PickupPoint) }),
    })
  const product = (inBooking: boolean) =>
    z.strictObject({
      id: text,
      internalName: text,
      reference: orNull,
      locale: text,
      timeZone: z.enum(['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter']),
      allowFreesale: z.boolean(),
      instantConfirmation: z.boolean(),
      instantDelivery: z.boolean(),
      availabilityRequired: z.boolean(),
      availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
      deliveryFormats: z.array(Format).min(1),
      deliveryMethods: z.array(Method).min(1),
      redemptionMethod: Redemption,
      options: z
        .array(option(inBooking))
        .min(1)
        .refine((options) => options.filter((o) => o.default).length === 1),
      ...(pricing && {
        defaultCurrency: z.literal('CLP'),
        availableCurrencies: z.array(text).min(1),
        pricingPer: z.enum(['UNIT', 'BOOKING']),
      }),
      ...(content && contentOfProduct),
      ...(questions && { questions: z.array(Question) }),
    })
  const Availability = z.strictObject({
    id: text,
    localDateTimeStart: Local,
    localDateTimeEnd: Local,
    utcCutoffAt: Utc,
    allDay: z.boolean(),
    available: z.boolean(),
    status: Status,
    vacancies: z.int().min(0).nullable(),
    capacity: z.int().min(0).nullable(),
    maxUnits: z.int().min(0).nullable(),
    openingHours: Hours,
    ...(pricing && { unitPricing: z.array(PricingUnit).min(1), pricing: Pricing.optional() }),
    ...(content && { title: orNull, shortDescription: text }),
    ...(pickups && { pickupAvailable: z.boolean(), pickupRequired: z.boolean(), pickupPoints: z.array(PickupPointAt) }),
  })
  const CalendarDay = z.strictObject({
    localDate: z.iso.date(),
    available: z.boolean(),
    status: Status,
    vacancies: z.int().min(0).nullable(),
    capacity: z.int().min(0).nullable(),
    openingHours: Hours,
    ...(pricing && { unitPricingFrom: z.array(PricingUnit).min(1), pricingFrom: Pricing.optional() }),
  })
  const Ticket = z.strictObject({
    redemptionMethod: Redemption,
    utcRedeemedAt: Utc.nullable(),
    deliveryOptions: z.array(z.strictObject({ deliveryFormat: Format, deliveryValue: text })),
  })
  const BookingStatus = z.enum(['ON_HOLD', 'PENDING', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'REDEEMED'])
  const UnitItem = z.strictObject({
    uuid: Uuid,
    resellerReference: orNull,
    supplierReference: orNull,
    unitId: text,
    unit: unit(true).optional(),
    status: BookingStatus,
    utcRedeemedAt: Utc.nullable(),
    contact: Contact,
    ticket: Ticket.nullable(),
    ...(pricing && { pricing: Pricing }),
    ...(questions && { questionAnswers: Answers }),
  })
  const Booking = z
    .strictObject({
      id: text,
      uuid: Uuid,
      testMode: z.boolean(),
      resellerReference: orNull,
      supplierReference: orNull,
      status: BookingStatus,
      utcCreatedAt: Utc,
      utcUpdatedAt: Utc,
      utcExpiresAt: Utc.nullable(),
      utcRedeemedAt: Utc.nullable(),
      utcConfirmedAt: Utc.nullable(),
      productId: text,
      product: product(true),
      optionId: text,
      option: option(true),
      cancellable: z.boolean(),
      cancellation: z
        .strictObject({ refund: z.enum(['FULL', 'PARTIAL', 'NONE']), reason: orNull, utcCancelledAt: Utc })
        .nullable(),
      freesale: z.boolean(),
      availabilityId: orNull,
      availability: Availability.nullable(),
      contact: Contact,
      notes: orNull,
      deliveryMethods: z.array(Method).min(1),
      voucher: Ticket.nullable(),
      unitItems: z.array(UnitItem).min(1),
      ...(pricing && { pricing: Pricing }),
      ...(pickups && {
        pickupRequested: z.boolean(),
        pickupPointId: orNull,
        pickupHotel: orNull,
        pickupHotelRoom: orNull,
        pickupPoint: PickupPointAt.nullable(),
      }),
      ...(questions && { questionAnswers: Answers }),
    })
    .refine((b) => !b.deliveryMethods.includes('VOUCHER') || b.voucher !== null, { error: 'a voucher in every status' })
    .refine((b) => b.unitItems.every((u) => u.status === b.status), { error: 'items follow the booking' })
  return {
    Supplier,
    Product: product(false),
    Availability,
    CalendarDay,
    Booking,
    Capability: z.strictObject({
      id: text,
      revision: z.int(),
      required: z.boolean(),
      dependencies: z.array(text),
      docs: orNull,
    }),
  }
}

export const OctoErrorBody = z.discriminatedUnion('error', [
  z.strictObject({ error: z.literal('INVALID_PRODUCT_ID'), errorMessage: text, productId: z.string().nullable() }),
  z.strictObject({ error: z.literal('INVALID_OPTION_ID'), errorMessage: text, optionId: z.string().nullable() }),
  z.strictObject({ error: z.literal('INVALID_UNIT_ID'), errorMessage: text, unitId: z.string().nullable() }),
  z.strictObject({
    error: z.literal('INVALID_AVAILABILITY_ID'),
    errorMessage: text,
    availabilityId: z.string().nullable(),
  }),
  z.strictObject({ error: z.literal('INVALID_BOOKING_UUID'), errorMessage: text, uuid: z.string().nullable() }),
  ...(['BAD_REQUEST', 'UNPROCESSABLE_ENTITY', 'UNAUTHORIZED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'] as const).map(
    (error) => z.strictObject({ error: z.literal(error), errorMessage: text }),
  ),
])
