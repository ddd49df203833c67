import type { z } from 'zod'
import type { CampoInvalido } from '#contract/errors.ts'
import { parseRoute, type Call } from '#contract/call.ts'
import { refuse } from '#server/refusal.ts'

const MAX_DEPTH = 10
const MAX_ITEMS = 100
const JSON_BODY = 64 * 1024

/** Everything the caller sent for one call: path parameters and the query or the JSON body, validated by the contract. */
export async function readInput(call: Call, request: Request, params: Record<string, string>, search: URLSearchParams): Promise<Record<string, unknown>> {
  const { method } = parseRoute(call)
  const sent = method === 'GET' || method === 'DELETE' ? queryOf(search) : await jsonBody(request, call.maxBody ?? JSON_BODY)
  const result = call.input.safeParse({ ...sent, ...params })
  if (!result.success) refuse('datos-invalidos', { errores: camposDe(result.error.issues) })
  return result.data
}

function camposDe(issues: z.core.$ZodIssue[]): CampoInvalido[] {
  const seen = new Set<string>()
  return issues
    .map((issue) => ({ campo: issue.path.join('.') || 'cuerpo', mensaje: mensajeDe(issue) }))
    .filter(({ campo }) => !seen.has(campo) && seen.add(campo))
    .slice(0, 50)
}

// The schema library speaks English where the contract gave no sentence of its own.
function mensajeDe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Este dato es obligatorio'
  return /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message) ? 'Este dato no tiene el formato esperado' : issue.message
}

function queryOf(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [key, value] of search) {
    if (key in query) refuse('datos-invalidos', { errores: [{ campo: key, mensaje: 'Este dato llegó dos veces' }] })
    if (value !== '') query[key] = value
  }
  return query
}

async function jsonBody(request: Request, max: number): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, max)
  if (bytes.length === 0) return {}
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) refuse('tipo-no-admitido')
  const body = parseJson(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('cuerpo-ilegible')
  checkShape(body, 1)
  return body as Record<string, unknown>
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    return refuse('cuerpo-ilegible', { cause })
  }
}

/** The raw bytes, refused as soon as they pass `max`. */
export async function readBody(request: Request, max: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > max) refuse('cuerpo-demasiado-grande')
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > max) refuse('cuerpo-demasiado-grande')
    chunks.push(chunk)
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
}

function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) refuse('datos-invalidos', { errores: [{ campo: 'cuerpo', mensaje: 'Los datos están anidados en exceso' }] })
  const items = Array.isArray(value) ? value : Object.values(value)
  if (items.length > MAX_ITEMS) refuse('datos-invalidos', { errores: [{ campo: 'cuerpo', mensaje: `Envía ${MAX_ITEMS} elementos como máximo` }] })
  for (const item of items) checkShape(item, depth + 1)
}
