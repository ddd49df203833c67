import { queryOptions } from '@tanstack/react-query'
import type { Experiencia, ExperienciaDetalle } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import type { Cliente } from '#web/api/cliente.ts'

const CUANTAS = 4

/** `lugar`: the city they share, else the region; empty where nothing is shared. */
export type Similares = { lugar: string; items: Experiencia[] }

/** Of the same city; where it has no other, of the same region; without an experience, any. */
export async function pedirSimilares(cliente: Cliente, detalle: ExperienciaDetalle | null): Promise<Similares> {
  if (!detalle) return { lugar: '', items: await pedir(cliente, {}, '') }
  const { id, ciudad, region } = detalle
  const enCiudad = await pedir(cliente, { destino: ciudad }, id)
  if (enCiudad.length > 0) return { lugar: ciudad, items: enCiudad }
  return { lugar: region, items: await pedir(cliente, { region }, id) }
}

async function pedir(cliente: Cliente, donde: { destino?: string; region?: string }, salvo: string): Promise<Experiencia[]> {
  const { items } = await cliente.page('listarExperiencias', { ...donde, pagina: 1, porPagina: CUANTAS + 1 })
  return items.filter(({ id }) => id !== salvo).slice(0, CUANTAS)
}

export const similaresQuery = (detalle: ExperienciaDetalle | null) =>
  queryOptions({ queryKey: ['similares', detalle?.id ?? ''], queryFn: () => pedirSimilares(api, detalle) })
