import { z } from 'zod'
import { enteroOmitible } from '#contract/comun.ts'

export interface Daño {
  /** Dotted path of the field. */
  campo: string
  valor: unknown
  /** `raro`: odd, and allowed; all else must be refused. */
  que: 'tipo' | 'largo' | 'oculto' | 'rango' | 'raro'
}

interface Json {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  minimum?: number
  maximum?: number
  maxLength?: number
  properties?: Record<string, Json>
}

const OCULTOS = ['a\u0000b', 'a\u202eb', 'a\ud800b', 'a\u001bb']
const RARO = '👩‍🚀 ﷽ Z̷a̷l̷g̷o̷ \'";--'

/** Everything that the field of a body must refuse, its inner fields included. */
export function dañosDe(key: string, schema: z.core.$ZodType): Daño[] {
  return deJson(key, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)
}

function deJson(campo: string, json: Json): Daño[] {
  const bad = (que: Daño['que'], ...values: unknown[]): Daño[] => values.map((valor) => ({ campo, valor, que }))
  if ('const' in json) return bad('tipo', null, false, String(json.const), 7)
  if (json.enum) return bad('tipo', null, 'no existe', 7)
  switch (json.type) {
    case 'integer':
      return [...bad('tipo', null, '2', 2.5, true, [], {}), ...bad('rango', 1e16, -1e16)]
    case 'boolean':
      return bad('tipo', null, 'true', 1)
    case 'string':
      return [
        ...bad('tipo', null, 7, true, {}, ['a']),
        ...bad('largo', 'x'.repeat((json.maxLength ?? 20_000) + 1)),
        ...bad('oculto', ...OCULTOS),
        ...bad('raro', RARO),
      ]
    case 'object':
      return [
        ...bad('tipo', null, 7, 'x', []),
        ...Object.entries(json.properties ?? {}).flatMap(([name, inner]) => deJson(`${campo}.${name}`, inner)),
      ]
    default:
      return bad('oculto', ...OCULTOS)
  }
}

/** The same for a parameter of the query, where all is text. */
export function dañosDeConsulta(key: string, schema: z.core.$ZodType): Daño[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json & { format?: string }
  const bad = (que: Daño['que'], ...values: string[]): Daño[] => values.map((valor) => ({ campo: key, valor, que }))
  if (schema === enteroOmitible) return bad('raro', 'abc', '2.5', '1e3', '\u0000', '9'.repeat(30))
  const odd = [
    ...bad('oculto', ...OCULTOS.filter((s) => !s.includes('\ud800'))),
    ...bad('largo', 'x'.repeat((json.maxLength ?? 200) + 1)),
  ]
  if (json.enum) return [...odd, ...bad('tipo', 'no-existe')]
  if (json.type === 'integer')
    return [
      ...odd,
      ...bad('tipo', 'abc', '2.5', '1e3', 'true', '0x10', ' '),
      ...bad('rango', '0', '-1', String((json.maximum ?? 99_999) + 1)),
    ]
  if (json.format === 'date')
    return [...odd, ...bad('tipo', 'ayer', '2026-02-30', '2026-13-01', '20261201', '2026-12-01T00:00:00Z')]
  return [...odd, ...bad('raro', RARO, '%', '_', '\\')]
}
