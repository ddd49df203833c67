import type { z } from 'zod'

export type Language = 'es' | 'en'

type Issue = z.core.$ZodRawIssue
type Sentences = { [Code in Issue['code']]: (issue: Extract<Issue, { code: Code }>) => string }

const UNITS: Record<Language, Record<string, [string, string]>> = {
  es: { string: ['carácter', 'caracteres'], array: ['elemento', 'elementos'] },
  en: { string: ['character', 'characters'], array: ['item', 'items'] },
}
/** 'debe tener 3 elementos'; of a number, 'debe ser 3'. */
function limit(language: Language, origin: string, n: number | bigint, [has, is]: [string, string]): string {
  const units = UNITS[language][origin]
  return units ? `${has} ${n} ${units[Number(n) === 1 ? 0 : 1]}` : `${is} ${n}`
}

const TYPES: Record<Language, Record<string, string>> = {
  es: {
    string: 'un texto',
    number: 'un número',
    int: 'un número entero',
    boolean: 'true o false',
    array: 'una lista',
    object: 'un objeto',
    record: 'un objeto',
  },
  en: {
    string: 'a text',
    number: 'a number',
    int: 'an integer',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  },
}
const FORMATS: Record<Language, Record<string, string>> = {
  es: {
    date: 'debe ser una fecha como 2026-11-14',
    datetime: 'debe ser una fecha con hora y zona, como 2026-11-14T10:30:00-03:00',
    uuid: 'debe ser un UUID',
    email: 'debe ser un correo como nombre@ejemplo.cl',
    url: 'debe ser una dirección que empiece por https://',
  },
  en: {
    date: 'must be a date like 2026-11-14',
    datetime: 'must be a date with time and zone, like 2026-11-14T10:30:00-03:00',
    uuid: 'must be a UUID',
    email: 'must be an address like name@example.com',
    url: 'must be an address that begins with https://',
  },
}

const ES: Sentences = {
  invalid_type: ({ expected, input }) =>
    input === undefined ? 'falta este dato' : `debe ser ${TYPES.es[expected] ?? 'de otro tipo'}`,
  invalid_format: ({ format }) => FORMATS.es[format] ?? 'tiene signos o una forma que no se pueden usar',
  invalid_value: ({ values }) =>
    values.length === 1 ? `debe ser ${String(values[0])}` : `debe ser uno de: ${values.map(String).join(', ')}`,
  too_big: ({ origin, maximum }) => `${limit('es', origin, maximum, ['debe tener', 'debe ser'])} como máximo`,
  too_small: ({ origin, minimum }) => `${limit('es', origin, minimum, ['debe tener', 'debe ser'])} como mínimo`,
  not_multiple_of: ({ divisor }) => `debe ser un múltiplo de ${divisor}`,
  unrecognized_keys: ({ keys }) => `no se conoce: ${keys.join(', ')}`,
  invalid_union: () => 'no tiene ninguna de las formas que se aceptan',
  invalid_key: () => 'tiene un nombre que no se puede usar',
  invalid_element: () => 'tiene un elemento que no se puede usar',
  custom: () => 'tiene un valor que no se puede usar',
}

const EN: Sentences = {
  invalid_type: ({ expected, input }) =>
    input === undefined ? 'is missing' : `must be ${TYPES.en[expected] ?? 'of another type'}`,
  invalid_format: ({ format }) => FORMATS.en[format] ?? 'has signs or a form that cannot be used',
  invalid_value: ({ values }) =>
    values.length === 1 ? `must be ${String(values[0])}` : `must be one of: ${values.map(String).join(', ')}`,
  too_big: ({ origin, maximum }) => limit('en', origin, maximum, ['must have at most', 'must be at most']),
  too_small: ({ origin, minimum }) => limit('en', origin, minimum, ['must have at least', 'must be at least']),
  not_multiple_of: ({ divisor }) => `must be a multiple of ${divisor}`,
  unrecognized_keys: ({ keys }) => `is not known: ${keys.join(', ')}`,
  invalid_union: () => 'has none of the forms that are taken',
  invalid_key: () => 'has a name that cannot be used',
  invalid_element: () => 'has an element that cannot be used',
  custom: () => 'has a value that cannot be used',
}

/** What is wrong, in words of ours: the library tells its own, and the patterns by which it looks. */
export const sentenceOf =
  (language: Language) =>
  (issue: Issue): string =>
    ((language === 'es' ? ES : EN)[issue.code] as (issue: Issue) => string)(issue)
