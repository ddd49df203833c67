import type { Experiencia } from '#contract/experiencias.ts'

export const ZONAS = ['Norte de Chile', 'Centro de Chile', 'Sur de Chile'] as const
export type Zona = (typeof ZONAS)[number]

export type AnfitrionEnZona = {
  nombre: string
  ciudad: string
  experiencias: number
  /** The first one of the list stands for the rest. */
  muestra: Pick<Experiencia, 'id' | 'nombreExperiencia' | 'tipoExperiencia'> & { foto: string | undefined }
}

const NORTE = ['15', '01', '02', '03', '04']
const CENTRO = ['05', '13', '06', '07', '16']

export function zonaDe(region: string): Zona {
  if (NORTE.includes(region)) return 'Norte de Chile'
  return CENTRO.includes(region) ? 'Centro de Chile' : 'Sur de Chile'
}

/** Hosts of the published experiences, by zone; each one once, where their first one is. */
export function anfitrionesPorZona(experiencias: readonly Experiencia[]): { zona: Zona; anfitriones: AnfitrionEnZona[] }[] {
  const vistos = new Map<string, AnfitrionEnZona & { zona: Zona }>()
  for (const experiencia of experiencias) {
    const { anfitrion, ciudad, region, id, nombreExperiencia, tipoExperiencia, fotosUrls } = experiencia
    if (!anfitrion) continue
    const visto = vistos.get(anfitrion.slug)
    if (visto) visto.experiencias += 1
    else vistos.set(anfitrion.slug, { nombre: anfitrion.nombre, ciudad, experiencias: 1, zona: zonaDe(region), muestra: { id, nombreExperiencia, tipoExperiencia, foto: fotosUrls[0] } })
  }
  return ZONAS.map((zona) => ({ zona, anfitriones: [...vistos.values()].filter((uno) => uno.zona === zona) }))
}
