import type { z } from 'zod'
import type { Forma } from '#web/api/forma.ts'

interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  valueType?: z.ZodType
  values?: readonly unknown[]
  getter?: () => z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

const SIMPLE: Record<string, Forma> = {
  string: 's',
  enum: 's',
  template_literal: 's',
  number: 'n',
  int: 'n',
  boolean: 'b',
}
const IN_ANOTHER = new Set(['optional', 'default', 'prefault', 'readonly', 'catch', 'nonoptional'])

/** What answers look like, without what their texts and numbers may be: each shape once, by its place in the list. */
export function crearFormas(): { formas: Forma[]; de(schema: z.ZodType): number } {
  const formas: Forma[] = []
  const places = new Map<string, number>()
  const known = new Map<z.ZodType, number>()

  function place(forma: Forma): number {
    const text = JSON.stringify(forma)
    const found = places.get(text)
    if (found !== undefined) return found
    places.set(text, formas.length)
    return formas.push(forma) - 1
  }

  function de(schema: z.ZodType): number {
    const found = known.get(schema)
    if (found !== undefined) return found
    const made = make(schema)
    known.set(schema, made)
    return made
  }

  function make(schema: z.ZodType): number {
    const def = defOf(schema)
    if (def.type === 'object')
      return place({
        o: Object.fromEntries(
          Object.entries(def.shape!).map(([name, inner]) => [isOptional(inner) ? `${name}?` : name, de(inner)]),
        ),
      })
    if (def.type === 'array') return place({ l: de(def.element!) })
    if (def.type === 'nullable') return place({ u: [place('z'), de(def.innerType!)] })
    if (def.type === 'union') return place({ u: def.options!.map(de) })
    if (def.type === 'record') return place({ r: de(def.valueType!) })
    if (def.type === 'literal') return place(def.values!.every((value) => typeof value === 'string') ? 's' : '*')
    if (def.type === 'null') return place('z')
    if (def.type === 'pipe') return de(defOf(def.out!).type === 'transform' ? def.in! : def.out!)
    if (IN_ANOTHER.has(def.type)) return de(def.innerType!)
    return place(SIMPLE[def.type] ?? '*')
  }

  return { formas, de }
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

const isOptional = (schema: z.ZodType): boolean => schema._zod.optout === 'optional'
