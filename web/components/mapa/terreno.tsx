import type { Geometria } from './geometria.ts'
import type { Medida, Vista } from './proyeccion.ts'
import { Suelo } from './suelo.tsx'

export type TerrenoProps = { geometria: Geometria; vista: Vista; medida: Medida }

/** What lies under the pins. */
export function Terreno({ geometria, vista, medida }: TerrenoProps) {
  return <Suelo geometria={geometria} vista={vista} medida={medida} />
}
