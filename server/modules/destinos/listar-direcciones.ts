import type { Ctx } from '#server/ctx.ts'
import { listDirecciones, listDireccionesDeProveedores } from './destinos.db.ts'
import { verLugares } from './lugares.ts'

export interface Direccion {
  path: string
  /** When what it shows last changed; null where nobody keeps that. */
  cambioEn: Date | null
}

/** Every page of the catalogue that has something to show. */
export async function listarDirecciones(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Direccion[]> {
  const [lugares, experiencias, proveedores] = [
    await verLugares(ctx),
    await listDirecciones(ctx.db),
    await listDireccionesDeProveedores(ctx.db),
  ]
  const ciudades = lugares.flatMap(({ slug, cambioEn, tipos, cambios }) => [
    { path: `/experiencias/${slug}`, cambioEn },
    ...tipos.map((tipo) => ({ path: `/experiencias/${slug}/${tipo.slug}`, cambioEn: cambios[tipo.slug] ?? cambioEn })),
  ])
  return [
    ...ciudades,
    ...experiencias.map(({ slug, cambioEn }) => ({ path: `/experience/${encodeURIComponent(slug)}`, cambioEn })),
    ...proveedores.map(({ slug, cambioEn }) => ({ path: `/provider-profile/${encodeURIComponent(slug)}`, cambioEn })),
  ]
}
