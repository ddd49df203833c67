import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { CallName } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { createCliente, detalleDe } from './cliente.ts'
import { FORMAS as FORMAS_DE_AREAS } from './formas-de-areas.ts'
import { FORMAS } from './formas.ts'
import { formasDe } from './formas-de.ts'

interface Esquema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Esquema>
  required?: string[]
  items?: Esquema
  anyOf?: Esquema[]
  oneOf?: Esquema[]
  allOf?: Esquema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: Esquema | boolean
}

interface Documento {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Esquema }> }> }>
  >
  components: { schemas: Record<string, Esquema> }
}

const documento = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as Documento
const LLAMADAS = (Object.entries(api) as [CallName, Call][]).filter(([, { produces }]) => !produces)

/** What the API document says that a call answers, written by another hand than the shapes. */
function esquemaDe({ route, status = 200 }: Call): Esquema {
  const [method = '', path = ''] = route.split(' ')
  const llamada = documento.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  const schema = llamada?.responses[status]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`the document has no answer of ${route}`)
  return schema
}

/** An answer with everything in it: every field, one item in every list, the fullest of several forms. */
function entera(esquema: Esquema, hondo = 0): unknown {
  if (esquema.$ref) return entera(documento.components.schemas[esquema.$ref.split('/').at(-1)!]!, hondo + 1)
  if (esquema.const !== undefined) return esquema.const
  if (esquema.enum) return esquema.enum[0]
  if (esquema.allOf) return Object.assign({}, ...esquema.allOf.map((parte) => entera(parte, hondo + 1)))
  const formas = esquema.anyOf ?? esquema.oneOf
  if (formas) return entera(formas.find(({ type }) => type !== 'null') ?? {}, hondo + 1)
  const type = Array.isArray(esquema.type) ? esquema.type[0] : esquema.type
  if (type === 'object') return objeto(esquema, hondo)
  if (type === 'array') return hondo > 12 ? [] : [entera(esquema.items ?? {}, hondo + 1)]
  return { string: 'texto', number: 1, integer: 1, boolean: true, null: null }[type ?? ''] ?? 'algo'
}

function objeto({ properties = {}, additionalProperties }: Esquema, hondo: number): Record<string, unknown> {
  const otros = typeof additionalProperties === 'object' ? { cualquiera: entera(additionalProperties, hondo + 1) } : {}
  return {
    ...otros,
    ...Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, entera(inner, hondo + 1)])),
  }
}

/** The same answer, again and again, each time without one of the fields that it must have; and once with half of them. */
function* cortadas(
  esquema: Esquema,
  value: unknown,
  con: (changed: unknown) => unknown = (changed) => changed,
  path = '',
): Generator<[path: string, answer: unknown]> {
  if (esquema.$ref) yield* cortadas(documento.components.schemas[esquema.$ref.split('/').at(-1)!]!, value, con, path)
  if (esquema.items && Array.isArray(value) && value.length > 0)
    yield* cortadas(esquema.items, value[0], (item) => con([item]), `${path}[]`)
  if (!esquema.properties || typeof value !== 'object' || value === null) return
  const todos = value as Record<string, unknown>
  const debidos = esquema.required ?? []
  for (const name of debidos)
    yield [`${path}.${name}`, con(Object.fromEntries(Object.entries(todos).filter(([each]) => each !== name)))]
  if (debidos.length > 1)
    yield [
      `${path} (half)`,
      con(Object.fromEntries(Object.entries(todos).filter(([each]) => debidos.indexOf(each) % 2 === 0))),
    ]
  for (const [name, inner] of Object.entries(esquema.properties))
    yield* cortadas(inner, todos[name], (changed) => con({ ...todos, [name]: changed }), `${path}.${name}`)
}

const responde = (body: unknown) =>
  createCliente({
    send: async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    base: 'http://localhost:3000',
    token: () => null,
    formas: formasDe,
  })

describe('every call of the client', () => {
  it('is held against what it promised', async () => {
    for (const [name] of LLAMADAS)
      expect([name, Object.hasOwn(FORMAS.llamadas, name) || Object.hasOwn(FORMAS_DE_AREAS.llamadas, name)]).toEqual([
        name,
        true,
      ])
    expect(LLAMADAS.length).toBeGreaterThan(300)
  })

  it('takes a whole answer, and one with more in it than it knows', async () => {
    const quejas: string[] = []
    for (const [name, call] of LLAMADAS) {
      const esquema = esquemaDe(call)
      const value = entera(esquema)
      const nueva =
        (esquema.properties ?? documento.components.schemas[esquema.$ref?.split('/').at(-1) ?? '']?.properties)
          ? { ...(value as object), deUnServidorNuevo: 1 }
          : value
      for (const body of [value, nueva])
        await responde(body)
          .call(name, {} as never)
          .catch((error: Error) => quejas.push(`${name}: ${error.message}`))
    }
    expect(quejas).toEqual([])
  })

  it('refuses an answer without one of its fields, or with half of them, and says so in words', async () => {
    const tomadas: string[] = []
    let veces = 0
    for (const [name, call] of LLAMADAS) {
      const esquema = esquemaDe(call)
      const comprobar = (await formasDe(name))!
      for (const [path, body] of cortadas(esquema, entera(esquema))) {
        veces++
        if (comprobar(body) === null) tomadas.push(name + path)
      }
    }
    expect(tomadas).toEqual([])
    expect(veces).toBeGreaterThan(3000)
  })
})

describe('an answer cut in half', () => {
  it.each([
    ['verEstadisticas', 'La respuesta llegó incompleta. Inténtalo de nuevo en un momento'],
    ['iniciarSesion', 'Lo recibimos, pero la respuesta llegó incompleta. Recarga la página para ver cómo quedó'],
  ] as const)('of %s fails as a call does, and does not say that nothing was kept', async (name, detalle) => {
    const error: unknown = await responde({})
      .call(name, {} as never)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ status: 502, code: 'RESPONSE_INCOMPLETE' })
    expect(detalleDe(error)).toBe(detalle)
  })

  it('is one in a list too', async () => {
    await expect(responde([{ id: 'x' }]).page('listarExperiencias', {})).rejects.toMatchObject({
      code: 'RESPONSE_INCOMPLETE',
    })
  })

  it('is taken as it is where nobody knows what it should look like', async () => {
    const cliente = createCliente({
      send: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
      base: 'http://localhost:3000',
      token: () => null,
      formas: async () => null,
    })
    expect(await cliente.call('verEstadisticas', {})).toEqual({})
  })
})
