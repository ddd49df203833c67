import { createHash } from 'node:crypto'

/** The same opcion at the same instant is the same salida, in every database. */
export function idDeSalida(opcionId: string, inicioUtc: Date): string {
  const hex = createHash('sha256').update(`${opcionId}|${inicioUtc.toISOString()}`).digest('hex')
  // A UUID of version 8: its bits are ours to define.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
