import type { z } from 'zod'
import { ERRORS, statusOf, type ErrorCode } from '#contract/errors.ts'
import { codeOfDatabase } from '#server/database-failure.ts'
import { describeError, log } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'
import { sentenceOf, type Language } from './frases.ts'

export type OctoErrorCode =
  | 'INVALID_PRODUCT_ID'
  | 'INVALID_OPTION_ID'
  | 'INVALID_UNIT_ID'
  | 'INVALID_AVAILABILITY_ID'
  | 'INVALID_BOOKING_UUID'
  | 'BAD_REQUEST'
  | 'UNPROCESSABLE_ENTITY'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'INTERNAL_SERVER_ERROR'

export type { Language }

/** Something only this edge can see is wrong: a shape, a selector, a name that was not sent. */
export class OctoError extends Error {
  override name = 'OctoError'
  readonly code: OctoErrorCode
  readonly extra: Record<string, unknown>
  /** Where the code does not say it all. */
  readonly said: Record<Language, string> | undefined
  constructor(
    code: OctoErrorCode,
    {
      es,
      en,
      extra = {},
    }:
      | { es: string; en: string; extra?: Record<string, unknown> }
      | { es?: undefined; en?: undefined; extra: Record<string, unknown> },
  ) {
    super(en ?? code)
    this.code = code
    this.extra = extra
    this.said = es === undefined ? undefined : { es, en }
  }
}

export function parse<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  const result = schema.safeParse(sent)
  if (!result.success) throw malformed(schema, sent)
  return result.data
}

/** What a schema finds wrong with what was sent. */
function malformed(schema: z.ZodType, sent: unknown): OctoError {
  const inWords = (language: Language): string =>
    (schema.safeParse(sent, { error: sentenceOf(language) }).error?.issues ?? [])
      .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
      .join('; ')
  return new OctoError('BAD_REQUEST', { es: inWords('es'), en: inWords('en') })
}

/** The names a request used, repeated where one of them is wrong. */
export interface Named {
  productId?: string | null | undefined
  optionId?: string | null | undefined
  availabilityId?: string | null | undefined
  uuid?: string | null | undefined
  unitItems?: readonly { unitId?: string | null | undefined }[] | null | undefined
}

const OCTO: Partial<Record<ErrorCode, OctoErrorCode>> = {
  'experiencia-desconocida': 'INVALID_PRODUCT_ID',
  'opcion-desconocida': 'INVALID_OPTION_ID',
  'tarifa-no-vendida': 'INVALID_UNIT_ID',
  'salida-desconocida': 'INVALID_AVAILABILITY_ID',
  'reserva-desconocida': 'INVALID_BOOKING_UUID',
  'reventa-repetida': 'INVALID_BOOKING_UUID',
  'clave-api-requerida': 'UNAUTHORIZED',
  'clave-api-invalida': 'FORBIDDEN',
  'clave-sin-permiso': 'FORBIDDEN',
  'contexto-ajeno': 'FORBIDDEN',
  'datos-invalidos': 'BAD_REQUEST',
  'cuerpo-ilegible': 'BAD_REQUEST',
  'cuerpo-demasiado-grande': 'BAD_REQUEST',
  'tipo-no-admitido': 'BAD_REQUEST',
}

const ENGLISH: Record<OctoErrorCode, string> = {
  INVALID_PRODUCT_ID: 'The product is unknown or not available to this key.',
  INVALID_OPTION_ID: 'The option is unknown or does not belong to that product.',
  INVALID_UNIT_ID: 'The unit is unknown or does not belong to that option.',
  INVALID_AVAILABILITY_ID: 'The availability is unknown or does not belong to that option.',
  INVALID_BOOKING_UUID: 'The booking is unknown, has expired, or the uuid is already in use.',
  BAD_REQUEST: 'The request is malformed.',
  UNPROCESSABLE_ENTITY: 'The request is well formed but was refused.',
  UNAUTHORIZED: 'Send the API key of your company as a Bearer token.',
  FORBIDDEN: 'The API key is unknown, expired, revoked or not allowed here.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Try again.',
}

// This door takes no `X-API-Key`, which the sentence of the contract names too.
const SIN_CLAVE = 'Envía la clave de API de tu empresa como Bearer.'

const SPANISH: Record<OctoErrorCode, string> = {
  INVALID_PRODUCT_ID: ERRORS['experiencia-desconocida'][2],
  INVALID_OPTION_ID: ERRORS['opcion-desconocida'][2],
  INVALID_UNIT_ID: ERRORS['tarifa-no-vendida'][2],
  INVALID_AVAILABILITY_ID: ERRORS['salida-desconocida'][2],
  INVALID_BOOKING_UUID: ERRORS['reserva-desconocida'][2],
  BAD_REQUEST: ERRORS['cuerpo-ilegible'][2],
  UNAUTHORIZED: SIN_CLAVE,
  FORBIDDEN: ERRORS['clave-api-invalida'][2],
  UNPROCESSABLE_ENTITY: ERRORS['datos-invalidos'][2],
  INTERNAL_SERVER_ERROR: ERRORS['error-interno'][2],
}

