import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { linea, texto, textoExacto } from '#contract/comun.ts'
import { OctoError, parse } from './errors.ts'
import * as requests from './requests.ts'

function said(schema: z.ZodType, sent: unknown): { es: string; en: string } {
  try {
    parse(schema, sent)
  } catch (error) {
    if (error instanceof OctoError) return error.said!
    throw error
  }
  throw new Error('it was taken')
}

const de = (schema: z.ZodType, sent: unknown) => said(z.object({ dato: schema }), { dato: sent })

describe('what is wrong is told in plain sentences', () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ['missing', z.string(), undefined, 'dato: falta este dato', 'dato: is missing'],
    ['no text', z.string(), 3, 'dato: debe ser un texto', 'dato: must be a text'],
    ['no number', z.number(), 'tres', 'dato: debe ser un número', 'dato: must be a number'],
    ['no integer', z.int(), 3.5, 'dato: debe ser un número entero', 'dato: must be an integer'],
    ['no boolean', z.boolean(), 'sí', 'dato: debe ser true o false', 'dato: must be true or false'],
    ['no list', z.array(z.string()), 'a', 'dato: debe ser una lista', 'dato: must be a list'],
    ['no object', z.object({}), [], 'dato: debe ser un objeto', 'dato: must be an object'],
    [
      'too long',
      z.string().max(3),
      'cuatro',
      'dato: debe tener 3 caracteres como máximo',
      'dato: must have at most 3 characters',
    ],
    [
      'too many',
      z.array(z.int()).max(1),
      [1, 2],
      'dato: debe tener 1 elemento como máximo',
      'dato: must have at most 1 item',
    ],
    [
      'too few',
      z.array(z.int()).min(1),
      [],
      'dato: debe tener 1 elemento como mínimo',
      'dato: must have at least 1 item',
    ],
    ['too much', z.number().max(3), 4, 'dato: debe ser 3 como máximo', 'dato: must be at most 3'],
    ['too little', z.number().min(3), 2, 'dato: debe ser 3 como mínimo', 'dato: must be at least 3'],
    [
      'of another form',
      z.string().regex(/^[A-Z]{2}$/),
      'chile',
      'dato: tiene signos o una forma que no se pueden usar',
      'dato: has signs or a form that cannot be used',
    ],
    [
      'no date',
      z.iso.date(),
      'mañana',
      'dato: debe ser una fecha como 2026-11-14',
      'dato: must be a date like 2026-11-14',
    ],
    ['no uuid', z.uuid(), 'x', 'dato: debe ser un UUID', 'dato: must be a UUID'],
    ['none of these', z.enum(['a', 'b']), 'c', 'dato: debe ser uno de: a, b', 'dato: must be one of: a, b'],
    ['not this', z.literal('a'), 'c', 'dato: debe ser a', 'dato: must be a'],
    ['strange keys', z.strictObject({}), { x: 1 }, 'dato: no se conoce: x', 'dato: is not known: x'],
    [
      'none of several',
      z.union([z.string(), z.number()]),
      true,
      'dato: no tiene ninguna de las formas que se aceptan',
      'dato: has none of the forms that are taken',
    ],
    ['no multiple', z.number().multipleOf(2), 3, 'dato: debe ser un múltiplo de 2', 'dato: must be a multiple of 2'],
    [
      'refused by a rule',
      z.string().refine(() => false),
      'x',
      'dato: tiene un valor que no se puede usar',
      'dato: has a value that cannot be used',
    ],
  ])('%s', (_, schema, sent, es, en) => {
    expect(de(schema, sent)).toEqual({ es, en })
  })

  it('shows no pattern and no word of a library, whatever is sent to whatever schema', () => {
    const schemas = Object.values(requests).filter((uno): uno is z.ZodObject => uno instanceof z.ZodObject)
    expect(schemas.length).toBeGreaterThan(4)
    const malos = [
      undefined,
      null,
      0,
      1e9,
      -1,
      'x'.repeat(3000),
      'a\u0000b',
      '\u200b',
      'a\nb',
      true,
      [],
      {},
      [1],
      [{}],
      { x: 1 },
    ]
    for (const schema of [
      ...schemas,
      ...[texto(80, 1), linea(200, 1), textoExacto(40, 1)].map((dato) => z.object({ dato })),
    ]) {
      for (const campo of Object.keys(schema.shape)) {
        for (const malo of malos) {
          const { success } = schema.safeParse({ [campo]: malo })
          if (success) continue
          const { es, en } = said(schema, { [campo]: malo })
          expect(`${es} ${en}`).not.toMatch(
            /patr[oó]n|pattern|\/\^|Invalid|Entrada inv|Demasiado |Too |NaN|undefined|se esperaba|expected/,
          )
        }
      }
    }
  })
})
