import { ASPECTOS } from '#contract/enumeraciones.ts'
import type { Aspecto, PromedioDeAspecto } from '#contract/experiencias.ts'

/** The stars that each aspect was given, and by how many opinions. */
export type SumasDeAspectos = Record<Aspecto, { suma: number; cantidad: number }>

// One or two would tell what a single person said.
const DESDE = 3

/** In their order; only those that enough opinions rated. */
export function promediosDe(sumas: SumasDeAspectos): PromedioDeAspecto[] {
  return ASPECTOS.flatMap((aspecto) => {
    const { suma, cantidad } = sumas[aspecto]
    return cantidad < DESDE ? [] : [{ aspecto, promedio: Math.round((suma / cantidad) * 100) / 100, cantidad }]
  })
}
