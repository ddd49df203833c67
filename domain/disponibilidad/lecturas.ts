const MEDIA_HORA_MS = 30 * 60_000
const DIA_MS = 86_400_000

/** How long until a calendar of elsewhere is read again, in milliseconds: half an hour, twice as long after each failure, a day at most. */
export function esperaDeLectura(fallas: number): number {
  return Math.min(DIA_MS, MEDIA_HORA_MS * 2 ** Math.min(fallas, 10))
}
