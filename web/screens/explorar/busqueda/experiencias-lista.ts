import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Experiencia } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { type Cliente, isInvalid, type ListPage } from '#web/api/cliente.ts'
import { type Filtros, preciosChocan } from './filtros.ts'

export const PRIMERAS = 8
const POR_PAGINA = 24
const DE_LISTA: ReadonlySet<string> = new Set(['tipo', 'region'])
const FRESCA_MS = 2 * 60_000

export type Pagina = ListPage<Experiencia[]>

/** The first 8, as the served page brings them; from then on pages of 24. */
export function pedirPrimeras(cliente: Cliente, filtros: Filtros, signal?: AbortSignal): Promise<Pagina> {
  return cliente
    .page('listarExperiencias', { ...filtros, pagina: 1, porPagina: PRIMERAS }, { ...(signal && { signal }) })
    .catch(nadaSiNoExiste)
}

/** An address may name a kind or a region that is on no list: that finds nothing. */
export function nadaSiNoExiste(error: unknown): { items: []; total: number } {
  if (isInvalid(error) && error.problema.errores?.every(({ campo }) => DE_LISTA.has(campo)))
    return { items: [], total: 0 }
  throw error
}

/** For a browser without scripts: `?pagina=2` holds the 24 after the first 8, and so on. */
export async function pedirPagina(cliente: Cliente, filtros: Filtros, pagina: number): Promise<Pagina> {
  const tercios = [3 * pagina - 4, 3 * pagina - 3, 3 * pagina - 2]
  const partes = await Promise.all(
    tercios.map((parte) => cliente.page('listarExperiencias', { ...filtros, pagina: parte, porPagina: PRIMERAS })),
  )
  return { ...partes[0]!, items: partes.flatMap(({ items }) => items) }
}

export const paginasEnTotal = (total: number): number =>
  total <= PRIMERAS ? 1 : 1 + Math.ceil((total - PRIMERAS) / POR_PAGINA)

/** Page 0 holds the first 8 and is replaced by page 1, which holds the first 24. */
export const listaQuery = (filtros: Filtros) =>
  infiniteQueryOptions({
    queryKey: ['experiencias', filtros],
    queryFn: ({ pageParam, signal }): Promise<Pagina> =>
      pageParam === 0
        ? pedirPrimeras(api, filtros, signal)
        : api.page('listarExperiencias', { ...filtros, pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, last) =>
      total > (last === 0 ? PRIMERAS : last * POR_PAGINA) ? last + 1 : undefined,
    staleTime: FRESCA_MS,
  })

export function juntar(pages: Pagina[]): Experiencia[] {
  const items = (pages.length > 1 ? pages.slice(1) : pages).flatMap((page) => page.items)
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** Only how many there would be. */
export const experienciasEnTotal = (filtros: Filtros) =>
  queryOptions({
    queryKey: ['experiencias-total', filtros],
    queryFn: async ({ signal }) =>
      (await api.page('listarExperiencias', { ...filtros, pagina: 1, porPagina: 1 }, { signal }).catch(nadaSiNoExiste))
        .total,
    staleTime: FRESCA_MS,
    enabled: !preciosChocan(filtros),
  })
