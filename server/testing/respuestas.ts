import { isDeepStrictEqual } from 'node:util'
import type { Call } from '#contract/call.ts'
import { ERRORS, statusOf, type ErrorCode, type Problema } from '#contract/errors.ts'

/** On every answer, errors and files too (docs/nunca.md 9.1). */
const CABECERAS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$|^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$|^cross-origin$/,
  'x-frame-options': /^DENY$|^SAMEORIGIN$/,
  'permissions-policy': /^camera=\(self\), geolocation=\(self\), microphone=\(\), payment=\(self\)$/,
  'content-security-policy': /^default-src 'none'/,
  'cache-control': /./,
}
const ENGLISH = /\b(invalid|expected|received|must|required|string|number|too (big|small)|unrecognized)\b/i

/** What is wrong with an answer, in words; empty when it is as promised. */
export type Quejas = string[]

export function quejasDeCabeceras({ headers }: Response): Quejas {
  const wrong = Object.entries(CABECERAS).filter(([name, form]) => !form.test(headers.get(name) ?? ''))
  const telling = ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'].filter((name) =>
    headers.has(name),
  )
  return [...wrong.map(([name]) => `${name}: ${headers.get(name)}`), ...telling.map((name) => `${name} is there`)]
}

/** A problem document of that status, complete and in the words of the contract. */
export async function quejasDeProblema(response: Response, status: number, code?: ErrorCode): Promise<Quejas> {
  const text = await response.text()
  const { headers } = response
  if (response.status !== status) return [`${response.status} instead of ${status}: ${text.slice(0, 300)}`]
  if (headers.get('content-type') !== 'application/problem+json; charset=utf-8')
    return [`${status} as ${headers.get('content-type')}`]
  const body = JSON.parse(text) as Problema
  const type = body.type as ErrorCode
  const known =
    type in ERRORS &&
    isDeepStrictEqual([body.status, body.title, body.detail], [statusOf(type), ERRORS[type][1], ERRORS[type][2]]) &&
    body.status === status
  const keys = Object.keys(body).filter((key) => key !== 'errores')
  return [
    ...quejasDeCabeceras(response),
    ...(known ? [] : [`not a known problem of ${status}: ${text}`]),
    ...(isDeepStrictEqual(keys, ['type', 'title', 'status', 'detail', 'instance']) ? [] : [`fields ${keys.join()}`]),
    ...(/^[0-9a-f-]{36}$/.test(body.instance ?? '') ? [] : [`instance ${body.instance}`]),
    ...(headers.get('cache-control') === 'no-store' ? [] : ['may be kept']),
    ...(status !== 422 || body.errores?.length ? [] : ['no field named']),
    ...(headers.has('retry-after') === (status === 429 || status === 503)
      ? []
      : [`retry-after ${headers.get('retry-after')}`]),
    ...(headers.get('www-authenticate') === (status === 401 ? 'Bearer' : null)
      ? []
      : [`www-authenticate ${headers.get('www-authenticate')}`]),
    ...(code === undefined || type === code ? [] : [`${type} instead of ${code}`]),
  ]
}

/** A 429 that says in how many whole seconds to come back, at most those of its window. */
export async function quejasDeDemasiado(response: Response, segundos: number): Promise<Quejas> {
  const retry = response.headers.get('retry-after') ?? ''
  const fits = /^[1-9]\d*$/.test(retry) && Number(retry) <= segundos
  return [...(await quejasDeProblema(response, 429)), ...(fits ? [] : [`retry-after ${retry}`])]
}

/** A 422 that names `campo`, in Spanish. */
export async function quejasDeInvalido(response: Response, campo: string): Promise<Quejas> {
  const { errores = [] } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Problema
  const named = errores.some(
    (e) => e.campo === campo || e.campo.startsWith(`${campo}.`) || campo.startsWith(`${e.campo}.`),
  )
  const quejas = await quejasDeProblema(response, 422, 'datos-invalidos')
  return [
    ...quejas,
    ...(named || quejas.length > 0 ? [] : [`does not name ${campo}: ${JSON.stringify(errores)}`]),
    ...errores.filter((e) => ENGLISH.test(e.mensaje)).map((e) => `English: ${e.mensaje}`),
  ]
}

/** The answer promised, exactly: nothing missing, nothing more; or an error that the call announces. */
export async function quejasDeRespuesta(call: Call, response: Response): Promise<Quejas> {
  const { headers, status } = response
  if (status >= 400) {
    const { type } = (await response.clone().json()) as Problema
    const announced = [...call.errors, 'datos-invalidos', 'sesion-terminada'].includes(type as ErrorCode)
    return [...(await quejasDeProblema(response, status)), ...(announced ? [] : [`${type} is not announced`])]
  }
  const body: unknown = call.produces ? await response.text() : await response.json()
  const parsed = call.output.safeParse(body)
  const total = Number(headers.get('x-total-count') ?? Number.NaN)
  return [
    ...quejasDeCabeceras(response),
    ...(status === (call.status ?? 200) ? [] : [`${status}`]),
    ...(headers.get('content-type') === `${call.produces ?? 'application/json'}; charset=utf-8`
      ? []
      : [`as ${headers.get('content-type')}`]),
    ...(parsed.success
      ? isDeepStrictEqual(parsed.data, body)
        ? []
        : [`more than promised: ${JSON.stringify(body)}`]
      : [parsed.error.message]),
    ...(Array.isArray(body) && !(call.paged ? total >= body.length : total === body.length)
      ? [`x-total-count ${total}`]
      : []),
    ...(call.route.endsWith('/auth/logout') && headers.get('clear-site-data') !== '"cache"' ? ['clear-site-data'] : []),
  ]
}
