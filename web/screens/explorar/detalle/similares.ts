import { queryOptions } from '@tanstack/react-query'
import type { Experiencia, ExperienciaDetalle } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { enRegion } from '#web/components/catalogo-textos.ts'
import type { Cliente } from '#web/api/cliente.ts'

const CUANTAS = 4

/** `lugar`: the city they share, or the region where the city alone has too few; empty where nothing is shared. */
export type Similares = { lugar: string; items: Experiencia[] }

export async function pedirSimilares(cliente: Cliente, detalle: ExperienciaDetalle | null): Promise<Similares> {
  if (!detalle) return { lugar: '', items: await pedir(cliente, {}, '') }
  const { id, ciudad, region } = detalle
  const enCiudad = await pedir(cliente, { destino: ciudad }, id)
  if (enCiudad.length === CUANTAS) return { lugar: ciudad, items: enCiudad }
  const enLaRegion = await pedir(cliente, { region }, id)
  const items = [...new Map([...enCiudad, ...enLaRegion].map((item) => [item.id, item])).values()].slice(0, CUANTAS)
  return { lugar: items.length > enCiudad.length ? enRegion(region) : ciudad, items }
}

async function pedir(
  cliente: Cliente,
  donde: { destino?: string; region?: string },
  salvo: string,
): Promise<Experiencia[]> {
  const { items } = await cliente.page('listarExperiencias', { ...donde, pagina: 1, porPagina: CUANTAS + 1 })
  return items.filter(({ id }) => id !== salvo).slice(0, CUANTAS)
}

export const similaresQuery = (detalle: ExperienciaDetalle | null) =>
  queryOptions({ queryKey: ['similares', detalle?.id ?? ''], queryFn: () => pedirSimilares(api, detalle) })
