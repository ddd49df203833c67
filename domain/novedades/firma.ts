/** The moment, the delivery and its text are signed together: one without the other proves nothing. */
export const textoDeFirma = ({ id, segundos, cuerpo }: { id: string; segundos: number; cuerpo: string }): string =>
  `${id}.${segundos}.${cuerpo}`

// Growing from half a minute; together somewhat over three days, after which the address is switched off.
const ESPERAS_SEGUNDOS = [
  30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 43_200, 43_200, 43_200, 43_200,
] as const
export const FALLA_MAX_MS = 3 * 86_400_000

/** Seconds until it is tried again; null when that was the last time. */
export const esperaDe = (intentos: number): number | null => ESPERAS_SEGUNDOS[intentos - 1] ?? null

/** Switched off once nothing has got through for three days. */
export const seApaga = (fallaDesde: Date, ahora: Date): boolean =>
  ahora.getTime() - fallaDesde.getTime() >= FALLA_MAX_MS
