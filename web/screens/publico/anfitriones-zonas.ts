import type { Experiencia } from '#contract/experiencias.ts'
import { type Zona, ZONAS, zonaDeChile } from '#web/components/zonas.ts'

export type AnfitrionEnZona = {
  nombre: string
  ciudad: string
  experiencias: number
  /** The first one of the list stands for the rest. */
  muestra: Pick<Experiencia, 'id' | 'nombreExperiencia' | 'tipoExperiencia'> & { foto: string | undefined }
}

/** Hosts of the published experiences, by zone; each one once, where their first one is. */
export function anfitrionesPorZona(
  experiencias: readonly Experiencia[],
): { zona: Zona; anfitriones: AnfitrionEnZona[] }[] {
  const vistos = new Map<string, AnfitrionEnZona & { zona: Zona }>()
  for (const experiencia of experiencias) {
    const { anfitrion, ciudad, region, id, nombreExperiencia, tipoExperiencia, fotosUrls } = experiencia
    if (!anfitrion) continue
    const visto = vistos.get(anfitrion.slug)
    if (visto) visto.experiencias += 1
    else
      vistos.set(anfitrion.slug, {
        nombre: anfitrion.nombre,
        ciudad,
        experiencias: 1,
        zona: zonaDeChile(region),
        muestra: { id, nombreExperiencia, tipoExperiencia, foto: fotosUrls[0] },
      })
  }
  return ZONAS.map((zona) => ({ zona, anfitriones: [...vistos.values()].filter((uno) => uno.zona === zona) }))
}
