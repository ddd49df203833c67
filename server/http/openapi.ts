import { z } from 'zod'
import { ROLES } from '#contract/enumeraciones/personas.ts'
import { calls } from '#contract/api.ts'
import { parseRoute, type Call } from '#contract/call.ts'
import { ERRORS, statusOf, type ErrorCode } from '#contract/errors.ts'
import { GRUPOS } from './openapi-grupos.ts'

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', description: 'Código estable del error.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Frase en español que se puede mostrar a una persona.' },
    instance: { type: 'string', description: 'Referencia de la solicitud.' },
    errores: {
      type: 'array',
      items: {
        type: 'object',
        required: ['campo', 'mensaje'],
        properties: { campo: { type: 'string' }, mensaje: { type: 'string' } },
      },
    },
    cotizacion: {
      type: 'object',
      description: 'Con devolucion-distinta: lo que se devolvería ahora, como lo responde la llamada que cotiza.',
    },
  },
}

const COMMON: ErrorCode[] = ['servicio-ocupado', 'error-interno']

/** OpenAPI 3.1 made from the schemas that validate the requests. */
export function openApiDocument(title = 'Tourism Hub Chile'): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const { method, path } = parseRoute(call)
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    ;(paths[template] ??= {})[method.toLowerCase()] = operation(name, call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description:
        'Experiencias locales en Chile: buscar, reservar y pagar. Montos en pesos chilenos, enteros. Instantes en ISO 8601 con desfase.',
      license: { name: 'Propietaria', identifier: 'LicenseRef-Propietaria' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(calls).map(segmentOf))].map((segment) => ({
      name: nombreDe(segment),
      description: GRUPOS[segment]?.[1],
    })),
    paths,
    components: {
      schemas: { Problema: PROBLEM },
      securitySchemes: {
        sesion: { type: 'http', scheme: 'bearer', description: 'El token de la sesión.' },
        claveApi: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'La clave de API de una empresa; también se admite como Bearer.',
        },
        claveDeReserva: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Reserva-Clave',
          description: 'La clave del enlace secreto de una reserva.',
        },
      },
    },
  }
}

const nombreDe = (segment: string): string => GRUPOS[segment]?.[0] ?? segment
const segmentOf = (call: Call): string =>
  parseRoute(call)
    .path.replace(/^\/api\/(v1\/)?/, '')
    .split('/')[0]!
    .replace(/^create-.*/, 'pagos')

function operation(name: string, call: Call): object {
  const { method, params } = parseRoute(call)
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>
    required?: string[]
  }
  const rest = Object.entries(schema.properties ?? {}).filter(([key]) => !params.includes(key))
  const inQuery = method === 'GET' || method === 'DELETE'
  return {
    operationId: name,
    summary: call.resumen,
    tags: [nombreDe(segmentOf(call))],
    security: securityOf(call),
    parameters: [
      ...params.map((key) => ({
        name: key,
        in: 'path',
        required: true,
        schema: schema.properties?.[key] ?? { type: 'string' },
      })),
      ...(inQuery
        ? rest.map(([key, value]) => ({
            name: key,
            in: 'query',
            required: schema.required?.includes(key) ?? false,
            schema: value,
          }))
        : []),
      ...(call.takes && rest.length > 0
        ? [
            {
              name: 'X-Campos',
              in: 'header',
              required: (schema.required ?? []).some((key) => !params.includes(key)),
              description: 'Los demás campos, escritos como en una consulta (clave=valor&…).',
              content: {
                'application/x-www-form-urlencoded': {
                  schema: {
                    type: 'object',
                    properties: Object.fromEntries(rest),
                    required: schema.required?.filter((k) => !params.includes(k)) ?? [],
                  },
                },
              },
            },
          ]
        : []),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', minLength: 1, maxLength: 255 },
            },
          ]
        : []),
    ],
    ...(call.takes && {
      requestBody: { required: true, content: Object.fromEntries(call.takes.map((type) => [type, {}])) },
    }),
    ...(!inQuery &&
      !call.takes &&
      rest.length > 0 && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(rest),
                required: schema.required?.filter((k) => !params.includes(k)) ?? [],
              },
            },
          },
        },
      }),
    responses: responsesOf(call),
  }
}

function securityOf(call: Call): object[] {
  const open = call.access.includes('publico') || call.access.includes('visitante')
  const session = call.identifica === true || call.access.some((a) => (ROLES as readonly string[]).includes(a))
  return [
    ...(open ? [{}] : []),
    ...(session ? [{ sesion: [] }] : []),
    ...(call.access.includes('invitado') ? [{ claveDeReserva: [] }] : []),
    ...(call.access.includes('clave') ? [{ claveApi: [] }] : []),
  ]
}

function credentialErrors({ access }: Call): readonly ErrorCode[] {
  if (access.includes('clave'))
    return ['clave-api-requerida', 'clave-api-invalida', 'clave-sin-permiso', 'contexto-ajeno', 'demasiados-intentos']
  return access.includes('publico') ? [] : ['sesion-requerida', 'contexto-ajeno']
}

function headersOfList(call: Call): Record<string, object> {
  const text = { schema: { type: 'string' } }
  return {
    'X-Total-Count': { schema: { type: 'integer' } },
    ...(call.paged && !call.consulta && { Link: text }),
    ...(call.etag && { ETag: text, 'X-Cursor': text }),
    ...(call.porTexto && { 'X-Sin-Uso': text, 'X-Coincidencia': text }),
  }
}

function responsesOf(call: Call): Record<string, object> {
  const output = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })
  const ok = {
    description: 'Correcto',
    ...(output.type === 'array' && { headers: headersOfList(call) }),
    content: { [call.produces ?? 'application/json']: { schema: output } },
  }
  const codes: ErrorCode[] = [...call.errors, ...COMMON, 'datos-invalidos', ...credentialErrors(call)]
  const byStatus = Map.groupBy(new Set(codes), statusOf)
  const failures = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `${code}: ${ERRORS[code][2]}`).join('\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
      },
    ])
  return {
    [String(call.status ?? 200)]: ok,
    ...(call.etag && { 304: { description: 'Sin cambios desde el ETag enviado' } }),
    ...Object.fromEntries(failures),
  }
}
