import { randomUUID } from 'node:crypto'
import { CAMPO_DE, ERRORS, FALLA_AL_LEER, statusOf, type CampoInvalido, type ErrorCode, type Problema } from '#contract/errors.ts'
import { BusyError, sqlState } from '#server/platform/db.ts'
import { describeError, log } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'

const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { 'servicio-ocupado': 2, 'solicitud-en-curso': 1, 'servicio-cerrando': 10, 'pagos-no-disponible': 30 }

export interface ProblemOptions {
  errores?: CampoInvalido[]
  retryAfterSeconds?: number
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
  const errores = options.errores?.length ? options.errores : code in CAMPO_DE ? [{ campo: CAMPO_DE[code as keyof typeof CAMPO_DE], mensaje: detail }] : undefined
  const body: Problema = { type: code, title, status, detail, instance: options.instance ?? randomUUID(), ...(errores && { errores }) }
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
    return problem(error.code, { instance, errores: error.errores, retryAfterSeconds: error.retryAfterSeconds })
  }
  const code = codeOfDatabase(error)
  if (code) return problem(code, { instance })
  log.error('request.bug', { requestId: instance, ...describeError(error) })
  return problem('error-interno', { instance, ...(method === 'GET' && { detail: FALLA_AL_LEER }) })
}

const UNAVAILABLE = new Set(['57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01', '55P03', '25P03'])
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

function codeOfDatabase(error: unknown): ErrorCode | undefined {
  if (error instanceof BusyError) return 'servicio-ocupado'
  const state = sqlState(error)
  if (state === '23514' && (error as { constraint?: string }).constraint === 'reservas_caben') return 'sin-cupos'
  if (state === '23505' || state === '23514' || state === '23P01') return 'dato-en-conflicto'
  if (state?.startsWith('22')) return 'datos-invalidos'
  if (state && (UNAVAILABLE.has(state) || state.startsWith('08'))) return 'servicio-ocupado'
  if (error instanceof Error && (LOST.has((error as NodeJS.ErrnoException).code ?? '') || /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(error.message))) return 'servicio-ocupado'
  return undefined
}
