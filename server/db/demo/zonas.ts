import { costaCentral } from './contenido/costa-central.ts'
import { lagosYChiloe } from './contenido/lagos-y-chiloe.ts'
import { norteChico } from './contenido/norte-chico.ts'
import { norteGrande } from './contenido/norte-grande.ts'
import { patagonia } from './contenido/patagonia.ts'
import { rapaNui } from './contenido/rapa-nui.ts'
import { vallesCentrales } from './contenido/valles-centrales.ts'
import type { AnfitrionDemo, ExperienciaDemo, ProveedorDemo } from './tipos.ts'

const zonas = [norteGrande, norteChico, rapaNui, vallesCentrales, costaCentral, lagosYChiloe, patagonia]

/** The whole catalogue, from north to south. */
export const proveedores: ProveedorDemo[] = zonas.flatMap((zona) => zona.proveedores)
export const anfitriones: AnfitrionDemo[] = zonas.flatMap((zona) => zona.anfitriones)
export const experiencias: ExperienciaDemo[] = zonas.flatMap((zona) => zona.experiencias)
