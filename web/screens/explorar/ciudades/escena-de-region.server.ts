import type { TipoExperiencia } from '#contract/comun.ts'
import { alternativo, laminas, rutaLamina } from '#contract/escenas.ts'
import { zonaDe } from '#contract/escenas-regiones.ts'

/** The drawing that stands for each region: a place of it that is known from afar. */
export const EMBLEMAS: Record<string, readonly [tipo: TipoExperiencia, n: number]> = {
  '15': ['Trekking', 7],
  '01': ['Cultural', 4],
  '02': ['Trekking', 1],
  '03': ['Aventura', 1],
  '04': ['Cultural', 1],
  '05': ['Trekking', 4],
  '13': ['Trekking', 10],
  '06': ['Enológica', 8],
  '07': ['Trekking', 5],
  '16': ['Aventura', 8],
  '08': ['City Tour', 2],
  '09': ['Trekking', 2],
  '14': ['Cultural', 9],
  '10': ['Trekking', 1],
  '11': ['Trekking', 5],
  '12': ['Trekking', 1],
}

export function escenaDeRegion(region: string): { src: string; alt: string } {
  const [tipo, n] = EMBLEMAS[region] ?? (['Trekking', 2] as const)
  const lamina = laminas(zonaDe(region), tipo)[n - 1]!
  return { src: rutaLamina(lamina), alt: alternativo(lamina) }
}
