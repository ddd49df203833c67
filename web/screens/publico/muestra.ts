import type { Experiencia } from '#contract/experiencias.ts'

/** A few of the list, no two of one type nor of one region, in the order they came. */
export function muestraDe(experiencias: readonly Experiencia[], cuantas: number): Experiencia[] {
  const elegidas: Experiencia[] = []
  for (const una of experiencias) {
    if (elegidas.length === cuantas) break
    if (!elegidas.some((otra) => otra.tipoExperiencia === una.tipoExperiencia || otra.region === una.region))
      elegidas.push(una)
  }
  return elegidas
}
