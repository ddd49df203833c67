import { createHash } from 'node:crypto'

/** A v4-shaped uuid that is the same in every fresh start. */
export function idDe(name: string): string {
  const bytes = digest(name).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const bytesDe = (name: string): Uint8Array => digest(name)

/** 0 ≤ x < 1, always the same for a name. */
export const fractionOf = (name: string): number => digest(name).readUIntBE(0, 6) / 2 ** 48

/** A whole number from `min` to `max`, both included. */
export const numberOf = (name: string, min: number, max: number): number =>
  min + Math.floor(fractionOf(name) * (max - min + 1))

export const oneOf = <T>(name: string, list: readonly T[]): T => itemAt(list, numberOf(name, 0, list.length - 1))

export function shuffled<T>(name: string, list: readonly T[]): T[] {
  return list
    .map((item, i) => ({ item, key: fractionOf(`${name}#${i}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`)
  return item
}

export function valueOf<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`nothing under ${String(key)}`)
  return value
}

function digest(name: string): Buffer {
  return createHash('sha256').update(`tourism-hub-chile/demo/${name}`).digest()
}
