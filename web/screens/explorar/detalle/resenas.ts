import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Resena } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import type { Cliente } from '#web/api/cliente.ts'

const POR_PAGINA = 6

export type PaginaDeResenas = { items: Resena[]; total: number }

export function pedirResenas(cliente: Cliente, id: string, pagina = 1, signal?: AbortSignal): Promise<PaginaDeResenas> {
  return cliente.page('listarResenas', { id, pagina, porPagina: POR_PAGINA }, { ...(signal && { signal }) })
}

export const resenasQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['resenas', id],
    queryFn: ({ pageParam, signal }) => pedirResenas(api, id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, last) => (last * POR_PAGINA < total ? last + 1 : undefined),
  })
