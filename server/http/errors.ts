import { randomUUID } from 'node:crypto'
import { CAMPO_DE } from '#contract/campo-de-error.ts'
import { ERRORS, FALLA_AL_LEER, statusOf, type CampoInvalido, type ErrorCode, type Problema } from '#contract/errors.ts'
import { codeOfDatabase } from '#server/database-failure.ts'
import { sqlState } from '#server/platform/db.ts'
import { describeError, log } from '#server/platform/log.ts'
import { StorageError } from '#server/platform/storage.ts'
import { Refusal } from '#server/refusal.ts'

const RETRY_AFTER: Partial<Record<ErrorCode, number>> = {
  'servicio-ocupado': 2,
  'solicitud-en-curso': 1,
  'servicio-cerrando': 10,
  'pagos-no-disponible': 30,
}

export interface ProblemOptions {
  errores?: CampoInvalido[]
  retryAfterSeconds?: number
  cotizacion?: object | undefined
  instance?: string
  /** Said instead of the sentence of the code. */
  detail?: string
  headers?: Record<string, string>
}

/** The one place where a code becomes an answer. */
export function problem(code: ErrorCode, options: ProblemOptions = {}): Response {
  const [, title, sentence] = ERRORS[code]
  const detail = options.detail ?? sentence
  const status = statusOf(code)
  const errores = options.errores?.length
    ? options.errores
    : code in CAMPO_DE
      ? [{ campo: CAMPO_DE[code as keyof typeof CAMPO_DE], mensaje: detail }]
      : undefined
  const body: Problema = {
    type: code,
    title,
    status,
    detail,
    instance: options.instance ?? randomUUID(),
    ...(errores && { errores }),
    ...(options.cotizacion && { cotizacion: options.cotizacion }),
  }
  const retry = options.retryAfterSeconds ?? RETRY_AFTER[code] ?? (status === 429 || status === 503 ? 60 : undefined)
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retry !== undefined && { 'retry-after': String(retry) }),
      ...options.headers,
    },
  })
}

/** Translates whatever a use case threw; a bug tells the caller nothing but a reference, and whether a change was lost. */
export function problemOf(error: unknown, instance: string, method?: string): Response {
  if (error instanceof Refusal) {
    if (error.cause) log.warn('refusal.cause', { code: error.code, requestId: instance, ...describeError(error.cause) })
    return problem(error.code, {
      instance,
      errores: error.errores,
      retryAfterSeconds: error.retryAfterSeconds,
      cotizacion: error.cotizacion,
    })
  }
  const code = codeOfDatabase(error)
  // A moment that is busy passes; a disk that is full waits for one of us.
  if (error instanceof StorageError || sqlState(error)?.startsWith('53'))
    log.error('request.no_room', {
      requestId: instance,
      ...describeError(error instanceof StorageError ? error.cause : error),
    })
  if (code && statusOf(code) === 503)
    log.warn('request.unavailable', { requestId: instance, code, ...describeError(error) })
  if (code) return problem(code, { instance })
  log.error('request.bug', { requestId: instance, ...describeError(error) })
  return problem('error-interno', { instance, ...(method === 'GET' && { detail: FALLA_AL_LEER }) })
}
