import type { z } from 'zod'
import { parseRoute, type Call } from '#contract/call.ts'
import { HIDDEN } from '#contract/caracteres.ts'
import { enteroOmitible, Id } from '#contract/comun.ts'
import { statusOf, type CampoInvalido, type ErrorCode } from '#contract/errors.ts'
import { isJson } from '#server/platform/content-type.ts'
import { readAtMost } from '#server/platform/read-body.ts'
import { refuse } from '#server/refusal.ts'

const MAX_DEPTH = 10
const MAX_ITEMS = 100
const MAX_ERRORS = 50
const JSON_BODY = 64 * 1024

/** Everything the caller sent for one call: path parameters and the query, the JSON body or the header beside a file, validated by the contract. */
export async function readInput(
  call: Call,
  request: Request,
  params: Record<string, string>,
  search: URLSearchParams,
): Promise<Record<string, unknown>> {
  const { method } = parseRoute(call)
  const beside = call.takes
    ? readQuery(request.headers.get('x-campos') ?? '')
    : method === 'GET' || method === 'DELETE'
      ? search
      : null
  const sent = { ...(beside ? queryOf(call, beside) : await jsonBody(request, call.maxBody ?? JSON_BODY)), ...params }
  const result = call.input.safeParse(sent)
  const errores = [
    ...(result.success ? [] : camposDe(result.error.issues, sent)),
    ...ocultosEn(sent).filter(({ campo }) => call.input.shape[campo] !== enteroOmitible),
  ].filter(isFirst)
  const strange = (campo: string) => isId(call, campo) && typeof sent[campo] === 'string'
  const invalid = errores.filter(({ campo }) => !strange(campo))
  if (invalid.length > 0) refuse('datos-invalidos', { errores: invalid.slice(0, MAX_ERRORS) })
  // An id that cannot exist is answered as one that does not.
  if (errores[0] || !result.success) refuse(unknownCode(call, errores[0]?.campo ?? ''))
  return result.data
}

const isFirst = ({ campo }: CampoInvalido, i: number, all: CampoInvalido[]): boolean =>
  all.findIndex((e) => e.campo === campo) === i

const isId = (call: Call, campo: string): boolean =>
  call.input.shape[campo] === Id || parseRoute(call).params.includes(campo)

/** `salidaId` → `salida-desconocida`; for a path its call's own not-found error. */
function unknownCode(call: Call, campo: string): ErrorCode {
  const unknown = call.errors.filter((code) => statusOf(code) === 404)
  return unknown.find((code) => code.startsWith(`${campo.replace(/Id$/, '')}-`)) ?? unknown[0] ?? 'ruta-desconocida'
}

const camposDe = (issues: z.core.$ZodIssue[], sent: object): CampoInvalido[] =>
  issues.map((issue) => ({ campo: issue.path.join('.') || 'cuerpo', mensaje: mensajeDe(issue, sent) }))

// The schema library speaks English where the contract gave no sentence of its own.
function mensajeDe(issue: z.core.$ZodIssue, sent: object): string {
  const value = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    sent,
  )
  if (issue.code === 'invalid_type' && value === undefined) return 'Este dato es obligatorio'
  return /^(Invalid|Too|Unrecognized|Expected|Not) /.test(issue.message)
    ? 'Este dato no tiene el formato esperado'
    : issue.message
}

/** Every text sent is looked at, whatever its schema says of it. */
function ocultosEn(value: unknown, path: string[] = []): CampoInvalido[] {
  if (typeof value === 'string')
    return HIDDEN.test(value) ? [{ campo: path.join('.'), mensaje: 'Hay un carácter que no se puede usar' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => ocultosEn(item, [...path, key]))
}

/** `a=1&b=%C3%B1`, refused where an escape stands for no text. */
export function readQuery(text: string): URLSearchParams {
  try {
    decodeURIComponent(text)
  } catch (cause) {
    refuse('cuerpo-ilegible', { cause })
  }
  return new URLSearchParams(text)
}

/** Parameters that the call does not know are ignored, even twice. */
function queryOf(call: Call, search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [key, value] of search) {
    if (!Object.hasOwn(call.input.shape, key)) continue
    if (seen.has(key)) refuse('datos-invalidos', { errores: [{ campo: key, mensaje: 'Este dato llegó dos veces' }] })
    seen.add(key)
    if (value !== '') query[key] = value
  }
  return query
}

async function jsonBody(request: Request, max: number): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, max)
  if (bytes.length === 0) return {}
  if (!isJson(request.headers.get('content-type'))) refuse('tipo-no-admitido')
  const body = parseJson(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    refuse('datos-invalidos', { errores: [{ campo: 'cuerpo', mensaje: 'Envía los datos como un objeto JSON' }] })
  checkShape(body, 1)
  return body as Record<string, unknown>
}

/** The file that is the whole body, of a type that the call takes. */
export async function readFile(call: Call, request: Request): Promise<Uint8Array> {
  const ofKind = (status: number, fallback: ErrorCode): ErrorCode =>
    call.errors.find((code) => statusOf(code) === status) ?? fallback
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (!call.takes?.includes(type.trim().toLowerCase())) refuse(ofKind(415, 'tipo-no-admitido'))
  return readBody(request, call.maxBody ?? JSON_BODY, ofKind(413, 'cuerpo-demasiado-grande'))
}

const EXPONENT = /\d[eE][+-]?\d/

/** `1e3` is not how an integer is written: it becomes a number that no schema takes for one. */
function asWritten(_key: string, value: unknown, { source }: { source?: string }): unknown {
  return typeof value === 'number' && Number.isInteger(value) && /e/i.test(source ?? '') ? Number.NaN : value
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return EXPONENT.test(text) ? JSON.parse(text, asWritten as never) : JSON.parse(text)
  } catch (cause) {
    return refuse('cuerpo-ilegible', { cause })
  }
}

/** The raw bytes, refused as soon as they pass `max`. Nothing is unpacked: what a compressed body says is not what it weighs. */
export async function readBody(
  request: Request,
  max: number,
  tooLarge: ErrorCode = 'cuerpo-demasiado-grande',
): Promise<Uint8Array> {
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding')?.trim() ?? '')) refuse('cuerpo-comprimido')
  if (Number(request.headers.get('content-length') ?? 0) > max) refuse(tooLarge)
  // A caller that goes away halfway leaves no body.
  const bytes = await readAtMost(request.body, max).catch((cause: unknown) => refuse('cuerpo-ilegible', { cause }))
  return bytes ?? refuse(tooLarge)
}

function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    refuse('datos-invalidos', { errores: [{ campo: 'cuerpo', mensaje: 'Los datos están anidados en exceso' }] })
  const items = Array.isArray(value) ? value : Object.values(value)
  if (items.length > MAX_ITEMS)
    refuse('datos-invalidos', { errores: [{ campo: 'cuerpo', mensaje: `Envía ${MAX_ITEMS} elementos como máximo` }] })
  for (const item of items) checkShape(item, depth + 1)
}
