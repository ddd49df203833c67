import { HIDDEN } from '#contract/caracteres.ts'
import { isJson } from '#server/platform/content-type.ts'
import { readAtMost } from '#server/platform/read-body.ts'
import { refuse } from '#server/refusal.ts'
import { OctoError } from './errors.ts'

const MAX_BYTES = 64 * 1024
const MAX_DEPTH = 10

/** The JSON object of a request; an empty body is an empty object. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const bytes = (await readAtMost(request.body, MAX_BYTES)) ?? refuse('cuerpo-demasiado-grande')
  if (bytes.length === 0) return {}
  if (!isJson(request.headers.get('content-type'))) refuse('tipo-no-admitido')
  const body = parse(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new OctoError('BAD_REQUEST', {
      es: 'El cuerpo debe ser un objeto JSON.',
      en: 'The body must be a JSON object.',
    })
  checkText(body)
  return body as Record<string, unknown>
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new OctoError('BAD_REQUEST', { es: 'El cuerpo no es JSON.', en: 'The body is not JSON.' }) // said once, as the caller's mistake
  }
}

/** Nothing hidden, at any depth: in a body as in a query. */
export function checkText(value: unknown, depth = 1): void {
  if (typeof value === 'string' && HIDDEN.test(value))
    throw new OctoError('BAD_REQUEST', {
      es: 'Hay un carácter que no se puede usar.',
      en: 'There is a character that cannot be used.',
    })
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    throw new OctoError('BAD_REQUEST', {
      es: 'El cuerpo está anidado en exceso.',
      en: 'The body is nested too deeply.',
    })
  for (const item of Array.isArray(value) ? value : Object.values(value)) checkText(item, depth + 1)
}