const REASONS_IN_ENGLISH: Partial<Record<ErrorCode, string>> = {
  'sin-cupos': 'Not enough vacancies are left.',
  'salida-cerrada': 'Sales for that departure are closed.',
  'experiencia-no-disponible': 'The product takes no bookings for now.',
  'participantes-invalidos': 'That combination of units cannot be booked.',
  'contacto-incompleto': 'A required contact field is missing: name and emailAddress.',
  'reserva-no-cancelable': 'The booking can no longer be cancelled.',
  'reserva-ya-cancelada': 'The booking is cancelled already.',
  'reserva-no-pendiente': 'The booking is not on hold.',
  'reserva-vencida': 'The hold has expired.',
  'reserva-no-cambiable': 'The booking can no longer be changed.',
  'cambio-fuera-de-plazo': 'It is too late to change this booking at no cost.',
  'salida-sin-minimo': 'That departure waits for more travellers: a confirmed booking cannot move there.',
  'cambio-con-anfitrion':
    'The supplier confirms that departure by hand: a confirmed booking cannot move there or grow. Cancel it and book again, or book the others apart.',
  'recogida-desconocida': 'The product has no such pickup point.',
  'recogida-requerida': 'The product starts with a pickup: choose a pickup point.',
  'respuesta-invalida': 'An answer does not belong to a question of the product, or does not fit it.',
  'otra-comision':
    'The contract has another commission for that product and the booking is confirmed: cancel it and book again.',
  'pregunta-sin-respuesta': 'A required question is not answered.',
  'tipo-no-admitido': 'Send Content-Type: application/json, in UTF-8.',
  'cuerpo-demasiado-grande': 'The body is too large.',
  'servicio-ocupado': 'Busy. Try again in a moment.',
  'dato-en-conflicto': 'That is taken already. Read it again and retry.',
  'demasiadas-reservas-abiertas':
    'Too many places are on hold. Confirm or cancel some first, or wait until they expire.',
  'reserva-ya-extendida': 'The hold has lasted as long as it may. Confirm it or let it go.',
  'credito-insuficiente': 'The credit of your company does not cover this booking.',
}

interface Answered {
  status: number
  body: Record<string, unknown>
  headers: Record<string, string>
}

/** What a thrown thing says to a reseller: always 400 but where trying again later helps. */
export function octoErrorOf(
  error: unknown,
  {
    named,
    language,
    requestId,
    confirming,
  }: { named: Named; language: Language; requestId: string; confirming: boolean },
): Answered {
  if (error instanceof OctoError)
    return answer(error.code, error.said?.[language] ?? textOf(error.code, language), error.extra)
  if (error instanceof Refusal) return refused(error, { named, language, confirming })
  const code = codeOfDatabase(error)
  if (code && statusOf(code) === 503) log.warn('octo.unavailable', { requestId, code, ...describeError(error) })
  if (code) return refused(new Refusal(code, { retryAfterSeconds: 2 }), { named, language, confirming })
  log.error('octo.bug', { requestId, ...describeError(error) })
  return { ...answer('INTERNAL_SERVER_ERROR', textOf('INTERNAL_SERVER_ERROR', language), {}), status: 500 }
}

function refused(
  { code, errores, retryAfterSeconds }: Refusal,
  { named, language, confirming }: { named: Named; language: Language; confirming: boolean },
): Answered {
  const status = statusOf(code)
  const message =
    language === 'en' ? REASONS_IN_ENGLISH[code] : code === 'clave-api-requerida' ? SIN_CLAVE : ERRORS[code][2]
  if (status === 429 || status === 503) {
    const octo = status === 429 ? 'UNPROCESSABLE_ENTITY' : 'INTERNAL_SERVER_ERROR'
    return {
      ...answer(octo, message ?? 'Slow down and try again.', {}),
      status,
      headers: { 'retry-after': String(retryAfterSeconds ?? 60) },
    }
  }
  const octo =
    confirming && code === 'reserva-vencida' ? 'INVALID_BOOKING_UUID' : (OCTO[code] ?? 'UNPROCESSABLE_ENTITY')
  return answer(octo, message ?? textOf(octo, language), extraOf(octo, named, errores?.[0]?.mensaje))
}

function extraOf(code: OctoErrorCode, named: Named, unitId: string | undefined): Record<string, unknown> {
  if (code === 'INVALID_PRODUCT_ID') return { productId: named.productId ?? null }
  if (code === 'INVALID_OPTION_ID') return { optionId: named.optionId ?? null }
  if (code === 'INVALID_AVAILABILITY_ID') return { availabilityId: named.availabilityId ?? null }
  if (code === 'INVALID_BOOKING_UUID') return { uuid: named.uuid ?? null }
  // None sent and an empty one are both no unit; only the second is repeated.
  return code === 'INVALID_UNIT_ID'
    ? { unitId: unitId || (named.unitItems?.find((item) => !item.unitId)?.unitId ?? null) }
    : {}
}

const textOf = (code: OctoErrorCode, language: Language): string => (language === 'es' ? SPANISH : ENGLISH)[code]

const answer = (error: OctoErrorCode, errorMessage: string, extra: Record<string, unknown>): Answered => ({
  status: 400,
  body: { error, errorMessage, ...extra },
  headers: {},
})
