import { reject } from './stripe-error.ts'

export type Value = string | Fields | Value[]
export interface Fields {
  [name: string]: Value
}

/** Reads Stripe's bracket notation: `a[b][0][c]=v`, `expand[]=x`. */
export function parseForm(text: string): Fields {
  if (text.length > 256 * 1024) reject('Request body is too large.')
  const root: Fields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    if (value.includes('\0') || name.includes('\0')) reject('Invalid request: it contains a null byte.')
    const path = [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map((part) => part[1] ?? part[0])
    if (path.length === 0 || path.length > 8 || path.includes('__proto__')) reject(`Invalid parameter name: ${name}`)
    put(root, path, value)
  }
  return arrays(root) as Fields
}

function put(root: Fields, path: string[], value: string): void {
  let at = root
  for (const [i, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(at).length) : part
    if (i === path.length - 1) {
      at[key] = value
      return
    }
    const next = at[key]
    if (typeof next === 'string') reject(`Invalid parameter: ${path[0]}`)
    at = (next ?? (at[key] = Object.create(null))) as Fields
  }
}

function arrays(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, arrays(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export function text(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') reject(`Invalid string: ${name}`, { param: name })
  if (value.length > 5000) reject(`Invalid string: ${name} must be at most 5000 characters`, { param: name })
  return value
}

export function required(fields: Fields, name: string): string {
  return text(fields, name) ?? reject(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}

export function integer(fields: Fields, name: string): number | undefined {
  const value = text(fields, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value))
    reject(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
  return Number(value)
}

export function group(fields: Fields, name: string): Fields | undefined {
  const value = fields[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' || Array.isArray(value)) reject(`Invalid object`, { param: name })
  return value
}

export function list(fields: Fields, name: string): Value[] {
  const value = fields[name]
  if (value === undefined || value === '') return []
  if (!Array.isArray(value)) reject('Invalid array', { param: name })
  return value
}

/** `before` with the changes asked for: an empty value takes its key away. */
export function metadata(fields: Fields, before: Record<string, string> = {}): Record<string, string> {
  if (fields.metadata === '') return {}
  const merged = new Map(Object.entries(before))
  for (const [key, value] of Object.entries(group(fields, 'metadata') ?? {})) {
    if (typeof value !== 'string') reject('Metadata values must be strings', { param: `metadata[${key}]` })
    if (key.length > 40) reject('Metadata keys can have up to 40 characters.', { param: 'metadata' })
    if (value.length > 500) reject('Metadata values can have up to 500 characters.', { param: `metadata[${key}]` })
    if (value === '') merged.delete(key)
    else merged.set(key, value)
  }
  if (merged.size > 50) reject('You can only specify up to 50 metadata keys.', { param: 'metadata' })
  return Object.fromEntries(merged)
}
