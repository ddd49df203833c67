import { diasEntre } from '#domain/fechas.ts'

/** Days of departures, the first and the last included. */
export interface Rango {
  desde: string
  hasta: string
}

// What is sold weekly has its days seven apart; 92 days is what may be asked of availability at once.
const HUECO_DIAS = 7
const LARGO_DIAS = 92

/** What is no more than a week apart becomes one, as long as it can be read in one go. */
export function unirRangos(rangos: readonly Rango[]): Rango[] {
  const unidos: Rango[] = []
  for (const { desde, hasta } of rangos.toSorted(
    (a, b) => a.desde.localeCompare(b.desde) || b.hasta.localeCompare(a.hasta),
  )) {
    const ultimo = unidos.at(-1)
    const fin = ultimo && ultimo.hasta > hasta ? ultimo.hasta : hasta
    if (
      ultimo &&
      diasEntre(ultimo.hasta, desde) <= HUECO_DIAS &&
      (fin === ultimo.hasta || diasEntre(ultimo.desde, fin) < LARGO_DIAS)
    )
      ultimo.hasta = fin
    else unidos.push({ desde, hasta })
  }
  return unidos
}
